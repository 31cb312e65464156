import { z } from 'zod'
import { isLoopback } from '../http/client-address.server.ts'
import { decoded, Fault, loginIn, parsed } from './parsed-setting.server.ts'

/** The mailbox that replies come to, and the address that leads each of them to its ticket. */
export type Inbound = InboxServer & {
  /** An address with `{token}` in it. */
  replyTo: string
  /** Where mails lie that were read, and those that staff have to see to. */
  folders: { done: string; aside: string }
  /** The mail server whose `Authentication-Results` are believed. */
  authServer?: string | undefined
}

export type InboxServer = {
  host: string
  port: number
  /** From the first byte, by STARTTLS or not at all, or none: on this machine nobody else listens. */
  tls: 'from the start' | 'required' | 'none'
  login: { user: string; pass: string }
  folder: string
}

const example = 'as in imaps://user:password@mail.example/INBOX'
const folder = z.string().regex(/^[\w .&-]{1,60}$/, 'it takes the name of a folder, as in Portal done')

/** The schema of each of these settings. */
export const inboxSettings = {
  MAIL_INBOUND: z.enum(['off', 'imap'], 'it takes off or imap').default('off'),
  IMAP_URL: parsed(serverIn),
  IMAP_DONE_FOLDER: folder.default('Portal done'),
  IMAP_ASIDE_FOLDER: folder.default('Portal set aside'),
  MAIL_AUTH_SERVER: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'it takes the name that the mail server gives itself there, as in mx.maker.example')
    .optional(),
}

type Read = z.output<z.ZodObject<typeof inboxSettings>> & { MAIL: string; MAIL_REPLY_TO?: string | undefined }

/** @returns undefined where no mail is read; what is missing, as a sentence */
export function inboundFrom(read: Read): Inbound | undefined | string {
  const replyTo = read.MAIL_REPLY_TO
  const hasToken = replyTo?.includes(tokenMark) ?? false
  if (read.MAIL_INBOUND === 'off')
    return hasToken
      ? 'The setting MAIL_REPLY_TO has {token} in it, which only MAIL_INBOUND=imap reads: set that, or take it out.'
      : undefined
  if (read.MAIL === 'log')
    return 'The setting MAIL_INBOUND is imap while MAIL=log sends none: nobody replies to no mail.'
  if (!read.IMAP_URL) return 'The setting IMAP_URL is missing, which MAIL_INBOUND=imap needs.'
  if (!replyTo || !hasToken)
    return 'The setting MAIL_REPLY_TO is to have {token} in it with MAIL_INBOUND=imap, as in reply+{token}@portal.example.'
  if (read.IMAP_DONE_FOLDER === read.IMAP_ASIDE_FOLDER)
    return 'The settings IMAP_DONE_FOLDER and IMAP_ASIDE_FOLDER name one folder: take two.'
  const folders = { done: read.IMAP_DONE_FOLDER, aside: read.IMAP_ASIDE_FOLDER }
  return { ...read.IMAP_URL, replyTo, folders, authServer: read.MAIL_AUTH_SERVER }
}

export const tokenMark = '{token}'

/** What is wrong is said without the address: it holds a password, and the log would keep it. */
function serverIn(text: string): InboxServer | Fault {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['imap:', 'imaps:'].includes(url.protocol) || !url.hostname)
    return new Fault(`it takes the address of a mailbox, ${example}`)
  const name = decoded(url.pathname.slice(1))
  if (url.search || url.hash || name === undefined)
    return new Fault(`only user, password, host, port and folder belong there, ${example}`)
  const login = loginIn(url)
  if (login instanceof Fault) return login
  if (!login) return new Fault(`it takes user and password, ${example}`)
  // In addresses of this scheme capitals stay as they are typed.
  const host = url.hostname.toLowerCase()
  const isSecure = url.protocol === 'imaps:'
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : isSecure ? 993 : 143,
    tls: isSecure ? 'from the start' : isLoopback(host) ? 'none' : 'required',
    login,
    folder: name || 'INBOX',
  }
}
