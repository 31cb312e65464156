import { SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { shopWords } from './shops.words.ts'

type QuestionProps = {
  refusal: FormFailure | undefined
  /** Whether they may move appointments: those of the shop itself. */
  mayMove: boolean
  /** What sends the form while there is nothing to ask. */
  otherwise: string
  variant?: 'primary' | 'secondary'
}

/** The end of a form that would close the shop: sends it, or asks first what becomes of what is booked. */
export function BookedQuestion({ refusal, mayMove, otherwise, variant = 'primary' }: QuestionProps) {
  const say = useWords(shopWords)
  const [seen, lines] = [listIn(refusal, 'seen'), listIn(refusal, 'lines')]
  const isAsked = refusal?.problems.some(({ message }) => message === 'touched') === true
  if (!isAsked)
    return (
      <div>
        <SubmitButton variant={variant}>{otherwise}</SubmitButton>
      </div>
    )
  return (
    <section className="stack-small" aria-label={say('touched.title')}>
      <h3>{say('touched.title')}</h3>
      <ul className="shop-booked">
        {lines.map((line, at) => (
          <li key={seen[at]}>{line}</li>
        ))}
      </ul>
      <p className="muted">{say(mayMove ? 'touched.words' : 'touched.words.staff')}</p>
      {seen.map((id) => (
        <input key={id} type="hidden" name="seen" value={id} />
      ))}
      <div className="cluster">
        {mayMove && (
          <SubmitButton variant={variant} name="booked" value="move">
            {say('touched.move')}
          </SubmitButton>
        )}
        <SubmitButton variant="secondary" name="booked" value="keep">
          {say('touched.keep')}
        </SubmitButton>
      </div>
    </section>
  )
}

function listIn(refusal: FormFailure | undefined, name: string): string[] {
  const value = refusal?.submitted[name] ?? []
  return typeof value === 'string' ? [value] : value
}
