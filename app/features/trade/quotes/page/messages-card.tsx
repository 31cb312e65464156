import { useLocation } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Message } from '#app/kit/ui/message.tsx'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { messageForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import type { QuoteMessage } from '../quotes.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

const cardId = 'messages'

export function MessagesCard({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const failure = refusal?.intent === 'message' ? refusal : undefined
  const submission = useSubmission(page.submissions.message, page.notice?.submission, failure?.submitted)
  return (
    <Card title={say('messages')} id={cardId}>
      <div className="stack">
        <Messages conversation={page.conversation} />
        {page.may.write ? (
          <MessageForm key={submission} submission={submission} failure={failure} />
        ) : (
          <p className="muted">{say('message.hidden')}</p>
        )}
      </div>
    </Card>
  )
}

/** The latest, and the way to those before them. */
function Messages({ conversation: { messages, hasOlder, before } }: Pick<PageData, 'conversation'>) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const [oldest] = messages
  return (
    <>
      {messages.length === 0 && before === undefined ? <p className="muted">{say('messages.none')}</p> : null}
      {hasOlder && oldest ? (
        <div>
          <LinkButton to={`${pathname}?before=${oldest.id}#${cardId}`} size="small">
            {say('messages.older')}
          </LinkButton>
        </div>
      ) : null}
      {messages.length > 0 ? (
        <ol className="messages">
          {messages.map((message) => (
            <Entry key={message.id} message={message} isLatest={before === undefined && message === messages.at(-1)} />
          ))}
        </ol>
      ) : null}
      {before === undefined ? null : (
        <div>
          <LinkButton to={`${pathname}#${cardId}`} size="small">
            {say('messages.latest')}
          </LinkButton>
        </div>
      )}
    </>
  )
}

type EntryProps = { message: QuoteMessage; isLatest: boolean }

function Entry({ message: { authorName, fromStaff, body, createdAt }, isLatest }: EntryProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const brand = useBrand().name
  return (
    <Message
      id={isLatest ? anchors.message : undefined}
      author={authorName}
      name={fromStaff ? say('messages.maker', { brand, name: authorName }) : authorName}
      fromStaff={fromStaff}
      at={createdAt}
    >
      {body ? (
        <p className="quote-text" lang={foreignTo(locale, body)}>
          {body}
        </p>
      ) : (
        <p className="muted">{say('message.erased')}</p>
      )}
    </Message>
  )
}

function MessageForm({ submission, failure }: { submission: string; failure: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(messageForm, {
    id: 'message',
    words: formWords,
    labels: { submission: '', message: say('message') },
    failure,
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="submission" value={submission} />
      <TextareaField field={form.fields.message} rows={4} />
      <SubmitButton variant="secondary">{say('message.send')}</SubmitButton>
    </Form>
  )
}
