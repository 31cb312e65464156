import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { colon, formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { demoPortalIn, readMail } from './mailbox.server.ts'
import { mailboxWords } from './mailbox.words.ts'
import { idIn } from '#app/kit/http/ids.ts'
import type { Route } from './+types/mail.route'
import '../console.css'

export function loader({ params, context }: Route.LoaderArgs) {
  return readMail(demoPortalIn(context), idIn(params.id))
}

/** The text of a message; its HTML would need styles that the portal's own pages do not allow. */
export default function Mail({ loaderData: mail }: Route.ComponentProps) {
  const { to, subject, sentAt, text, headers, attachments, calendar } = mail
  const say = useWords(mailboxWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={subject} />
      <PageHeader
        back={{ to: href('/:locale?/console/mailbox', localePrefix(locale)), label: say('title') }}
        title={subject}
      >
        <span className="numbers">
          {say('to')}
          {colon(locale)} {to} · {formatDate(locale, sentAt, 'moment')}
        </span>
      </PageHeader>
      <Card>
        <p className="mail-text">{withLinks(text)}</p>
      </Card>
      {attachments.length > 0 && (
        <Card title={say('attachments')}>
          <div className="stack-small">
            {attachments.map(({ name, type, content }) => (
              <p key={name}>
                <a href={`data:application/octet-stream;base64,${content}`} download={name}>
                  {name}
                </a>{' '}
                <span className="muted">{type}</span>
              </p>
            ))}
          </div>
        </Card>
      )}
      {calendar && (
        <Card title={say('calendar')}>
          <p className="mail-text">{calendar.content}</p>
        </Card>
      )}
      {Object.keys(headers).length > 0 && (
        <Card title={say('headers')}>
          <DescriptionList
            columns={1}
            items={Object.entries(headers).map(([term, value]) => ({
              term,
              detail: <span className="mail-text numbers">{withLinks(value)}</span>,
            }))}
          />
        </Card>
      )}
    </div>
  )
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${index} ${part}`} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
