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
  const { headers, body } = readPart(unixLines(raw))
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.slice(1, -1)))
  const bodyOf = (type: string) => parts.find((part) => part.headers.get('content-type')?.startsWith(type))?.body ?? ''
  const ways = ['List-Unsubscribe', 'List-Unsubscribe-Post'].flatMap((name) => {
    const value = headers.get(name.toLowerCase())
    return value ? [[name, value]] : []
  })
  return {
    to: to.join(', '),
    subject: headers.get('subject') ?? '',
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    headers: Object.fromEntries(ways),
  }
}

function readPart(raw: string): { headers: Map<string, string>; body: string } {
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
  if (encoding === 'base64') return { headers, body: unixLines(Buffer.from(body, 'base64').toString('utf8')) }
  return { headers, body: encoding === 'quoted-printable' ? quoted(body.replaceAll('=\n', '')) : body }
}

/** Header words beyond ASCII, of which two in a row are one. */
function words(value: string): string {
  return value
    .trim()
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : quoted(text.replaceAll('_', ' ')),
    )
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
