import { useLocation } from 'react-router'
import { RadioField, SelectField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, LostForm, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { cancelWords } from '../cancel.words.ts'
import { whyOptions } from '../cancel-reason.ts'
import { cancelFormFor } from '../forms.ts'
import { moveForm } from './by-link.forms.ts'
import { byLinkWords } from './by-link.words.ts'
import type { Shown } from './shown.ts'

type Props = { shown: Shown; refusal: FormFailure | undefined }

/** As long as its person may: another date, or none; afterwards whom to call. */
export function Changes({ shown, refusal }: Props) {
  const say = useWords(byLinkWords)
  const { state, mayChange, until, free, shop, phone } = shown
  if (state !== 'booked') return refusal ? <LostForm refusal={refusal} words={formWords} texts={['reason']} /> : null
  if (!mayChange)
    return (
      <>
        {refusal && <LostForm refusal={refusal} words={formWords} texts={['reason']} />}
        <Alert title={phone ? say('too-late', { shop, phone }) : say('too-late.no-phone', { shop })} />
      </>
    )
  return (
    <div className="stack-small">
      {free.length > 0 && <Move shown={shown} refusal={refusal?.intent === 'move' ? refusal : undefined} />}
      <Cancel refusal={refusal?.intent === 'cancel' ? refusal : undefined} />
      <p className="muted">{say('until', { until })}</p>
    </div>
  )
}

function Move({ shown: { free, sequence }, refusal }: Props) {
  const say = useWords(byLinkWords)
  const { pathname: action } = useLocation()
  const form = useForm(moveForm, {
    id: 'move',
    words: formWords,
    labels: { when: say('move.when'), seen: '' },
    failure: refusal,
  })
  return (
    <Fold title={say('move')} open={refusal !== undefined}>
      <Form form={form} action={action} className="stack-small">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="seen" value={sequence} />
        <RadioField field={form.fields.when} options={free} columns={1} />
        <div>
          <SubmitButton>{say('move.do')}</SubmitButton>
        </div>
      </Form>
    </Fold>
  )
}

/** The fold is the question, its button the answer: no script is needed. */
function Cancel({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(byLinkWords)
  const { pathname: action } = useLocation()
  const words = useWords(cancelWords)
  const locale = useLocale()
  const form = useForm(cancelFormFor('person'), {
    id: 'cancel',
    words: formWords,
    labels: { why: words('why'), reason: words('words') },
    failure: refusal,
  })
  return (
    <Fold title={say('cancel')} open={refusal !== undefined}>
      <Form form={form} action={action} className="stack-small">
        <input type="hidden" name="intent" value="cancel" />
        <p>{say('cancel.words')}</p>
        <SelectField field={form.fields.why} options={whyOptions(locale, 'person')} placeholder={words('why.none')} />
        <TextareaField field={form.fields.reason} rows={2} />
        <div>
          <SubmitButton variant="danger">{say('cancel.do')}</SubmitButton>
        </div>
      </Form>
    </Fold>
  )
}
