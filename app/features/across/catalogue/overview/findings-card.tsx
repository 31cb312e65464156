import { href } from 'react-router'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { draftWords } from '../draft.words.ts'
import type { Finding } from '../findings.ts'
import { findingWords, overviewWords } from './overview.words.ts'

/** What keeps the draft from being published, and what its maker should know. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const say = useWords(overviewWords)
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')
  return (
    <Card title={say('findings')}>
      <div className="stack-small">
        {findings.length === 0 && <p>{say('findings.none')}</p>}
        {errors.length > 0 && <Lines title={say('findings.errors')} findings={errors} />}
        {warnings.length > 0 && <Lines title={say('findings.warnings')} findings={warnings} />}
      </div>
    </Card>
  )
}

/** More would hide the publishing below. */
const shownMost = 12

function Lines({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const say = useWords(overviewWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const page = href('/:locale?/console/catalogue', localePrefix(locale))
  const sentence = useSentence()
  const more = findings.length - shownMost
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {findings.slice(0, shownMost).map((finding) => (
          <li key={JSON.stringify(finding)}>
            <Link to={`${page}/${finding.section}`}>{words(`section.${finding.section}`)}</Link>
            {`${colon(locale)} ${sentence(finding)}`}
          </li>
        ))}
        {more > 0 && <li className="muted">{say('findings.more', { count: more })}</li>}
      </ul>
    </>
  )
}

function useSentence() {
  const locale = useLocale()
  const { parts, kinds } = useLabels()
  return ({ message, slots = {} }: Finding): string => {
    const { part, kind, code, ...others } = slots
    const named = {
      ...others,
      ...(part === undefined ? {} : { part: nameOf(parts, part) }),
      ...(kind === undefined ? {} : { kind: nameOf(kinds, kind) }),
      ...(code === undefined ? {} : { code: message === 'floor-twice' ? countryName(locale, code) : code }),
    }
    // Each finding brings the slots of its sentence.
    return sayIn(findingWords, locale)(message, named as never)
  }
}
