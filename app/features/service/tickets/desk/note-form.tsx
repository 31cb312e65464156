import { Lock } from 'lucide-react'
import { noteForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import { MessageOpening, sendOnCtrlEnter, useMessageDraft } from '../conversation/reply-card.tsx'
import type { TicketFailure } from '../page/actions.ts'
import { type Begun, useBegun } from '../conversation/use-begun.ts'
import { DraftStatus } from '#app/kit/drafts/draft.tsx'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { openToWrite } from '#app/kit/ui/fold.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { AlsoHereBeside } from '../presence/also-here.tsx'
import type { PageData } from './page-data.ts'
import { workWords } from './work.words.ts'

type NoteFormProps = { page: PageData; refusal: TicketFailure | undefined }

export function NoteForm({ page, refusal }: NoteFormProps) {
  const begun = useBegun(page.note, page.notice, refusal)
  return <NoteCard key={begun.submission} ticketId={page.ticket.id} begun={begun} refusal={refusal} />
}

type NoteCardProps = { ticketId: number; begun: Begun; refusal: TicketFailure | undefined }

/**
 * Folded away until it is wanted, and in its own colours: nothing for the dealer must ever be typed here by mistake.
 */
function NoteCard({ ticketId, begun: { submission, text }, refusal }: NoteCardProps) {
  const say = useWords(workWords)
  const form = useForm(noteForm, {
    id: 'note',
    words: formWords,
    labels: { submission: '', note: say('note.text') },
    failure: refusal,
    initial: { note: text },
  })
  const draft = useMessageDraft('note', ticketId, submission, form.pending)
  return (
    <details className="note-card internal" open={Boolean(refusal) || text !== ''}>
      <summary onClick={openToWrite}>
        <Lock size={16} aria-hidden />
        {say('note.add')}
      </summary>
      <Form form={form} className="stack-small">
        <MessageOpening intent="note" submission={submission} />
        <TextareaField
          field={form.fields.note}
          rows={3}
          onKeyDown={sendOnCtrlEnter}
          hint={
            <>
              {say('note.hint')} <span className="key-hint needs-script">{say('note.keys')}</span>
              <AlsoHereBeside />
            </>
          }
        />
        <div className="message-end">
          <SubmitButton variant="secondary">{say('note.send')}</SubmitButton>
          <DraftStatus draft={draft} />
        </div>
      </Form>
    </details>
  )
}
