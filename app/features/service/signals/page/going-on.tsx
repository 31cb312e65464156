import { Form as PlainForm } from 'react-router'
import { SelectField, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { canLook, closedStates, type Signal, type SignalEvent } from '../signals.ts'
import { noteForm } from './page.forms.ts'
import { pageWords } from './page.words.ts'

export function LookButton({ signal, self }: { signal: Signal; self: number }) {
  const say = useWords(pageWords)
  const isMine = signal.lookerId === self
  if (!canLook(self, signal)) return null
  return (
    <PlainForm method="post">
      <Button type="submit" variant={isMine ? 'secondary' : 'primary'} name="intent" value={isMine ? 'leave' : 'look'}>
        {say(isMine ? 'leave' : 'look')}
      </Button>
    </PlainForm>
  )
}

export function NoteCard({ submission, refusal }: { submission: string; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const form = useForm(noteForm, {
    id: 'note',
    words: pageWords,
    labels: { submission: '', note: say('note'), outcome: say('outcome') },
    failure: refusal,
  })
  return (
    <Card title={say('note.title')}>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="submission" value={submission} />
        <TextareaField field={form.fields.note} rows={4} hint={say('note.hint')} />
        <SelectField
          field={form.fields.outcome}
          options={closedStates.map((state) => ({ value: state, label: say(`outcome.${state}`) }))}
          placeholder={say('outcome.none')}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

/** How staff have gone on, the latest first. */
export function HistoryCard({ events }: { events: readonly SignalEvent[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Card title={say('history')}>
      <ol className="signal-history">
        {events.map(({ id, kind, actorName, note, at }) => (
          <li key={id}>
            <p>
              {say(`event.${kind}`, { name: actorName ?? '' })}{' '}
              <span className="muted">{formatDate(locale, at, 'moment')}</span>
            </p>
            {note ? <p className="written">{note}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
