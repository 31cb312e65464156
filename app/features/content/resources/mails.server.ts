import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { mailWords } from './mails.words.ts'
import type { Guide } from './resources.ts'
import { resourceWords } from './resources.words.ts'

type NewGuide = Pick<Guide, 'shelf' | 'language' | 'title' | 'version'> & { link: string }

type Letter = {
  locale: Locale
  firstName: string
  guides: readonly NewGuide[]
  brand: Letterhead
  /** The way out of the topic. */
  foot: Block
}

/** All that is new, each with its link. */
export function writeMail({ locale, firstName, guides, brand, foot }: Letter) {
  const say = sayIn(mailWords, locale)
  const resources = sayIn(resourceWords, locale)
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say('text', { count: guides.length }) },
    ...guides.flatMap(({ shelf, language, title, version, link }): Block[] => [
      { text: title, strong: true },
      {
        text: say('guide', {
          shelf: resources(`shelf.${shelf}`),
          language: resources(`language.${language}`),
          version: resources('version', { number: String(version) }),
        }),
      },
      { link, text: say('open') },
    ]),
  ]
  return { subject: say('subject', { count: guides.length }), ...writeLetter(brand, blocks, foot) }
}
