import { Lock } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { fileLimits } from '#app/features/attachments/attachments.ts'
import { noteForm, staffReplyForm } from '#app/features/tickets/tickets.forms.ts'
import { formWords } from '#app/features/tickets/tickets.forms.words.ts'
import { turns } from '#app/features/tickets/tickets.ts'
import { ticketWords } from '#app/features/tickets/tickets.words.ts'
import { DraftStatus, useServerDraft } from '#app/kit/forms/draft.tsx'
import { fieldProps, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { UploadField } from '#app/kit/forms/upload-field.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { workWords } from './work.words.ts'
import { type Intent, isSubmission, type Refusal } from './ticket.ts'
import type { PageData } from './ticket-page.tsx'

type MessageFormProps = { page: PageData; refusal: Refusal | undefined }

export function ReplyForm({ page, refusal }: MessageFormProps) {
  const begun = useBegun(page.reply, page, refusal)
  return <ReplyCard key={begun.submission} ticketId={page.ticket.id} begun={begun} refusal={refusal} />
}

export function NoteForm({ page, refusal }: MessageFormProps) {
  const begun = useBegun({ ...page.note, files: [] }, page, refusal)
  return <NoteCard key={begun.submission} ticketId={page.ticket.id} begun={begun} refusal={refusal} />
}

type Begun = PageData['reply']

/**
 * The form stays the same one, with what is typed in it, however often the page is read anew; only when it was sent does
 * the next one begin.
 */
function useBegun(fresh: Begun, { done }: PageData, refusal: Refusal | undefined): Begun {
  const returned = refusal?.typed['submission']
  const [held, hold] = useState(() => (isSubmission(returned) ? { ...fresh, submission: returned } : fresh))
  const isSent = done?.submission === held.submission
  if (isSent && fresh.submission !== held.submission) hold(fresh)
  return refusal?.files ? { ...held, files: refusal.files } : held
}

type CardProps = { ticketId: number; begun: Begun; refusal: Refusal | undefined }

function ReplyCard({ ticketId, begun: { submission, text, files }, refusal }: CardProps) {
  const say = useWords(workWords)
  const form = useForm(staffReplyForm, {
    id: 'reply',
    words: formWords,
    labels: {
      submission: '',
      message: say('reply.message'),
      awaiting: say('reply.awaiting'),
      attachments: say('reply.attachments'),
    },
    failure: refusal,
    initial: { message: text, awaiting: 'dealer' },
  })
  const draft = useDraft('reply', ticketId, submission, form.pending)
  const { message, awaiting, attachments } = form.fields
  return (
    <Card title={say('reply')} id="reply-card">
      <Form form={form} multipart className="stack-small">
        <Opening intent="reply" submission={submission} />
        <TextareaField field={message} rows={5} onKeyDown={sendOnCtrlEnter} hint={say('message.hint')} />
        <UploadField
          field={attachments}
          url="/uploads"
          submission={submission}
          existing={files}
          limits={{ count: fileLimits.count, bytes: fileLimits.video, total: fileLimits.total }}
        />
        <div className="message-end">
          <TurnAfter field={awaiting} />
          <SubmitButton>{say('reply.send')}</SubmitButton>
          <DraftStatus draft={draft} />
        </div>
      </Form>
    </Card>
  )
}

function TurnAfter({ field }: { field: Parameters<typeof fieldProps>[0] }) {
  const tickets = useWords(ticketWords)
  return (
    <Field {...fieldProps(field, undefined)}>
      {(control) => (
        <NativeSelect {...control} name={field.name} defaultValue={field.value}>
          {turns.map((turn) => (
            <option key={turn} value={turn}>
              {tickets(`turn.${turn}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/** Folded away until it is wanted, and in its own colours: nothing for the dealer must ever be typed here by mistake. */
function NoteCard({ ticketId, begun: { submission, text }, refusal }: CardProps) {
  const say = useWords(workWords)
  const form = useForm(noteForm, {
    id: 'note',
    words: formWords,
    labels: { submission: '', note: say('note.text') },
    failure: refusal,
    initial: { note: text },
  })
  const draft = useDraft('note', ticketId, submission, form.pending)
  return (
    <details className="note-card" open={Boolean(refusal) || text !== ''}>
      <summary>
        <Lock size={16} aria-hidden />
        {say('note.add')}
      </summary>
      <Form form={form} className="stack-small">
        <Opening intent="note" submission={submission} />
        <TextareaField field={form.fields.note} rows={3} onKeyDown={sendOnCtrlEnter} hint={say('note.hint')} />
        <div className="message-end">
          <SubmitButton variant="secondary">{say('note.send')}</SubmitButton>
          <DraftStatus draft={draft} />
        </div>
      </Form>
    </details>
  )
}

/** The submission stands first: a file that follows must know where it belongs. */
function Opening({ intent, submission }: { intent: Intent; submission: string }) {
  return (
    <>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value={intent} />
    </>
  )
}

function useDraft(form: 'reply' | 'note', ticketId: number, submission: string, pending: boolean) {
  return useServerDraft({
    formId: form,
    url: '/drafts',
    extra: { form: `${form}-${ticketId}`, submission },
    paused: pending,
  })
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
