import { useLocation } from 'react-router'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { satisfactionWords } from './satisfaction/satisfaction.words.ts'
import { type CallBack, callDoneForm, takeCallForm } from './tickets.calls.ts'
import { formWords } from './tickets.forms.words.ts'

export type Refused = (intent: 'call-take' | 'call-done') => FormFailure | undefined
type CallProps = { call: CallBack; selfId: number; today: string; refused: Refused }

/** Who is to be called, by whom and by when, and what came of it. */
export function Call({ call, selfId, today, refused }: CallProps) {
  const say = useWords(satisfactionWords)
  const locale = useLocale()
  if (call.doneAt)
    return (
      <>
        <p>{say('call.was', { name: call.doneBy ?? '', day: formatDate(locale, new Date(call.doneAt)) })}</p>
        <p className="ticket-text">{call.note}</p>
      </>
    )
  const isOwn = call.isTaken && call.callerId === selfId
  const day = formatDay(locale, call.dueOn)
  return (
    <>
      <p>
        <StatusDot tone="orange">{say('call')}</StatusDot> ·{' '}
        {say(call.dueOn < today ? 'call.late' : 'call.due', { day })}
      </p>
      <p className="muted">{call.callerName ? say('call.caller', { name: call.callerName }) : say('call.nobody')}</p>
      {isOwn ? null : <TakeForm key={`${call.callerId} ${call.isTaken}`} call={call} refusal={refused('call-take')} />}
      <DoneForm refusal={refused('call-done')} />
    </>
  )
}

function TakeForm({ call, refusal }: { call: CallBack; refusal: FormFailure | undefined }) {
  const say = useWords(satisfactionWords)
  const { pathname } = useLocation()
  const options = { id: 'call-take', words: formWords, labels: { caller: '' }, failure: refusal, initial: {} }
  const form = useForm(takeCallForm, options)
  return (
    <Form form={form} action={pathname}>
      <input type="hidden" name="intent" value="call-take" />
      <input type="hidden" name="caller" value={(call.isTaken && call.callerId) || ''} />
      <SubmitButton variant="secondary">{say('call.take')}</SubmitButton>
    </Form>
  )
}

function DoneForm({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(satisfactionWords)
  const { pathname } = useLocation()
  const labels = { note: say('call.note') }
  const form = useForm(callDoneForm, { id: 'call-done', words: formWords, labels, failure: refusal })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="call-done" />
      <TextareaField field={form.fields.note} rows={3} />
      <div>
        <SubmitButton variant="secondary">{say('call.done')}</SubmitButton>
      </div>
    </Form>
  )
}
