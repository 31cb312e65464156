import type { Letterhead } from '#app/kit/letterhead.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import type { Prose, Words } from '#app/kit/markdown/prose.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { localeNames } from '#app/kit/words/locales.ts'
import { type Bulletin } from '../bulletins.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import type { Reader } from '../readers.store.server.ts'
import { mailWords } from './mails.words.ts'

type Letter = {
  brand: Letterhead
  reader: Pick<Reader, 'locale' | 'firstName'>
  what: 'published' | 'reminded'
  bulletin: Bulletin
  isOpen: boolean
  link: string
  /** The way out of the topic. */
  foot: Block
}

/** The whole text, in the reader's language or another that it is written in. */
export function writeMail({ brand, reader, what, bulletin, isOpen, link, foot }: Letter) {
  const { locale, firstName } = reader
  const say = sayIn(mailWords, locale)
  const { number, titles, bodies } = bulletin
  const language = languageAmong(titles, locale)
  const title = titles[language]
  const blocks: Block[] = [
    { text: firstName ? say('hello', { name: firstName }) : say('hello.nameless') },
    { text: say(what === 'reminded' ? 'again' : bulletin.version > 1 ? 'changed' : 'new', { number }) },
    ...(language === locale ? [] : [{ text: say('language', { language: localeNames[language] }) }]),
    { text: title, strong: true },
    ...blocksOf(proseOf(bodies[language])),
    { text: say(isOpen ? 'confirm' : 'open'), link },
  ]
  const subject = say(what === 'reminded' ? 'subject.again' : 'subject', { number, title })
  return { subject, ...writeLetter(brand, blocks, foot) }
}

/** A letter has paragraphs alone: items of lists begin with a sign, and a link stands behind its words. */
function blocksOf(prose: Prose, before = ''): Block[] {
  return prose.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [{ text: textOf(block.words), strong: true }]
    if (block.kind === 'paragraph') return [{ text: before + textOf(block.words) }]
    return block.items.flatMap((item, index) =>
      blocksOf(item, `${before}${block.first === undefined ? '•' : `${block.first + index}.`} `),
    )
  })
}

function textOf(words: readonly Words[]): string {
  return words.map(({ text, link }) => (link && link !== text ? `${text} (${link})` : text)).join('')
}
