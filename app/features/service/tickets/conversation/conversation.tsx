import { Lock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainPress } from '#app/kit/ui/plain-press.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Message as MessageItem } from '#app/kit/ui/message.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Attachment } from '#app/features/content/attachments/attachments.ts'
import { Messages } from './messages.tsx'
import { WrittenText } from './written-text.tsx'
import { TicketFiles } from '../page/ticket-files.tsx'
import { olderMessages } from './message-params.ts'
import { pageWords } from '../page/page.words.ts'
import { latestMessage } from '../page/actions.ts'
import type { NamedShot } from '../page/shots.ts'
import type { LastRead, Message } from '../tickets.ts'
import { ReadMark } from '../unread/read-mark.tsx'
import { sayAnswer, sayQuestion } from './questions.words.ts'
import '../tickets.css'

type Said = Pick<Message, 'id' | 'authorName' | 'fromStaff' | 'body' | 'question' | 'answersId' | 'createdAt'> & {
  internal?: boolean
  isFollower?: boolean
  /** All that was written in the mail that it came as. */
  mail?: string | null
}

type ConversationProps = {
  conversation: {
    messages: readonly Said[]
    hasOlder: boolean
    before: number | undefined
    read: LastRead | undefined
  }
  files: readonly Attachment[]
  shots: readonly NamedShot[]
  /** What stands above a message: its author, as this side knows them. */
  nameOf: (message: Said) => string
}

export function Conversation({
  conversation: { messages, hasOlder, before, read },
  files,
  shots,
  nameOf,
}: ConversationProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const [oldest] = messages
  return (
    <Card title={say('conversation')} className="messages-card">
      {hasOlder && oldest ? (
        <p className="messages-older">
          <OlderButton to={pathname + olderMessages({ count: messages.length, before }, oldest.id)} from={oldest.id} />
        </p>
      ) : null}
      {messages.length === 0 && before === undefined ? <p className="muted">{say('conversation.none')}</p> : null}
      <Messages>
        {messages.map((message) => (
          <Entry
            key={message.id}
            message={message}
            name={nameOf(message)}
            isLatest={before === undefined && message === messages.at(-1)}
            files={files.filter(({ messageId }) => messageId === message.id)}
            shots={shots}
            read={message.id === read?.id ? read : undefined}
          />
        ))}
      </Messages>
      {before === undefined ? null : (
        <p className="messages-older">
          <LinkButton to={pathname} size="small" preventScrollReset>
            {say('conversation.latest')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

/** Without a script the page comes back at the message that was the first; with one it stays where it is. */
function OlderButton({ to, from }: { to: string; from: number }) {
  const say = useWords(pageWords)
  const navigate = useNavigate()
  function stay(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || !isPlainPress(event)) return
    event.preventDefault()
    void navigate(to, { preventScrollReset: true })
  }
  return (
    <LinkButton to={`${to}#${placeOf(from)}`} size="small" onClick={stay}>
      {say('conversation.older')}
    </LinkButton>
  )
}

function placeOf(message: number): string {
  return `message-${message}`
}

type EntryProps = Pick<ConversationProps, 'files' | 'shots'> & {
  message: Said
  name: string
  isLatest: boolean
  read: LastRead | undefined
}

function Entry({ message, name, isLatest, files, shots, read }: EntryProps) {
  const { id, authorName, fromStaff, internal = false, createdAt } = message
  const locale = useLocale()
  const say = useWords(pageWords)
  const lock = (
    <p className="message-lock">
      <Lock size={14} aria-hidden />
      {say('conversation.internal')}
    </p>
  )
  return (
    <MessageItem
      id={isLatest ? latestMessage : placeOf(id)}
      author={authorName}
      name={name}
      fromStaff={fromStaff}
      at={createdAt}
      className={internal ? 'internal' : undefined}
      above={internal ? lock : null}
    >
      <WrittenText text={wordsOf(locale, message, files, shots)} />
      <TicketFiles files={files} shots={shots} />
      {message.mail ? (
        <Fold title={say('mail.whole')}>
          <WrittenText text={message.mail} />
        </Fold>
      ) : null}
      {read ? <ReadMark read={read} /> : null}
    </MessageItem>
  )
}

/** What was asked for by one tap, and what brings it, is said to each in their own language. */
function wordsOf(
  locale: Locale,
  { body, question, answersId }: Said,
  files: readonly Attachment[],
  shots: readonly NamedShot[],
): string {
  const nameOf = (slot: string | null | undefined) => shots.find(({ code }) => code === slot)?.name
  const asked = question && nameOf(question.slot)
  if (question && asked) return sayQuestion(locale, question, asked)
  const brought = answersId === null ? undefined : nameOf(files.find(({ slot }) => slot !== null)?.slot)
  return brought ? sayAnswer(locale, brought) : body
}
