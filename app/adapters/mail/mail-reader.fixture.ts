import type { MailCalendar } from '#app/kit/outbox/outgoing-mail.ts'
import type { Received } from './mail.contract.ts'
import type { Arrived } from './mail-server.fixture.ts'

/** Mails as a mail program shows them; of those with one Message-ID it keeps the first. */
export function readMails(arrived: readonly Arrived[]): Received[] {
  const byId = new Map(arrived.toReversed().map((mail) => [headerOf(mail, 'Message-ID'), mail]))
  return [...byId.values()].map(readMail)
}

export function headerOf({ raw }: Arrived, name: string): string {
  return readPart(unixLines(raw)).headers.get(name.toLowerCase()) ?? ''
}

function readMail({ to, raw }: Arrived): Received {
  const whole = readPart(unixLines(raw))
  const parts = partsOf(whole)
  const bodyOf = (type: string) => {
    const body = parts.find((part) => typeOf(part).startsWith(type))?.body
    return body && unixLines(body.toString('utf8'))
  }
  const ways = ['List-Unsubscribe', 'List-Unsubscribe-Post'].flatMap((name) => {
    const value = whole.headers.get(name.toLowerCase())
    return value ? [[name, value]] : []
  })
  const files = parts.filter((part) => part.headers.get('content-disposition')?.startsWith('attachment'))
  return {
    to: to.join(', '),
    subject: whole.headers.get('subject') ?? '',
    text: bodyOf('text/plain') ?? '',
    html: bodyOf('text/html') ?? '',
    headers: Object.fromEntries(ways),
    attachments: files.filter((part) => !typeOf(part).startsWith('application/ics')).map(readFile),
    calendar: calendarIn(parts),
  }
}

function readFile(part: Part): Received['attachments'][number] {
  const name = /filename="?([^";]+)/.exec(part.headers.get('content-disposition') ?? '')?.[1] ?? extendedName(part)
  return { name, type: typeOf(part).split(';')[0] ?? '', content: part.body.toString('base64') }
}

/** A name beyond ASCII, in pieces of which each says how it is written (RFC 2231). */
function extendedName(part: Part): string {
  const pieces = (part.headers.get('content-disposition') ?? '').matchAll(/filename\*\d*\*?=([^;]*)/g)
  const whole = [...pieces].map(([, piece = '']) => piece.trim()).join('')
  return decodeURIComponent(whole.replace(/^utf-8''/i, ''))
}

/** The method stands in the part's type, and the same appointment is there as a file. */
function calendarIn(parts: readonly Part[]): Received['calendar'] {
  const part = parts.find((one) => typeOf(one).startsWith('text/calendar'))
  const file = parts.find((one) => typeOf(one).startsWith('application/ics'))
  const content = part && unixLines(part.body.toString('utf8'))
  if (!content || content !== (file && unixLines(file.body.toString('utf8')))) return undefined
  const method = /method=(PUBLISH|REQUEST|CANCEL)$/.exec(typeOf(part))?.[1] as MailCalendar['method'] | undefined
  return method && { method, content }
}

type Part = { headers: Map<string, string>; body: Buffer }

function typeOf({ headers }: Part): string {
  return headers.get('content-type') ?? ''
}

/** The innermost ones, in their order. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(typeOf(part))?.[1]
  if (!boundary) return [part]
  const pieces = part.body.toString('utf8').split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => partsOf(readPart(piece.slice(1, -1))))
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\n\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1))]),
  )
  const body = raw.slice(end + 2)
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return { headers, body: Buffer.from(body, 'base64') }
  return { headers, body: encoding === 'quoted-printable' ? quoted(body.replaceAll('=\n', '')) : Buffer.from(body) }
}

/** Header words beyond ASCII, of which two in a row are one. */
function words(value: string): string {
  return value
    .trim()
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')).toString('utf8'),
    )
}

function quoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
