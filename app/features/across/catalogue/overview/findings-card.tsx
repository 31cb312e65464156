import { href } from 'react-router'
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
import type { ShownFindings } from './shown.ts'

/** What keeps the draft from being published, and what its maker should know. */
export function Findings({ findings: { error, warning } }: { findings: ShownFindings }) {
  const say = useWords(overviewWords)
  return (
    <Card title={say('findings')}>
      <div className="stack-small">
        {error.shown.length + warning.shown.length === 0 && <p>{say('findings.none')}</p>}
        {error.shown.length > 0 && <Lines title={say('findings.errors')} {...error} />}
        {warning.shown.length > 0 && <Lines title={say('findings.warnings')} {...warning} />}
      </div>
    </Card>
  )
}

function Lines({ title, shown, more }: { title: string; shown: readonly Finding[]; more: number }) {
  const say = useWords(overviewWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const page = href('/:locale?/console/catalogue', localePrefix(locale))
  const sentence = useSentence()
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {shown.map((finding) => (
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
  return ({ message, slots = {} }: Finding): string => {
    const { code } = slots
    const named = message === 'floor-twice' && code ? { ...slots, code: countryName(locale, code) } : slots
    // Each finding brings the slots of its sentence.
    return sayIn(findingWords, locale)(message, named as never)
  }
}
