import { useState } from 'react'
import { href } from 'react-router'
import { DraftStatus, useServerDraft } from '#app/kit/forms/draft.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { UploadField } from '#app/kit/forms/upload-field.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '../attachments/attachments.ts'
import type { Refusal } from './detail.ts'
import type { PageData } from './detail-page.tsx'
import { detailWords } from './detail.words.ts'
import { replyForm } from './tickets.forms.ts'
import { formWords } from './tickets.forms.words.ts'

type ReplyCardProps = { page: PageData; refusal: Refusal | undefined }

export function ReplyCard({ page, refusal }: ReplyCardProps) {
  const say = useWords(detailWords)
  const failure = refusal?.intent === 'reply' ? refusal : undefined
  const begun = useBegun(page, failure)
  return (
    <Card title={say('reply')} id="reply-card">
      <ReplyForm key={begun.submission} ticketId={page.ticket.id} begun={begun} failure={failure} />
    </Card>
  )
}

type Begun = PageData['reply']

/**
 * The form stays the same one, with what is typed in it, however often the page is read anew; only when it was sent does
 * the next one begin.
 */
function useBegun({ reply: fresh, notice }: PageData, failure: Refusal | undefined): Begun {
  const returned = failure?.typed['submission']
  const [held, hold] = useState(() => (returned ? { ...fresh, submission: String(returned) } : fresh))
  const isSent = notice?.submission === held.submission
  if (isSent && fresh.submission !== held.submission) hold(fresh)
  return failure ? { ...held, files: failure.files } : held
}

type ReplyFormProps = { ticketId: number; begun: Begun; failure: Refusal | undefined }

function ReplyForm({ ticketId, begun: { submission, text, files }, failure }: ReplyFormProps) {
  const say = useWords(detailWords)
  const prefix = localePrefix(useLocale())
  const form = useForm(replyForm, {
    id: 'reply',
    words: formWords,
    labels: { submission: '', message: say('message'), attachments: say('attachments') },
    failure,
    initial: { message: text },
  })
  const draft = useServerDraft({
    formId: form.id,
    url: href('/:locale?/drafts', prefix),
    extra: { form: `reply-${ticketId}`, submission },
    paused: form.pending,
  })
  const { message, attachments } = form.fields
  return (
    <Form
      form={form}
      action={href('/:locale?/tickets/:id', { ...prefix, id: String(ticketId) })}
      multipart
      className="stack-small"
    >
      {/* Before the files, which must know where they belong. */}
      <input type="hidden" name="submission" value={submission} />
      <TextareaField field={message} rows={5} />
      <UploadField
        field={attachments}
        url={href('/:locale?/uploads', prefix)}
        submission={submission}
        existing={files}
        limits={{ count: fileLimits.count, bytes: fileLimits.video, total: fileLimits.total }}
        hint={say('attachments.hint', { count: fileLimits.count })}
      />
      <div className="cluster">
        <SubmitButton>{say('send')}</SubmitButton>
        <DraftStatus draft={draft} />
      </div>
    </Form>
  )
}
