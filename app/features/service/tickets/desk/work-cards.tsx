import { stageForm, awaitingForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import { sendOnCtrlEnter, AwaitingField } from '../conversation/reply-card.tsx'
import type { TicketFailure } from '../page/actions.ts'
import { closeReasons, resolutions, type Ticket } from '../tickets.ts'
import { isDecided, isDone, isInWork, isOpen, isUndecided, phaseOf, type Stage } from '../tickets.stages.ts'
import { ticketWords } from '../tickets.words.ts'
import { CheckboxField, RadioField, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { movePlace } from './ticket.ts'
import { workWords } from './work.words.ts'
import './decision/decision.css'

type Refused = { refusal: TicketFailure | undefined }

function WithKeys({ children }: { children: string }) {
  const say = useWords(workWords)
  return (
    <>
      {children} <span className="key-hint needs-script">{say('keys')}</span>
    </>
  )
}

type StageCardProps = Refused & {
  ticket: Pick<Ticket, 'stage' | 'warrantyAccepted' | 'resolution'>
  moves: readonly Stage[]
}

export function StageCard({ ticket, moves, refusal }: StageCardProps) {
  const say = useWords(workWords)
  const hint = reasonHint(ticket.stage)
  const form = useForm(stageForm, {
    id: 'stage',
    words: formWords,
    labels: {
      from: '',
      stage: say('move.where'),
      resolution: say('move.resolution'),
      close_reason: say('move.close-reason'),
      paid_repair: say('move.paid-repair'),
      reason: say(hint === 'move.reason.free' ? 'move.note' : 'move.reason'),
    },
    failure: refusal,
    initial: {
      stage: moves.length === 1 || !isOpen(ticket.stage) ? moves[0] : undefined,
      resolution: ticket.resolution,
    },
  })
  const { stage, reason } = form.fields
  const fields = (
    <Form form={form} className="stack-small stage-form" onKeyDown={sendOnCtrlEnter}>
      <input type="hidden" name="intent" value="stage" />
      <input type="hidden" name="from" value={ticket.stage} />
      <RadioField
        field={stage}
        columns={1}
        options={moves.map((to) => ({ value: to, label: say(moveWord(ticket, to)) }))}
      />
      <FurtherFields fields={form.fields} ticket={ticket} moves={moves} />
      <TextareaField field={reason} rows={3} hint={<WithKeys>{say(hint)}</WithKeys>} />
      <SubmitButton variant={isUndecided(ticket.stage) ? 'secondary' : 'primary'}>{say('move.send')}</SubmitButton>
    </Form>
  )
  // Before the decision, closing is the exception: one press away.
  if (isUndecided(ticket.stage))
    return (
      <CardFold title={say('move.undecided')} open={Boolean(refusal)}>
        {fields}
      </CardFold>
    )
  return (
    <Card title={say('move')} id={movePlace}>
      {fields}
    </Card>
  )
}

type FurtherProps = Pick<StageCardProps, 'ticket' | 'moves'> & {
  fields: Record<'resolution' | 'close_reason' | 'paid_repair', FormField>
}

/** What some of the moves ask for. The style sheet shows only those that fit the one that is chosen. */
function FurtherFields({ fields, ticket, moves }: FurtherProps) {
  const say = useWords(workWords)
  const tickets = useWords(ticketWords)
  const isRefused = isDecided(ticket.stage) && ticket.warrantyAccepted === false
  const reasons = closeReasons.filter((value) => value !== 'refused' || ticket.warrantyAccepted !== null)
  return (
    <>
      {moves.some(isDone) ? (
        <div className="for-outcome">
          <SelectField
            field={{ ...fields.resolution, required: true }}
            options={resolutions.map((value) => ({ value, label: tickets(`resolution.${value}`) }))}
          />
        </div>
      ) : null}
      {!moves.every(isOpen) ? (
        <div className="for-closing">
          <SelectField
            field={{ ...fields.close_reason, required: true }}
            options={reasons.map((value) => ({ value, label: tickets(`close.${value}`) }))}
          />
        </div>
      ) : null}
      {isRefused ? (
        <div className="for-paid-repair">
          <CheckboxField field={fields.paid_repair} hint={say('move.paid-repair.hint')} />
        </div>
      ) : null}
    </>
  )
}

function moveWord({ stage: from, warrantyAccepted }: Pick<Ticket, 'stage' | 'warrantyAccepted'>, to: Stage) {
  if (!isInWork(to) || isDecided(from)) return `move.${to}` as const
  if (isOpen(from)) return 'move.rework'
  return warrantyAccepted === null ? 'move.reopen-undecided' : 'move.reopen'
}

/** Only some moves need a reason, and which can be reached depends on where the ticket stands. */
function reasonHint(from: Stage) {
  switch (phaseOf(from)) {
    case 'undecided':
    case 'in-work':
      return 'move.reason.free'
    case 'decided':
      return 'move.reason.appeal'
    case 'done':
      return 'move.reason.rework'
    case 'closed':
      return 'move.reason.reopen'
  }
}

type AwaitingCardProps = Refused & { ticket: Pick<Ticket, 'awaiting' | 'promisedAt'> }

export function AwaitingCard({ ticket, refusal }: AwaitingCardProps) {
  const say = useWords(workWords)
  const form = useForm(awaitingForm, {
    id: 'turn',
    words: formWords,
    labels: { awaiting: say('awaiting'), promised_at: say('turn.promised') },
    failure: refusal,
    initial: { awaiting: ticket.awaiting, promised_at: ticket.promisedAt },
  })
  const { awaiting, promised_at: promisedAt } = form.fields
  return (
    <Card title={say('turn')} id="turn-card">
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="turn" />
        <AwaitingField field={awaiting} />
        <TextField field={promisedAt} type="date" hint={say('turn.promised.hint')} />
        <SubmitButton variant="secondary">{say('turn.send')}</SubmitButton>
      </Form>
    </Card>
  )
}
