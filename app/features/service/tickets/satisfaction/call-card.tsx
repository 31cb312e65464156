import { useLocation } from 'react-router'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../tickets.forms.words.ts'
import { type CallBack, type Rating, ratingPlace } from './ratings.ts'
import { SaidRating } from './rating-form.tsx'
import { callDoneForm, takeCallForm } from './satisfaction.forms.ts'
import { satisfactionWords } from './satisfaction.words.ts'

type Refused = (intent: 'call-take' | 'call-done') => FormFailure | undefined
type CardProps = { rating: Rating; selfId: number; today: string; refused: Refused }

/** To staff: what the customer said, and whether they are to be called. */
export function DeskRatingCard({ rating, selfId, today, refused }: CardProps) {
  const say = useWords(satisfactionWords)
  const locale = useLocale()
  return (
    <Card title={say('desk.title')} id={ratingPlace} className={isToCall(rating) ? 'call-card' : ''}>
      <div className="stack-small">
        <SaidRating said={rating} />
        <p className="muted">{say('desk.answered', { day: formatDate(locale, new Date(rating.at)) })}</p>
        {rating.call ? <Call call={rating.call} {...{ selfId, today, refused }} /> : null}
      </div>
    </Card>
  )
}

/** The forms of a call stand there until it was made. */
export function isToCall(rating: Rating | null): boolean {
  return rating?.call?.doneAt === null
}

type CallProps = Omit<CardProps, 'rating'> & { call: CallBack }

function Call({ call, selfId, today, refused }: CallProps) {
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
