import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isLoopback } from './http/client-address.server.ts'
import { tokenMark } from './inbox-settings.server.ts'
import { Fault, loginIn, parsed } from './parsed-setting.server.ts'
import { isRsaKey } from './private-key.server.ts'

/** The mail server that takes the portal's mails, and as whom they leave. */
export type Smtp = SmtpServer & {
  from: Sender
  replyTo?: string | undefined
  /** Signs each mail in the name of a domain. */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined
}

type SmtpServer = {
  host: string
  port: number
  /** From the first byte, by STARTTLS or no mail, or none: to this machine's own server nobody else listens. */
  tls: 'from the start' | 'required' | 'none'
  login?: { user: string; pass: string } | undefined
}
type Sender = { name?: string | undefined; address: string }

const example = 'as in smtps://user:password@mail.example'
/** As long as the longest that stands in its place. */
const tokenLength = 45
const names = /^(?!-)[a-z\d-]{1,63}(?<!-)(?:\.(?!-)[a-z\d-]{1,63}(?<!-))*$/i

/** What these settings take, each by its own. */
export const smtpSettings = {
  SMTP_URL: parsed(serverIn),
  MAIL_FROM: parsed(senderIn),
  MAIL_REPLY_TO: z
    .string()
    .refine((text) => z.email().safeParse(text.replace(tokenMark, 'a'.repeat(tokenLength))).success, {
      error: 'it takes one e-mail address, in which {token} may stand once, as in reply+{token}@portal.example',
    })
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(names, 'it takes a domain, as in maker.example')
    .includes('.', 'it takes a domain, as in maker.example')
    .optional(),
  DKIM_SELECTOR: z.string().regex(names, 'it takes the selector’s name, as in portal').optional(),
  DKIM_KEY_FILE: parsed(keyIn),
}

type Read = z.output<z.ZodObject<typeof smtpSettings>>
const dkimSettings = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const

/** @returns what to send by, or what is missing, as a sentence */
export function smtpFrom(read: Read): Smtp | string {
  if (!read.SMTP_URL) return missing('SMTP_URL', 'MAIL=smtp')
  if (!read.MAIL_FROM) return missing('MAIL_FROM', 'MAIL=smtp')
  // With a mark in it, it is no address but the pattern of many.
  const replyTo = read.MAIL_REPLY_TO?.includes(tokenMark) ? undefined : read.MAIL_REPLY_TO
  const given = dkimSettings.find((name) => read[name])
  const absent = dkimSettings.find((name) => !read[name])
  if (given && absent) return missing(absent, given)
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: privateKey } = read
  const dkim = domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined
  return { ...read.SMTP_URL, from: read.MAIL_FROM, replyTo, dkim }
}

function missing(name: string, needs: string): string {
  return `The setting ${name} is missing, which ${needs} needs.`
}

/** What is wrong is said without the address: it holds a password, and the log would keep it. */
function serverIn(text: string): SmtpServer | Fault {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    return new Fault(`it takes the address of a mail server, ${example}`)
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash)
    return new Fault(`only user, password, host and port belong there, ${example}`)
  const login = loginIn(url)
  if (login instanceof Fault) return login
  // In addresses of this scheme capitals stay as they are typed.
  const host = url.hostname.toLowerCase()
  const isSecure = url.protocol === 'smtps:'
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    tls: isSecure ? 'from the start' : isLoopback(host) ? 'none' : 'required',
    login,
  }
}

function senderIn(text: string): Sender | Fault {
  const [, name, named] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  const address = (named ?? text).trim()
  if (!z.email().safeParse(address).success)
    return new Fault('it takes an e-mail address, as in service@maker.example or Maker <service@maker.example>')
  return { name: name || undefined, address }
}

function keyIn(file: string): string | Fault {
  try {
    const pem = readFileSync(file, 'utf8')
    if (isRsaKey(pem)) return pem
  } catch {
    return new Fault(`it names ${file}, which is no file that can be read`)
  }
  return new Fault(`it names ${file}, which is no private RSA key in PEM`)
}
