import { CheckboxField, RadioField, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Appointment } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { cancelWords } from '../cancel.words.ts'
import { whyOptions } from '../cancel-reason.ts'
import { cancelFormFor, moveForm, promiseForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { localIn } from '#app/features/people/shops/shops.time.ts'
import { whenOf, whenWords } from '../when-text.ts'

type Changed = Pick<Appointment, 'day' | 'startsAt' | 'timeZone' | 'sequence' | 'mode' | 'promisedAt'>
type Shown = { appointment: Changed; refusal: FormFailure | undefined }

/** When two move it at once the first counts: the form names what it has seen. */
export function MoveCard({ appointment: it, isDesk, refusal }: Shown & { isDesk: boolean }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const form = useForm(moveForm, {
    id: 'move',
    words: formWords,
    labels: {
      when: say('alternatives'),
      other_day: say('when'),
      other_time: say('other.time'),
      beyond: say('beyond'),
      seen: '',
      alternatives: '',
    },
    failure: refusal,
    initial: { other_day: it.day, other_time: it.startsAt ? localIn(it.timeZone, it.startsAt).time : '' },
  })
  const { fields } = form
  const offered = fields.alternatives.values
  return (
    <CardFold title={say('move')} open={refusal !== undefined}>
      <Form form={form}>
        <input type="hidden" name="seen" value={it.sequence} />
        {offered.length > 0 ? (
          <RadioField
            field={fields.when}
            columns={3}
            options={offered.map((value) => ({
              value,
              label: whenWords(locale, it.timeZone, whenOf(value, it.timeZone)),
            }))}
          />
        ) : (
          <FieldRow>
            <TextField field={fields.other_day} type="date" />
            {it.mode === 'hour' && <TextField field={fields.other_time} type="time" />}
          </FieldRow>
        )}
        {isDesk && it.mode === 'day' && <CheckboxField field={fields.beyond} />}
        <div>
          <SubmitButton variant="secondary" name="intent" value="move">
            {say('move')}
          </SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}

export function CancelCard({ isDesk, refusal }: { isDesk: boolean; refusal: FormFailure | undefined }) {
  const say = useWords(appointmentWords)
  const words = useWords(cancelWords)
  const locale = useLocale()
  const by = isDesk ? 'shop' : 'person'
  const form = useForm(cancelFormFor(by), {
    id: 'cancel',
    words: formWords,
    labels: { why: words('why'), reason: words('words') },
    failure: refusal,
  })
  return (
    <CardFold title={say('cancel')} open={refusal !== undefined}>
      <Form form={form}>
        <SelectField field={form.fields.why} options={whyOptions(locale, by)} placeholder={words('why.none')} />
        <TextField field={form.fields.reason} autoComplete="off" />
        <div>
          <SubmitButton variant="danger" name="intent" value="cancel">
            {say('cancel')}
          </SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}

/** The desk gives another link where the first came into wrong hands, or never arrived. */
export function LinkCard({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const problem = refusal?.problems[0]
  return (
    <DangerFold
      intent="relink"
      title={say('relink')}
      words={say('relink.words')}
      button={say('relink.do')}
      refused={problem && <Alert tone="danger">{wordProblem(locale, formWords, problem)}</Alert>}
    />
  )
}

export function PromiseCard({ appointment: it, refusal }: Shown) {
  const say = useWords(appointmentWords)
  const at = it.promisedAt && localIn(it.timeZone, it.promisedAt)
  const form = useForm(promiseForm, {
    id: 'promise',
    words: formWords,
    labels: { day: say('promise.day'), time: say('promise.time') },
    failure: refusal,
    initial: { day: at?.day ?? it.day, time: at?.time },
  })
  return (
    <CardFold title={say('promised')} open={refusal !== undefined}>
      <Form form={form}>
        <FieldRow>
          <TextField field={form.fields.day} type="date" />
          <TextField field={form.fields.time} type="time" />
        </FieldRow>
        <div>
          <SubmitButton variant="secondary" name="intent" value="promise">
            {say('promise.do')}
          </SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}
