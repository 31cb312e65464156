import { href } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import { Avatar } from '#app/kit/ui/avatar.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Attachment } from '../attachments/attachments.ts'
import { messagesAtOnce } from './tickets.addresses.ts'
import type { PageData } from './detail-page.tsx'
import { detailWords } from './detail.words.ts'
import { TicketFiles } from './ticket-files.tsx'

export function Conversation({ page: { ticket, conversation, files } }: { page: PageData }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const { messages, hasOlder } = conversation
  const path = href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(ticket.id) })
  return (
    <Card title={say('conversation')}>
      {hasOlder ? (
        <p className="messages-older">
          <LinkButton to={`${path}?messages=${messages.length + messagesAtOnce}`} size="small" preventScrollReset>
            {say('conversation.older')}
          </LinkButton>
        </p>
      ) : null}
      {messages.length === 0 ? <p className="muted">{say('conversation.none')}</p> : null}
      <ol className="messages">
        {messages.map((message) => (
          <Entry key={message.id} message={message} files={files.filter(({ messageId }) => messageId === message.id)} />
        ))}
      </ol>
    </Card>
  )
}

type EntryProps = { message: PageData['conversation']['messages'][number]; files: readonly Attachment[] }

function Entry({ message: { authorName, fromStaff, body, createdAt }, files }: EntryProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const brand = useBrand().name
  return (
    <li className={fromStaff ? 'message message-maker' : 'message'}>
      <Avatar name={fromStaff ? brand : authorName} size="small" tone={fromStaff ? 'ink' : 'sunken'} />
      <div className="message-body">
        <p className="message-head">
          <strong>{fromStaff ? say('staff', { brand, name: authorName }) : authorName}</strong>
          <time className="muted numbers" dateTime={createdAt.toISOString()}>
            {formatDate(locale, createdAt, 'moment')}
          </time>
        </p>
        <p className="ticket-text">{body}</p>
        <TicketFiles files={files} />
      </div>
    </li>
  )
}
