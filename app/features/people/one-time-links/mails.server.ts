import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'

export type AccountMail =
  | { mail: 'verify' | 'reset' | 'change-email'; link: string }
  /** Somebody registers with an address that has its owner: this one hears of it, the other one does not. */
  | { mail: 'known'; link: string; reset: string }
  | { mail: 'email-changed'; at: Date }
  | { mail: 'password-changed'; at: Date; link: string }

export function writeMail(brand: Letterhead, mail: AccountMail): { subject: string; text: string; html: string } {
  const { locale, name } = brand
  const say = sayIn(mailWords, locale)
  const blocks: Block[] = [
    { text: say('hello') },
    { text: textOf(locale, mail, name) },
    ...linksOf(locale, mail),
    { text: say(`${mail.mail}.end`), small: true },
  ]
  return { subject: say(`${mail.mail}.subject`, { brand: name }), ...writeLetter(brand, blocks) }
}

function textOf(locale: Locale, mail: AccountMail, brand: string): string {
  const say = sayIn(mailWords, locale)
  if (mail.mail === 'email-changed' || mail.mail === 'password-changed')
    return say(`${mail.mail}.text`, { brand, when: formatDate(locale, mail.at, 'moment') })
  return say(`${mail.mail}.text`, { brand })
}

function linksOf(locale: Locale, mail: AccountMail): Block[] {
  const say = sayIn(mailWords, locale)
  switch (mail.mail) {
    case 'email-changed':
      return []
    case 'password-changed':
      return [{ text: say('password-changed.not-you') }, { text: say('password-changed.button'), link: mail.link }]
    case 'known':
      return [
        { text: say('known.sign-in'), link: mail.link },
        { text: say('known.reset'), link: mail.reset },
      ]
    case 'verify':
    case 'reset':
    case 'change-email':
      return [{ text: say(`${mail.mail}.button`), link: mail.link }, { text: say('limits') }]
  }
}
