import PostalMime, { addressParser, type Address, type Attachment, type Email } from 'postal-mime'
import { isAutomatic } from './automatic.ts'
import { readReport, type Report } from './delivery-report.ts'
import { plainText } from './plain-text.ts'

/** A mail as far as the portal reads it. */
export type ReadMail = {
  /** In small letters; blank where it does not say, or says several. */
  from: string
  subject: string
  messageId: string
  /** Whom it was sent to, in small letters, as far as it says. */
  receivers: string[]
  /** The Message-IDs of what it answers. */
  answers: string
  isAutomatic: boolean
  /** For a report: what about, or `complaint` where a reader has called a mail unwanted. */
  report: Report | 'complaint' | 'unclear' | undefined
  /** What receiving servers have found of it, as they wrote it down. */
  authentication: string[]
  /** All that was written, with what it quotes. */
  text: string
  files: { name: string; content: Uint8Array }[]
}

const limits = { maxNestingDepth: 40, maxHeadersSize: 1_000_000, maxRfc822NestingDepth: 0 }

/** Characters of what was written that are looked at, several times what is kept: a reader of regular expressions takes its time. */
const mostText = 200_000

/** Smaller pictures that the mail's own HTML shows are logos and lines of a signature. */
const decoration = 20_000

const signatures = ['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature']
const reports = ['message/delivery-status', 'message/feedback-report', 'text/rfc822-headers', 'message/rfc822']

/** @throws where it is no mail, or one that is made to be unreadable */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { ...limits, forceRfc822Attachments: true })
  const headers = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const subject = oneLine(mail.subject ?? '').slice(0, 300)
  const from = senderOf(headers('from'))
  const report = reportIn(mail, from)
  const named = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap(headers)
  return {
    from,
    subject,
    messageId: mail.messageId ?? '',
    receivers: [...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]), ...named.map(bare)],
    answers: [...headers('references'), ...headers('in-reply-to')].join(' '),
    isAutomatic: isAutomatic(headers, subject),
    report,
    authentication: headers('authentication-results').map(oneLine),
    text: cleaned((mail.text?.trim() ? mail.text : plainText(mail.html ?? '')).slice(0, mostText)),
    files: mail.attachments.filter((file) => isMeant(file, report !== undefined)).map(fileOf),
  }
}

/** With two senders nobody can say who wrote it, so there is none. */
function senderOf(lines: readonly string[]): string {
  const [first, ...more] = lines.length === 1 ? addressesOf(addressParser(lines[0] ?? '')) : []
  return more.length === 0 ? (first ?? '') : ''
}

function addressesOf(list: readonly Address[]): string[] {
  return list.flatMap(({ address, group }) => (group ? addressesOf(group) : address ? [bare(address)] : []))
}

function bare(address: string): string {
  return address.trim().replaceAll(/^<|>$/g, '').toLowerCase()
}

/** Reports of mails that did not arrive, also of servers that write them as they like. */
function reportIn(mail: Email, sender: string): ReadMail['report'] {
  const part = (type: string) => mail.attachments.find(({ mimeType }) => mimeType === type)
  const status = part('message/delivery-status')
  if (status) return readReport(textOf(status)) ?? 'unclear'
  if (part('message/feedback-report')) return 'complaint'
  return /^(?:mailer-daemon|postmaster)@/.test(sender) ? 'unclear' : undefined
}

function isMeant(file: Attachment, isReport: boolean): boolean {
  if (signatures.includes(file.mimeType)) return false
  if (isReport && reports.includes(file.mimeType)) return false
  return !(file.related === true && bytesOf(file).byteLength < decoration)
}

function fileOf(file: Attachment): ReadMail['files'][number] {
  return { name: oneLine(file.filename ?? '').slice(0, 200) || 'file', content: bytesOf(file) }
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function textOf(file: Attachment): string {
  return Buffer.from(bytesOf(file)).toString('utf8')
}

function oneLine(text: string): string {
  return cleaned(text).replaceAll(/\s+/g, ' ').trim()
}

// oxlint-disable-next-line no-control-regex -- that is what is taken out
const unseen = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u{F0001}\u{F0002}]/gu

/** A database of text has no place for the character that ends strings elsewhere; others that are not seen go with it. */
function cleaned(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').toWellFormed()
}
