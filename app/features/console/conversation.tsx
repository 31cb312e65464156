import { FileText, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type Attachment, fileAddress } from '#app/features/attachments/attachments.ts'
import type { Message } from '#app/features/tickets/tickets.ts'
import { Avatar } from '#app/kit/ui/avatar.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PhotoGrid } from '#app/kit/ui/photo-grid.tsx'
import { formatBytes, formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { consoleWords } from './console.words.ts'
import { messagesAtOnce } from '#app/features/tickets/tickets.addresses.ts'
import type { PageData } from './ticket-page.tsx'

/** The claim as it came in, and everything said about it since, notes among staff included. */
export function Conversation({ page: { ticket, conversation, files } }: { page: PageData }) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  const of = (message: number | null) => files.filter((file) => file.messageId === message && !file.withdrawn)
  const { messages, hasOlder } = conversation
  const page = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(ticket.id) })
  return (
    <Card title={say('conversation')}>
      <ol className="conversation">
        <Entry author={ticket.authorName} from={ticket.companyName} at={ticket.createdAt} files={of(null)}>
          <p className="entry-text">{ticket.content}</p>
          {ticket.notes ? (
            <p className="entry-text">
              <strong>{say('ticket.notes')}</strong> {ticket.notes}
            </p>
          ) : null}
        </Entry>
        {hasOlder ? (
          <li className="entry-older">
            <Link to={`${page}?messages=${messages.length + messagesAtOnce}`} preventScrollReset>
              {say('conversation.older')}
            </Link>
          </li>
        ) : null}
        {messages.map((message) => (
          <MessageEntry key={message.id} message={message} company={ticket.companyName} files={of(message.id)} />
        ))}
      </ol>
    </Card>
  )
}

type MessageEntryProps = { message: Message; company: string; files: Attachment[] }

function MessageEntry({ message, company, files }: MessageEntryProps) {
  const say = useWords(consoleWords)
  const { authorName, fromStaff, internal, createdAt, body } = message
  const from = fromStaff ? say('staff') : company
  return (
    <Entry author={authorName} from={from} at={createdAt} files={files} fromStaff={fromStaff} internal={internal}>
      <p className="entry-text">{body}</p>
    </Entry>
  )
}

type EntryProps = {
  author: string
  from: string
  at: Date
  files: Attachment[]
  fromStaff?: boolean
  internal?: boolean
  children: ReactNode
}

function Entry({ author, from, at, files, fromStaff = false, internal = false, children }: EntryProps) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  return (
    <li className={internal ? 'entry entry-internal' : fromStaff ? 'entry entry-staff' : 'entry'}>
      <Avatar name={author} size="small" tone={fromStaff ? 'ink' : 'sunken'} />
      <div className="entry-body">
        {internal ? (
          <p className="entry-lock">
            <Lock size={14} aria-hidden />
            {say('note.only-staff')}
          </p>
        ) : null}
        <p className="entry-head">
          <strong>{author}</strong>
          <span className="muted">{from}</span>
          <time className="muted numbers" dateTime={at.toISOString()}>
            {formatDate(locale, at, 'moment')}
          </time>
        </p>
        {children}
        <EntryFiles files={files} />
      </div>
    </li>
  )
}

function EntryFiles({ files }: { files: Attachment[] }) {
  const say = useWords(consoleWords)
  const locale = useLocale()
  const pictures = files.filter((file) => file.kind !== 'pdf')
  const papers = files.filter((file) => file.kind === 'pdf')
  const photos = pictures.map((file) => {
    const { content, thumb } = fileAddress(file)
    const kind = file.kind === 'video' ? ('video' as const) : ('image' as const)
    return { id: file.id, src: content, thumbnail: thumb ?? undefined, name: file.name, kind }
  })
  return (
    <>
      {photos.length > 0 ? <PhotoGrid label={say('files')} photos={photos} /> : null}
      {papers.map((file) => (
        <p key={file.id} className="entry-paper">
          <FileText size={16} aria-hidden />
          <a href={fileAddress(file).content} target="_blank" rel="noreferrer">
            {file.name}
          </a>
          <span className="muted numbers">{formatBytes(locale, file.bytes)}</span>
        </p>
      ))}
    </>
  )
}
