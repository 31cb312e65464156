import { RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../tickets.forms.words.ts'
import { type Said, scores } from './ratings.ts'
import { ratingForm } from './satisfaction.forms.ts'
import { satisfactionWords } from './satisfaction.words.ts'
import './satisfaction.css'

type FormProps = {
  /** Where it is sent. */
  action: string
  question: string
  /** What was said before, or chosen in the mail. */
  said: Partial<Said> | null
  button: string
  refusal: FormFailure | undefined
}

/** The question with its five answers; nothing counts before it is sent. */
export function RatingForm({ action, question, said, button, refusal }: FormProps) {
  const say = useWords(satisfactionWords)
  const form = useForm(ratingForm, {
    id: 'rating',
    words: formWords,
    labels: { score: question, comment: say('comment') },
    failure: refusal,
    initial: { score: said?.score === undefined ? undefined : String(said.score), comment: said?.comment },
  })
  const options = scores.map((score) => ({ value: String(score), label: String(score), hint: say(`score.${score}`) }))
  return (
    <Form form={form} action={action} className="stack-small">
      <input type="hidden" name="intent" value="rating" />
      <div className="rating-scale">
        <RadioField field={form.fields.score} options={options} columns={1} />
      </div>
      <TextareaField field={form.fields.comment} rows={3} hint={say('comment.hint')} />
      <div>
        <SubmitButton>{button}</SubmitButton>
      </div>
    </Form>
  )
}

export function SaidRating({ said: { score, comment } }: { said: Said }) {
  const say = useWords(satisfactionWords)
  return (
    <>
      <p className="rating-said">
        <strong>{say('score.of', { score: String(score) })}</strong> {say(`score.${score}`)}
      </p>
      {comment ? <p className="ticket-text">{comment}</p> : null}
    </>
  )
}
