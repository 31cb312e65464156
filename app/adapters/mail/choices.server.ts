import type { z } from 'zod'
import { oneOf } from '#app/kit/settings/parsed-setting.server.ts'
import { type Sender, senderFrom, senderSettings } from '#app/kit/settings/sender-settings.server.ts'
import { type Smtp, smtpFrom, smtpSettings } from '#app/kit/settings/smtp-settings.server.ts'
import type { LogWorld } from './mail-log.server.ts'
import type { Mail, MailOut } from './mail.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX. What stands on large libraries
// is loaded only where it was chosen.

/** The schema of each of these settings. */
export const mailSettings = { MAIL: oneOf('log', 'smtp').default('log'), ...senderSettings, ...smtpSettings }

/** How mails leave, with the settings of that way: the types lead through this file when one is added. */
export type MailChoice = { by: 'log'; sender?: undefined } | { by: 'smtp'; smtp: Smtp; sender: Sender }

/** @returns what is missing, as a sentence */
export function mailFrom(read: z.output<z.ZodObject<typeof mailSettings>>): MailChoice | string {
  switch (read.MAIL) {
    case 'log':
      return { by: 'log' }
    case 'smtp': {
      const [smtp, sender] = [smtpFrom(read), senderFrom(read)]
      if (typeof smtp === 'string') return smtp
      return typeof sender === 'string' ? sender : { by: 'smtp', smtp, sender }
    }
  }
}

/** What no message may show, even where a server repeats it: secrets as they stand and are sent, and a user's name. */
export function mailSecrets(mail: MailChoice): { secrets: string[]; user: string } {
  switch (mail.by) {
    case 'log':
      return { secrets: [], user: '' }
    case 'smtp': {
      const { login, dkim } = mail.smtp
      const { user, pass } = login ?? { user: '', pass: '' }
      const sent = login ? [`\0${user}\0${pass}`, user, pass].map((one) => Buffer.from(one).toString('base64')) : []
      return { secrets: [...sent, pass, dkim?.privateKey ?? ''].filter((one) => one !== ''), user }
    }
  }
}

/** A line of how mail is set, and the setting that says so; `say` where the page on mail has words for it. */
type MailFact = { what: 'server' | 'security' | 'login' | 'signed'; setting: string } & (
  | { value: string }
  | { say: `tls.${Smtp['tls']}` | 'login.yes' | 'login.no' | 'signed.no' }
)

/** What administrators read of that way; no password, and no user's name: with some services it is the password as well. */
export function mailFacts(mail: MailChoice): MailFact[] {
  switch (mail.by) {
    case 'log':
      return []
    case 'smtp': {
      const { host, port, tls, login, dkim } = mail.smtp
      const signed = dkim ? { value: dkim.domainName } : ({ say: 'signed.no' } as const)
      return [
        { what: 'server', value: `${host}:${port}`, setting: 'SMTP_URL' },
        { what: 'security', say: `tls.${tls}`, setting: 'SMTP_URL' },
        { what: 'login', say: login ? 'login.yes' : 'login.no', setting: 'SMTP_URL' },
        { what: 'signed', ...signed, setting: 'DKIM_DOMAIN' },
      ]
    }
  }
}

type OutWorld = { secret: string; name: () => string }

/** @returns undefined where no mail leaves */
export async function openMailOut(mail: MailChoice, world: OutWorld): Promise<MailOut | undefined> {
  switch (mail.by) {
    case 'log':
      return undefined
    case 'smtp': {
      const { createSmtpMail } = await import('./mail-smtp.server.ts')
      return createSmtpMail({ ...mail, ...world })
    }
  }
}

export async function openMail(mail: MailChoice, world: OutWorld & LogWorld): Promise<Mail> {
  const out = await openMailOut(mail, world)
  if (out) return out
  const { createLogMail } = await import('./mail-log.server.ts')
  return createLogMail(world)
}
