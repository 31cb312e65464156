import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { href, useLocation } from 'react-router'
import { DraftStatus, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { fieldProps, TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { staffReplyForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import { pageWords } from '../page/page.words.ts'
import type { Notice } from '#app/kit/forms/notices.ts'
import { latestMessage, type TicketFailure } from '../page/actions.ts'
import { type Begun, useBegun } from './use-begun.ts'
import { type Awaiting, awaitings, type Message } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'

type ReplyCardProps = {
  page: {
    ticket: { id: number }
    conversation: { messages: readonly Said[] }
    reply: Begun
    notice: Notice | undefined
  }
  refusal: TicketFailure | undefined
} & Partial<Look>

/** Staff alone are told which are their own and which are notes: what colleagues answer counts for them as well. */
type Said = Pick<Message, 'id' | 'fromStaff' | 'authorName' | 'createdAt'> & { isOwn?: boolean; internal?: boolean }

type Look = {
  /** Staff say as well who is to act next. */
  forStaff: boolean
  /** Who is to act next, before somebody says otherwise. */
  turn: Awaiting
  /** Something else on the page is more urgent. */
  isSecond: boolean
  /** Below the text, beside its hint. */
  beside: ReactNode
  /** Below the button that sends. */
  end: ReactNode
}

export function ReplyCard({
  page,
  refusal,
  forStaff = false,
  turn = 'dealer',
  isSecond = false,
  ...more
}: ReplyCardProps) {
  const say = useWords(pageWords)
  const begun = useBegun(page.reply, page.notice, refusal)
  const theirs = page.conversation.messages.filter(({ fromStaff, isOwn, internal }) =>
    forStaff ? !isOwn && !internal : fromStaff,
  )
  const form = { ticketId: page.ticket.id, begun, theirs, refusal, forStaff, turn, isSecond, ...more }
  return (
    <Card title={say(forStaff ? 'reply.staff' : 'reply')} id="reply-card" className="reply-card">
      <ReplyForm key={begun.submission} {...form} />
    </Card>
  )
}

type ReplyFormProps = {
  ticketId: number
  begun: Begun
  theirs: readonly Said[]
  refusal: TicketFailure | undefined
} & Omit<Look, 'beside' | 'end'> &
  Partial<Pick<Look, 'beside' | 'end'>>

function ReplyForm({ ticketId, begun, theirs, refusal, forStaff, turn, isSecond, beside, end }: ReplyFormProps) {
  const { submission, text, files } = begun
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(staffReplyForm, {
    id: 'reply',
    words: formWords,
    labels: {
      submission: '',
      message: say('reply.message'),
      attachments: say('reply.attachments'),
      awaiting: forStaff ? say('reply.awaiting') : '',
    },
    failure: refusal,
    initial: { message: text, awaiting: turn },
  })
  const draft = useMessageDraft('reply', ticketId, submission, form.pending)
  const { message, awaiting, attachments } = form.fields
  return (
    <Form form={form} action={pathname} multipart className="stack-small">
      <MessageOpening intent="reply" submission={submission} />
      <TextareaField
        field={message}
        rows={forStaff ? 2 : 5}
        onKeyDown={forStaff ? sendOnCtrlEnter : undefined}
        hint={
          forStaff ? (
            <>
              <span className="needs-script">{say('reply.keys')}</span>
              {beside}
            </>
          ) : undefined
        }
      />
      <UploadField
        field={attachments}
        url={href('/:locale?/uploads', localePrefix(useLocale()))}
        submission={submission}
        existing={files}
        limits={{ count: fileLimits.count, bytes: fileLimits.video, total: fileLimits.total }}
        hint={say('reply.attachments.hint', { count: fileLimits.count })}
      />
      <WroteMeanwhile begun={begun} theirs={theirs} forStaff={forStaff} />
      <div className="message-end">
        {forStaff ? <AwaitingField field={awaiting} /> : null}
        <SubmitButton variant={isSecond ? 'secondary' : 'primary'}>{say('reply.send')}</SubmitButton>
        <DraftStatus draft={draft} />
      </div>
      {end}
    </Form>
  )
}

/** What others wrote since this form was begun: its sender should have read it. */
function WroteMeanwhile({ begun, theirs, forStaff }: Pick<ReplyFormProps, 'begun' | 'theirs' | 'forStaff'>) {
  const say = useWords(pageWords)
  const [known] = useState(() => {
    const { savedAt } = begun
    return savedAt ? theirs.findLast(({ createdAt }) => createdAt <= savedAt) : theirs.at(-1)
  })
  const latest = theirs.at(-1)
  if (!latest || latest.id <= (known?.id ?? 0)) return null
  const read = <a href={`#${latestMessage}`}>{say('reply.meanwhile.read')}</a>
  const title = !forStaff
    ? say('reply.meanwhile')
    : latest.fromStaff
      ? say('reply.meanwhile.colleague', { name: latest.authorName })
      : say('reply.meanwhile.staff')
  return <Alert tone="warning" title={title} action={read} />
}

/** Who is to act next. */
export function AwaitingField({ field }: { field: Parameters<typeof fieldProps>[0] }) {
  const tickets = useWords(ticketWords)
  return (
    <Field {...fieldProps(field, undefined)}>
      {(control) => (
        <NativeSelect {...control} name={field.name} defaultValue={field.value}>
          {awaitings.map((awaiting) => (
            <option key={awaiting} value={awaiting}>
              {tickets(`turn.${awaiting}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

/** Before all else: a file that follows must know where it belongs. */
export function MessageOpening({ intent, submission }: { intent: string; submission: string }) {
  return (
    <>
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value={intent} />
    </>
  )
}

type DraftedForm = 'reply' | 'note' | 'decision'

export function useMessageDraft(form: DraftedForm, ticketId: number, submission: string, paused: boolean) {
  const url = href('/:locale?/drafts', localePrefix(useLocale()))
  return useServerDraft({ formId: form, url, extra: { form: `${form}-${ticketId}`, submission }, paused })
}

/** For a text, or for a whole form with its choices. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}
