import { useState } from 'react'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { serialTyping } from '#app/features/bicycles/models/models.serial-typing.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import type { ShownReplacement } from '#app/features/bicycles/replacements/replacements.ts'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import type { Ticket } from '../tickets.ts'
import { replacementForm, undoForm } from './replacing.forms.ts'
import { readReplaced } from './replacing.ts'
import { replacingWords } from './replacing.words.ts'
import './replacing.css'

export type Replacing = {
  families: (SerialFamily & { active: boolean })[]
  /** What can have been replaced; none where nothing can be noted. */
  choices: string[]
  /** What this ticket has noted. */
  noted: ShownReplacement[]
}

type Refused = { refusal: TicketFailure | undefined; undoing: TicketFailure | undefined }
type CardProps = Refused & { ticket: Pick<Ticket, 'frameModel'>; replacing: Replacing }

/** By which numbers and parts something was replaced: asked once it is done. */
export function ReplacingCard({ ticket, replacing, refusal, undoing }: CardProps) {
  const say = useWords(replacingWords)
  const { noted, choices } = replacing
  return (
    <Card title={say('title')} id="replacing-card">
      <div className="stack-small">
        {noted.length === 0 ? <p className="muted">{say('text')}</p> : null}
        {noted.map((one) => (
          <Noted key={one.id} one={one} refusal={undoing} />
        ))}
        {choices.length > 0 ? (
          <Fold title={say('add')} open={refusal !== undefined || noted.length === 0}>
            <NoteForm key={noted.length} ticket={ticket} replacing={replacing} refusal={refusal} />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

function NoteForm({ ticket, replacing: { families, choices }, refusal }: Omit<CardProps, 'undoing'>) {
  const say = useWords(replacingWords)
  const locale = useLocale()
  const labels = useLabels()
  const [schema] = useState(() => replacementForm(locale, families, choices))
  const form = useForm(schema, {
    id: 'replacement',
    words: formWords,
    labels: { replaced: say('what'), frame_model: say('model'), serial_number: say('number') },
    failure: refusal,
    initial: { frame_model: ticket.frameModel },
  })
  const nameOfChoice = (choice: string) => {
    const { kind, part } = readReplaced(choice)
    return kind === 'part' ? nameOf(labels.parts, part ?? '') : say(`what.${kind}`)
  }
  const models = families.filter(({ active }) => active).map(({ code }) => ({ value: code, label: code }))
  return (
    <Form form={form} className="stack-small replacing-form">
      <input type="hidden" name="intent" value="replacement" />
      <SelectField
        field={form.fields.replaced}
        options={choices.map((value) => ({ value, label: nameOfChoice(value) }))}
      />
      <div className="replacing-model">
        <SelectField field={form.fields.frame_model} options={models} />
      </div>
      <TextField field={form.fields.serial_number} hint={say('hint')} {...serialTyping} className="serial" />
      <SubmitButton variant="secondary">{say('save')}</SubmitButton>
    </Form>
  )
}

function Noted({ one, refusal }: { one: ShownReplacement; refusal: TicketFailure | undefined }) {
  const say = useWords(replacingWords)
  const labels = useLabels()
  const isRefused = refusal?.submitted['replacement'] === String(one.id)
  const form = useForm(undoForm, {
    id: `undo-${one.id}`,
    words: formWords,
    labels: { replacement: '', reason: say('reason') },
    failure: isRefused ? refusal : undefined,
    initial: {},
  })
  const what = one.kind === 'part' ? nameOf(labels.parts, one.part ?? '') : say(`what.${one.kind}`)
  return (
    <div className="replacing-noted">
      <p>
        {what} <span className="serial unbroken">{one.to.number}</span>
      </p>
      <Fold title={say('undo')} label={say('undo.of', { number: one.to.number })} open={isRefused}>
        <Form form={form} className="stack-small">
          <input type="hidden" name="intent" value="undo-replacement" />
          <input type="hidden" name="replacement" value={one.id} />
          <TextareaField field={form.fields.reason} rows={2} hint={say('undo.hint')} />
          <SubmitButton variant="secondary">{say('undo.send')}</SubmitButton>
        </Form>
      </Fold>
    </div>
  )
}
