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

/** Secrets that no message may show, even where a server repeats them. */
export function mailSecrets(mail: MailChoice): (string | undefined)[] {
  switch (mail.by) {
    case 'log':
      return []
    case 'smtp':
      return [mail.smtp.login?.pass, mail.smtp.dkim?.privateKey]
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
