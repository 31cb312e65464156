import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isLoopback } from '../http/client-address.server.ts'
import { Fault, loginIn, parsed } from './parsed-setting.server.ts'
import { isRsaKey } from './private-key.server.ts'

/** The mail server that takes the portal's mails. */
export type Smtp = SmtpServer & {
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

const example = 'as in smtps://user:password@mail.example'
const names = /^(?!-)[a-z\d-]{1,63}(?<!-)(?:\.(?!-)[a-z\d-]{1,63}(?<!-))*$/i

/** The schema of each of these settings. */
export const smtpSettings = {
  SMTP_URL: parsed(serverIn),
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
  const given = dkimSettings.find((name) => read[name])
  const absent = dkimSettings.find((name) => !read[name])
  if (given && absent) return missing(absent, given)
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: privateKey } = read
  const dkim = domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined
  return { ...read.SMTP_URL, dkim }
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

function keyIn(file: string): string | Fault {
  try {
    const pem = readFileSync(file, 'utf8')
    if (isRsaKey(pem)) return pem
  } catch {
    return new Fault(`it names ${file}, which is no file that can be read`)
  }
  return new Fault(`it names ${file}, which is no private RSA key in PEM`)
}
