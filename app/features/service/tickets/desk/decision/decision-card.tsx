import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { decisionForm } from '../../tickets.forms.ts'
import { formWords } from '../../tickets.forms.words.ts'
import { useMessageDraft } from '../../conversation/reply-card.tsx'
import type { TicketFailure } from '../../page/actions.ts'
import { resolutions } from '../../tickets.ts'
import { isUndecided } from '../../tickets.stages.ts'
import { ticketWords } from '../../tickets.words.ts'
import { DraftStatus } from '#app/kit/drafts/draft.tsx'
import { CheckboxField, RadioField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { useRememberedSearch } from '#app/kit/lists/way-back.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { Grants } from '../../labour/grants.tsx'
import { isReasonFor, type Verdict } from '#app/catalogue/catalogue.answers.ts'
import { AnswerChips, StandardAnswers } from '../answers/answers.tsx'
import { AlsoHereBeside } from '../../presence/also-here.tsx'
import type { PageData } from '../page-data.ts'
import { decisionPlace, queueName } from '../ticket.ts'
import { workWords } from '../work.words.ts'
import './decision.css'

type DecisionCardProps = { page: PageData; refusal: TicketFailure | undefined }

/**
 * All that a plain claim takes, in one form: the decision, what is done about it, and what the customer is told. Once it
 * is begun it stays where a colleague is quicker: what was typed can be read and copied, and the caret is not lost.
 */
export function DecisionCard({ page, refusal }: DecisionCardProps) {
  const say = useWords(workWords)
  const { may, decision, notice } = page
  const [isBegun, begin] = useState(may.decide && Boolean(decision.initial.reason || decision.initial.message))
  const isSent = useNavigation().formData?.get('intent') === 'decision' || notice?.done === 'decision'
  // When a refusal came back without its form, the words stand above.
  if (!may.decide && (!isBegun || isSent || refusal)) return null
  return (
    <Card title={say('decision')} id={decisionPlace} className="decision-card">
      {may.decide ? null : <DecidedMeanwhile page={page} />}
      <div onInput={() => begin(true)}>
        <DecisionForm page={page} refusal={refusal} />
      </div>
    </Card>
  )
}

/** Who has decided what, or has moved the ticket on without. */
function DecidedMeanwhile({ page: { history } }: Pick<DecisionCardProps, 'page'>) {
  const say = useWords(workWords)
  const tickets = useWords(ticketWords)
  const steps = history.events.filter(({ toStage }) => toStage !== null)
  // A decision may begin the work at once: that is a step after it.
  const decided = steps.findLast(({ kind, toStage }) => kind === 'decision' || (toStage && isUndecided(toStage)))
  const event = decided?.kind === 'decision' ? decided : steps.at(-1)
  if (!event?.toStage) return null
  const { actorName: name, toStage, detail } = event
  const what =
    detail.accepted === undefined ? tickets(`stage.${toStage}`) : say(detail.accepted ? 'accepted' : 'refused')
  return (
    <Alert tone="warning" title={say('decision.meanwhile', { name, what })}>
      {say('decision.meanwhile.text')}
    </Alert>
  )
}

function DecisionForm({ page: { ticket, decision, answers, may }, refusal }: DecisionCardProps) {
  const say = useWords(workWords)
  // The same one, however often the page is read again.
  const [begun] = useState(decision)
  const form = useForm(decisionForm, {
    id: 'decision',
    words: formWords,
    labels: {
      warranty_accepted: say('decision.warranty'),
      resolution: say('move.resolution'),
      return: say('decision.return'),
      complete: say('decision.complete'),
      labour: '',
      reason: say('decision.reason'),
      message: say('decision.message'),
      submission: '',
      after: '',
    },
    failure: refusal,
    initial: begun.initial,
  })
  const { warranty_accepted: accepted, complete, message } = form.fields
  const { chosen, choose, hasOther } = useReasonOfEach(form)
  const draft = useMessageDraft('decision', ticket.id, begun.submission, form.pending)
  return (
    <Form form={form} className="stack-small decision-form" onKeyDown={pressInForm}>
      <input type="hidden" name="intent" value="decision" />
      <input type="hidden" name="submission" value={begun.submission} />
      <input type="hidden" name="view" value={useRememberedSearch(queueName)} />
      <RadioField
        field={accepted}
        onChange={({ target }) => choose(target.value)}
        options={[
          { value: 'yes', label: <Keyed by="1">{say('decision.accept')}</Keyed> },
          { value: 'no', label: <Keyed by="2">{say('decision.refuse')}</Keyed> },
        ]}
      />
      <Accepted form={form} lines={ticket.labour} />
      <Reason field={form.fields.reason} answers={answers} chosen={chosen} hasOther={hasOther} />
      <Fold title={say('decision.message.add')} open={message.value !== ''} forWriting>
        <TextareaField field={message} rows={4} hint={say('decision.message.hint')} />
      </Fold>
      <div className="decision-complete">
        <CheckboxField field={complete} />
      </div>
      {may.decide ? <SendButtons /> : null}
      <DraftStatus draft={draft} />
      <Fold title={say('answers.all')} forWriting>
        <StandardAnswers field="reason" answers={answers.filter(({ kind }) => kind === 'reason')} />
      </Fold>
    </Form>
  )
}

/** By the value of the choice. */
const verdicts: Partial<Record<string, Verdict>> = { yes: 'accepted', no: 'refused' }

type AcceptedProps = {
  form: FormState<'resolution' | 'return' | 'labour'>
  lines: PageData['ticket']['labour']
}

/** What is done about a claim that is accepted, and what of its labour is paid. */
function Accepted({ form, lines }: AcceptedProps) {
  const say = useWords(workWords)
  const tickets = useWords(ticketWords)
  const { resolution, return: returned, labour } = form.fields
  return (
    <div className="decision-accepted stack-small">
      <RadioField
        field={resolution}
        options={resolutions.map((value) => ({ value, label: tickets(`resolution.${value}`) }))}
      />
      <CheckboxField field={tickedFor('yes', returned)} value="yes" hint={say('decision.return.hint')} />
      <Grants id={form.id} lines={lines} chosen={labour.values} />
    </div>
  )
}

/** A reason is of one decision: what was typed for the other one is put aside, and is back once that is chosen again. */
function useReasonOfEach({ fields, validateField }: FormState<'warranty_accepted' | 'reason'>) {
  const [chosen, setChosen] = useState(fields.warranty_accepted.value)
  const [other, setOther] = useState('')
  function choose(next: string) {
    setChosen(next)
    const area = document.querySelector<HTMLTextAreaElement>(`#${fields.reason.id}`)
    // What was typed before any was chosen is of the first that is.
    if (!area || chosen === '' || next === chosen) return
    setOther(area.value)
    area.value = other
    if (fields.reason.error) validateField('reason')
  }
  return { chosen, choose, hasOther: other.trim() !== '' }
}

type ReasonProps = { field: FormField; answers: PageData['answers']; chosen: string; hasOther: boolean }

function Reason({ field, answers, chosen, hasOther }: ReasonProps) {
  const say = useWords(workWords)
  const hint = (
    <>
      {say('decision.reason.hint')}
      <AlsoHereBeside />
    </>
  )
  const offered = answers.filter((one) => isReasonFor(verdicts[chosen], one))
  return (
    <div className="answered">
      <TextareaField field={field} rows={3} hint={hint} />
      <output className="decision-other">{hasOther ? say('decision.reason.other') : null}</output>
      <AnswerChips key={chosen} field="reason" answers={offered} />
    </div>
  )
}

/** On to the next ticket of the queue, or staying with this one. */
function SendButtons() {
  const say = useWords(workWords)
  return (
    <div className="decision-end">
      <SubmitButton name="after" value="next">
        <span className="decision-onward">{say('decision.next')}</span>
        <span className="decision-begin">{say('decision.begin-next')}</span>
      </SubmitButton>
      <SubmitButton variant="secondary">{say('decision.only')}</SubmitButton>
    </div>
  )
}

/** A box for one of the values of a field. */
function tickedFor(value: string, field: FormField): FormField {
  return { ...field, checked: field.value === value }
}

function Keyed({ by, children }: { by: string; children: ReactNode }) {
  return (
    <>
      {children} <kbd className="key-hint needs-script">{by}</kbd>
    </>
  )
}

/** As the first button of the form does: from a choice as well. */
function sendOnwards(event: KeyboardEvent<HTMLFormElement>) {
  if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const form = event.currentTarget
  const button = form.querySelector<HTMLElement>('button[name=after]')
  // Without one there is nothing left to decide.
  if (button) form.requestSubmit(button)
}

/** Who has chosen to refuse and types goes on in the reason; figures choose an answer there. */
function pressInForm(event: KeyboardEvent<HTMLFormElement>) {
  sendOnwards(event)
  const { target, key, ctrlKey, altKey, metaKey } = event
  const isRefused = target instanceof HTMLInputElement && target.name === 'warranty_accepted' && target.value === 'no'
  if (isRefused && /^\p{L}$/u.test(key) && !ctrlKey && !altKey && !metaKey)
    target.form?.querySelector<HTMLElement>('[name=reason]')?.focus()
}
