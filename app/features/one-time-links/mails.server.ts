import { type Block, writeLetter } from '#app/kit/letter.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'

export type AccountMail =
  | { mail: 'verify' | 'reset' | 'change-email'; link: string }
  /** Somebody registers with an address that has its owner: this one hears of it, the other one does not. */
  | { mail: 'known'; link: string; reset: string }
  | { mail: 'email-changed' }

export function writeMail(
  brand: string,
  locale: Locale,
  mail: AccountMail,
): { subject: string; text: string; html: string } {
  const say = sayIn(mailWords, locale)
  const blocks: Block[] = [
    { text: say('hello') },
    { text: say(`${mail.mail}.text`, { brand }) },
    ...linksOf(locale, mail),
    { text: say(`${mail.mail}.end`), small: true },
    { text: brand, small: true },
  ]
  return { subject: say(`${mail.mail}.subject`, { brand }), ...writeLetter(locale, blocks) }
}

function linksOf(locale: Locale, mail: AccountMail): Block[] {
  const say = sayIn(mailWords, locale)
  switch (mail.mail) {
    case 'email-changed':
      return []
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
