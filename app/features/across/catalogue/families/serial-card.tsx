import type { Family } from '#app/catalogue/catalogue.ts'
import type { FormFailure, FormValues } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { groupAs, serialShape, serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import type { Alike } from '../alike.ts'
import { findingWords } from '../overview/overview.words.ts'
import type { Tried } from './families.server.ts'
import { familyWords } from './families.words.ts'
import { SerialForm } from './serial-fields.tsx'
import { serialTyped } from './serial-form.ts'

type Trial = { intent: 'try'; tried: Tried[]; submitted: FormValues }

type Props = {
  family: Family
  revision: number
  /** Numbers in use that the rule of the draft would not take, of so many. */
  unfit: { of: number; serials: string[] }
  alike: readonly Alike[]
  answer: FormFailure | Trial | undefined
}

/** The rule of a family's numbers: in words, as a form, and tried. */
export function SerialCard({ family, revision, unfit, alike, answer }: Props) {
  const say = useWords(familyWords)
  const words = useWords(serialWords)
  const findings = useWords(findingWords)
  const isOwn = answer?.intent === 'serial' || answer?.intent === 'try'
  const tried = answer && 'tried' in answer ? answer.tried : undefined
  const failure = isOwn && answer && 'problems' in answer ? answer : undefined
  // With a group more or less, and after a try, the form is another one, which begins with what was typed.
  const isAnother = tried !== undefined || failure?.status === 200
  const initial = isAnother && answer ? answer.submitted : serialTyped(family)
  return (
    <Card title={say('serial')}>
      <div className="stack">
        <div>
          <p>{serialShape(words, family)}</p>
          <ol className="catalogue-rule">
            {family.serial.map((group, at) => (
              // Two groups may be alike.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {group.before && `${say(group.before === '.' ? 'before.dot' : 'before.dash')}, `}
                {groupAs(words, group)}
              </li>
            ))}
          </ol>
        </div>
        {alike.length > 0 && (
          <Alert tone="warning" title={say('alike')}>
            {alike.map((pair) => (
              <p key={`${pair.family} ${pair.other} ${pair.example}`}>{findings('serials-alike', pair)}</p>
            ))}
          </Alert>
        )}
        <Unfit unfit={unfit} />
        <SerialForm
          key={JSON.stringify(isAnother ? initial : family.serial)}
          {...{
            code: family.code,
            revision,
            initial,
            isAnother,
            tried,
            failure: isAnother ? undefined : failure,
          }}
        />
      </div>
    </Card>
  )
}

const shownMost = 20

function Unfit({ unfit: { of, serials } }: { unfit: Props['unfit'] }) {
  const say = useWords(familyWords)
  if (of === 0) return null
  if (serials.length === 0) return <p className="muted">{say('unfit.none', { of })}</p>
  const [shown, more] = [serials.slice(0, shownMost), serials.length - shownMost]
  return (
    <Alert tone="warning" title={say('unfit', { count: serials.length })}>
      <p>{say('unfit.words', { of })}</p>
      <p className="input-mono">
        {shown.join(', ')}
        {more > 0 && ` … (+${more})`}
      </p>
    </Alert>
  )
}
