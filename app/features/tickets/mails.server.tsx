import { colon } from '#app/kit/words/formats.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'
import type { findTicketToTellOf } from './store.server.ts'
import { firstName, type Stage } from './tickets.ts'
import { subjectOf, ticketWords } from './tickets.words.ts'

type Told = NonNullable<Awaited<ReturnType<typeof findTicketToTellOf>>>
type Reply = { authorName: string; fromStaff: boolean; body: string }

export type News = { mail: 'received' } | { mail: 'replied'; reply: Reply } | { mail: 'moved'; stage: Stage }

export type Letter = { locale: Locale; brand: string; readerName: string; ticket: Told; link: string; news: News }

/** One mail in its reader's language, as text and as HTML of the same words. */
export function writeMail(letter: Letter): { subject: string; text: string; html: string } {
  const { locale, brand, readerName, ticket, link, news } = letter
  const say = sayIn(mailWords, locale)
  const topic = subjectOf(locale, ticket)
  const blocks: Block[] = [
    { text: say('hello', { name: firstName(readerName) }) },
    ...bodyOf(letter),
    { text: topic, strong: true },
    { link, text: say('open') },
    { text: say('end'), small: true },
    { text: brand, small: true },
  ]
  return {
    subject: subjectLine(locale, ticket.id, news),
    text: `${blocks.map((block) => plain(locale, block)).join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<Page locale={locale} blocks={blocks} />)}`,
  }
}

type Block = { text: string; link?: string; quote?: boolean; strong?: boolean; small?: boolean }

function subjectLine(locale: Locale, ticketId: number, news: News): string {
  const say = sayIn(mailWords, locale)
  const id = String(ticketId)
  if (news.mail !== 'moved') return say(`${news.mail}.subject`, { id })
  return say('moved.subject', { id, stage: sayIn(ticketWords, locale)(`stage.${news.stage}`) })
}

function bodyOf({ locale, brand, ticket, news }: Letter): Block[] {
  const say = sayIn(mailWords, locale)
  switch (news.mail) {
    case 'received':
      return [{ text: say('received.text') }]
    case 'replied': {
      const { authorName, fromStaff, body } = news.reply
      const author = fromStaff
        ? say('replied.staff', { name: firstName(authorName), brand })
        : say('replied.company', { name: authorName, company: ticket.companyName })
      return [{ text: say('replied.text', { author }) }, { text: body, quote: true }]
    }
    case 'moved':
      return movedTo(locale, ticket, news.stage)
  }
}

function movedTo(locale: Locale, ticket: Told, stage: Stage): Block[] {
  const say = sayIn(mailWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const blocks: Block[] = [{ text: say('moved.text', { stage: tickets(`stage.${stage}`) }) }]
  const { warrantyAccepted, decisionReason, authorizationNumber, resolution, closeReason } = ticket
  if (stage === 'decision_completed' && warrantyAccepted !== null) {
    blocks.push({ text: say(warrantyAccepted ? 'moved.accepted' : 'moved.refused') })
    if (decisionReason) blocks.push({ text: decisionReason, quote: true })
    if (authorizationNumber) blocks.push({ text: say('moved.return', { number: authorizationNumber }) })
  }
  if (stage === 'operations_completed' && resolution)
    blocks.push({ text: say('moved.resolution', { resolution: tickets(`resolution.${resolution}`) }) })
  if (stage === 'ticket_closed' && closeReason)
    blocks.push({ text: say('moved.closed', { reason: tickets(`close.${closeReason}`) }) })
  return blocks
}

function plain(locale: Locale, { text, link, quote }: Block): string {
  if (link) return `${text}${colon(locale)} ${link}`
  return quote ? text.replaceAll(/^/gm, '> ') : text
}

/** Mail programs know no stylesheets: the little there is to say of its looks stands at each element. */
function Page({ locale, blocks }: { locale: Locale; blocks: Block[] }) {
  return (
    <html lang={locale}>
      <body
        style={{ margin: 0, padding: 24, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 15, lineHeight: 1.5 }}
      >
        <div style={{ maxWidth: 560 }}>
          {blocks.map((block, index) => (
            <Paragraph key={`${index} ${block.text}`} block={block} />
          ))}
        </div>
      </body>
    </html>
  )
}

const quoteLook = { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid #8c877a', whiteSpace: 'pre-line' }
const linkLook = {
  display: 'inline-block',
  padding: '10px 16px',
  fontWeight: 600,
  textDecoration: 'none',
  color: '#15140f',
  backgroundColor: '#ffd200',
  borderRadius: 6,
}

function Paragraph({ block: { text, link, quote, strong, small } }: { block: Block }) {
  if (quote) return <blockquote style={quoteLook}>{text}</blockquote>
  return (
    <p style={{ margin: '0 0 16px', fontSize: small ? 13 : undefined, fontWeight: strong ? 600 : undefined }}>
      {link ? (
        <a href={link} style={linkLook}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
