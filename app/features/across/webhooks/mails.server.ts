import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'
import type { OffWhy } from './webhooks.ts'
import { webhookWords } from './webhooks.words.ts'

type Letter = { locale: Locale; firstName: string; brand: Letterhead; link: string; why: OffWhy; host: string }

/** The mail to the person who looks after an endpoint, once the portal has switched it off. */
export function writeOffMail({ locale, firstName, brand, link, why, host }: Letter) {
  const say = sayIn(mailWords, locale)
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say('text') },
    { text: host, strong: true },
    { text: `${sayIn(webhookWords, locale)(`off.${why}`)}.` },
    { text: say('next') },
    { link, text: say('open') },
  ]
  return { subject: say('subject', { host }), ...writeLetter(brand, blocks) }
}
