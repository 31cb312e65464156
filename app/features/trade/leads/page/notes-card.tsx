import { useLocation } from 'react-router'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { noteEditForm, noteForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { LeadNote } from '../leads.ts'
import type { PartProps } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

/** The notes, the latest first; what an edited one said before stays at hand. */
export function NotesCard({ page, refusal }: PartProps) {
  const say = useWords(pageWords)
  const { notes, may } = page
  const added = refusal?.intent === 'note' ? refusal : undefined
  const submission = useSubmission(page.submission, page.notice?.submission, added?.submitted)
  return (
    <Card title={say('notes')} id={anchors.note}>
      <div className="stack-small">
        {may.edit ? <NewNote key={submission} submission={submission} refusal={added} /> : null}
        {notes.length === 0 ? (
          <p className="muted">{say('notes.none')}</p>
        ) : (
          <ol className="lead-notes">
            {notes.map((note) => (
              <Note
                key={note.id}
                note={note}
                mayEdit={may.edit}
                refusal={
                  refusal?.intent === 'note-edit' && refusal.submitted['id'] === String(note.id) ? refusal : undefined
                }
              />
            ))}
          </ol>
        )}
      </div>
    </Card>
  )
}

function NewNote({ submission, refusal }: { submission: string; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(noteForm, {
    id: 'note',
    words: formWords,
    labels: { submission: '', note: say('note.new') },
    failure: refusal,
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="submission" value={submission} />
      <TextareaField field={form.fields.note} rows={3} maxLength={5000} />
      <div>
        <SubmitButton variant="secondary">{say('note.add')}</SubmitButton>
      </div>
    </Form>
  )
}

type NoteProps = { note: LeadNote; mayEdit: boolean; refusal: FormFailure | undefined }

function Note({ note, mayEdit, refusal }: NoteProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { body, authorName, createdAt, editedAt, editedBy, earlier } = note
  return (
    <li className="lead-note">
      <p className="muted lead-small numbers">
        {say('note.by', { name: authorName, moment: formatDate(locale, createdAt, 'moment') })}
      </p>
      <p className="lead-text" lang={foreignTo(locale, body)}>
        {body}
      </p>
      {editedAt ? (
        <p className="muted lead-small numbers">
          {say('note.edited', { name: editedBy ?? authorName, moment: formatDate(locale, editedAt, 'moment') })}
        </p>
      ) : null}
      {earlier.length > 0 ? <Earlier versions={earlier} /> : null}
      {mayEdit ? (
        <Fold key={note.version} title={say('note.edit')} open={Boolean(refusal)}>
          <EditNote note={note} refusal={refusal} />
        </Fold>
      ) : null}
    </li>
  )
}

function Earlier({ versions }: { versions: LeadNote['earlier'] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Fold title={say('note.earlier', { count: versions.length })}>
      <ol className="lead-earlier">
        {versions.map(({ version, body, authorName, at }) => (
          <li key={version}>
            <p className="muted lead-small numbers">
              {say('note.by', { name: authorName, moment: formatDate(locale, at, 'moment') })}
            </p>
            <p className="lead-text" lang={foreignTo(locale, body)}>
              {body}
            </p>
          </li>
        ))}
      </ol>
    </Fold>
  )
}

function EditNote({ note: { id, version, body }, refusal }: Omit<NoteProps, 'mayEdit'>) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(noteEditForm, {
    id: `note-${id}`,
    words: formWords,
    labels: { id: '', version: '', note: say('note.text') },
    failure: refusal,
    revision: version,
    initial: { note: body },
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="note-edit" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={form.revision} />
      <TextareaField field={form.fields.note} rows={3} maxLength={5000} />
      <div>
        <SubmitButton variant="secondary">{say('note.save')}</SubmitButton>
      </div>
    </Form>
  )
}
