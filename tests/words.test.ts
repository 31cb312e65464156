import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { template } from '#db/template/template.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { locales } from '#app/kit/words/locales.ts'
import type { Entry, Plural } from '#app/kit/words/words.ts'

const modules: Record<string, Record<string, unknown>> = import.meta.glob('/app/**/*.words.ts', { eager: true })
const entries = [
  ...Object.entries(modules).flatMap(([file, tables]) =>
    Object.values(tables).flatMap((table) =>
      isTable(table) ? Object.entries(table).map(([key, entry]) => ({ name: `${file} ${key}`, entry })) : [],
    ),
  ),
  ...textsIn(template, 'template'),
]

/** What the template of a catalogue says, which pages show like words of their own. */
function textsIn(value: unknown, name: string): { name: string; entry: Entry }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isEntry(value)) return [{ name, entry: value }]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${name} ${key}`))
}

function isEntry(value: object): value is Entry {
  return locales.every((locale) => locale in value)
}

function isTable(value: unknown): value is Record<string, Entry> {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((entry) => typeof entry === 'object' && entry !== null && 'it' in entry)
}

function forms(text: string | Plural): string[] {
  return typeof text === 'string' ? [text] : [text.one, text.other]
}

function slots(text: string | Plural): string[] {
  const found = forms(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  return [...new Set(found)].toSorted()
}

test('there are words to check', () => {
  expect(entries.length).toBeGreaterThan(300)
})

test('a sentence has the same slots in every language', () => {
  const wrong = entries.filter(({ entry }) => new Set(locales.map((locale) => slots(entry[locale]).join())).size > 1)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no sentence is empty, or has a space at an end', () => {
  const texts = entries.flatMap(({ name, entry }) =>
    locales.flatMap((one) => forms(entry[one]).map((text) => ({ name, text }))),
  )
  expect(texts.filter(({ text }) => text === '' || text !== text.trim()).map(({ name }) => name)).toEqual([])
})

/** Sentences that the portal's first specification gives, and that stand as they are given. */
const verbatim = ['No results for "{query}".']

test('apostrophes and quotation marks are those of print', () => {
  const wrong = entries.flatMap(({ name, entry }) =>
    locales.flatMap((one) =>
      forms(entry[one]).flatMap((text) => (/['"]/.test(text) && !verbatim.includes(text) ? `${name}: ${text}` : [])),
    ),
  )
  expect(wrong).toEqual([])
})

/**
 * Those of mails themselves, of who keeps the mail server, of mails that did not leave, of
 * those that came in, and of who hears by mail alone, whom nobody adds where none leaves.
 */
const ofMails = /mails\.words|admin\.words|shell\.words|undelivered|mailbox|auth-errors\/setup|inbound-mail|followers/

test('what promises a mail is said in another way where the portal sends none', async () => {
  const promise =
    /\bwe sent\b|\bwe will send\b|\bwill receive an email|an email with|by email|in the email|the inbox|get an email|^email sent|^send (?:link|reset link|invitation|again|a new link|the email again)$/i
  const said = new Set(entries.map(({ name }) => name))
  const promising = entries.filter(
    ({ name, entry }) =>
      !ofMails.test(name) && !name.endsWith('.unsent') && forms(entry.en).some((text) => promise.test(text)),
  )
  expect(promising.length).toBeGreaterThan(20)
  expect(promising.flatMap(({ name }) => (said.has(`${name}.unsent`) ? [] : name))).toEqual([])
  const unsent = entries.filter(({ name }) => name.endsWith('.unsent'))
  // Nor is there one beside a sentence that is gone.
  expect(unsent.flatMap(({ name }) => (said.has(name.replace('.unsent', '')) ? [] : name))).toEqual([])
})

test('what a list is searched for is said in a phone’s width', () => {
  const long = entries.filter(
    ({ name, entry }) =>
      /[ .]where$/.test(name) && locales.some((one) => forms(entry[one]).some((text) => text.length > 24)),
  )
  expect(long.map(({ name }) => name)).toEqual([])
})

test('no Italian article stands right before a date', () => {
  // It would have to change before an 8 or an 11.
  const article = /(?:^|[\s(])(?:il|[dn]?[aei]l|sul|l’|[\p{L}]*ll’)\s?\{(?:when|day|date|moment)\}/iu
  const wrong = entries.filter(({ entry }) => forms(entry.it).some((text) => article.test(text)))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no article and nothing that is elided stands right before what a maker has named', () => {
  // It would have to be another one before R9 or Ammiraglia: «an R9», «d’Ammiraglia».
  const before = {
    it: /(?:^|[\s(«])(?:un[ao]?|il|l[oae]|gli|[dns]?[aeu]l(?:l[oae])?|\p{L}*’)\s?\{(?:SLOTS)\}/iu,
    en: /(?:^|[\s(“])an?\s\{(?:SLOTS)\}/iu,
    fr: /(?:^|[\s(\u00a0])(?:une?|l[ea]|d[eu]|au|que|\p{L}*’)\s?\{(?:SLOTS)\}/iu,
  }
  const named = 'family|model|code|part|first|second|other|brand|company|name|module'
  const patterns = locales.map((one) => ({
    one,
    pattern: new RegExp(before[one].source.replaceAll('SLOTS', named), 'iu'),
  }))
  const wrong = entries.filter(({ entry }) =>
    patterns.some(({ one, pattern }) => forms(entry[one]).some((text) => pattern.test(text))),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('French puts a space that does not break before its double signs', () => {
  const wrong = entries.filter(({ entry }) =>
    forms(entry.fr).some((text) =>
      /[^\s\u00a0\u202f?!.…]\s?[;!?](?:\s|$)| [:»]|« |\p{L}:(?:\s|$)/u.test(
        text.replaceAll('\u00a0', '\u202f').replaceAll(/\u202f[;!?:»]/g, ''),
      ),
    ),
  )
  expect(wrong.map(({ name, entry }) => `${name}: ${forms(entry.fr).join(' | ')}`)).toEqual([])
})

test('a label is written once: what several pages say comes from one table', () => {
  const written = new Set(entries.map(({ entry }) => entry))
  const said = new Set([...written].map((entry) => JSON.stringify(entry)))
  // It only ever falls: a label that a second page needs goes into app/terms.words.ts.
  expect(written.size - said.size).toBeLessThanOrEqual(97)
})

/** The rows of the table: the ways a thing is called in each language, cut at what stands between them. */
const rows = readFileSync(`${rootDir}/docs/words.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| in code'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

function variants(cell: string): string[] {
  const plain = cell.replaceAll(/\([^)]*\)|[«»“”*]/g, ' ')
  return plain.split(/[;,:]/).flatMap((one) => one.trim().toLowerCase().replaceAll(/\s+/g, ' ') || [])
}

test('the words of docs/words.md are those of the pages', () => {
  const said = Object.fromEntries(
    locales.map((one) => [
      one,
      entries
        .flatMap(({ entry }) => forms(entry[one]))
        .join('\n')
        .toLowerCase(),
    ]),
  )
  const wrong = rows.flatMap(([, name = '', ...cells]) =>
    locales.flatMap((one, at) =>
      cells[at] === '–' || variants(cells[at] ?? '').some((word) => said[one]?.includes(word))
        ? []
        : `${name}: ${cells[at]}`,
    ),
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
