import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { nameOf, type Remark } from '../remarks.ts'
import { mailWords } from './mails.words.ts'

type Letter = {
  brand: Letterhead
  reader: { locale: Locale; firstName: string }
  remark: Remark
  /** Where the guide is read; undefined where it no longer is. */
  link: string | undefined
}

/** What they had said, and what came of it. */
export function writeMail({ brand, reader: { locale, firstName }, remark, link }: Letter) {
  const say = sayIn(mailWords, locale)
  const guide = nameOf(remark)
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say('thanks', { guide, version: remark.version }) },
    { text: say('outcome'), strong: true },
    { text: remark.outcome },
    { text: say('wrote'), strong: true },
    { text: remark.body },
    ...(link ? [{ text: say('open'), link }] : []),
    { text: say('end'), small: true },
  ]
  return { subject: say('subject', { guide }), ...writeLetter(brand, blocks) }
}
