import { CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { SharedAsset } from '#app/features/content/resources/resources.shared.server.ts'
import { acceptForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { byLinkWords } from './by-link.words.ts'
import '../shares.css'

type Terms = { company: string; brand: string; count: number; credits: Credit[]; hasEnds: boolean }
type Credit = { credit: string; count: number }

/** Whom to name, and beside how many files. */
export function creditsOf(files: readonly SharedAsset[]): Credit[] {
  const named = Object.groupBy(
    files.filter(({ licence }) => licence.credit),
    ({ licence }) => licence.credit,
  )
  return Object.entries(named).map(([credit, theirs = []]) => ({ credit, count: theirs.length }))
}

/** The terms of use and the credits, before anything can be seen. */
export function TermsToAccept({ terms, refusal }: { terms: Terms; refusal: FormFailure | undefined }) {
  const say = useWords(byLinkWords)
  const { company, brand, count, credits, hasEnds } = terms
  const form = useForm(acceptForm, {
    id: 'accept',
    words: formWords,
    labels: { accepted: say('accept') },
    failure: refusal,
  })
  return (
    <Card title={`${say('files', { count })} · ${say('terms')}`}>
      <div className="stack">
        <div className="stack-small">
          <p>{say('terms.whose', { brand, company })}</p>
          <p>{say('terms.may', { brand, company })}</p>
          {hasEnds ? <p>{say('terms.until')}</p> : null}
        </div>
        <div className="stack-small">
          <h3>{say('credits')}</h3>
          {credits.length === 0 ? <p>{say('credits.none')}</p> : <Credits credits={credits} />}
        </div>
        <Form form={form}>
          <input type="hidden" name="intent" value="accept" />
          <CheckboxField field={form.fields.accepted} />
          <div>
            <SubmitButton>{say('accept.button')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Card>
  )
}

function Credits({ credits }: { credits: readonly Credit[] }) {
  const say = useWords(byLinkWords)
  return (
    <ul className="share-credits">
      {credits.map(({ credit, count }) => (
        <li key={credit}>
          {credit} <span className="muted">({say('files', { count })})</span>
        </li>
      ))}
    </ul>
  )
}
