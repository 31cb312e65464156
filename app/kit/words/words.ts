import { formatNumber, pluralOf } from './formats.ts'
import type { Locale } from './locales.ts'

/** A sentence that changes with the slot `count`; a form a language lacks falls back to `other`. */
export type Plural = { one: string; other: string }

/** One entry per sentence, the three languages side by side: a missing one does not compile. */
export type Entry = Record<Locale, string | Plural>
export type WordTable = Record<string, Entry>

type TextOf<Value> = Value extends string ? Value : Value extends Plural ? Value['one'] | Value['other'] : never
type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never
type SlotsOf<Value extends Entry> = Slots<TextOf<Value[Locale]>>
type Arguments<Value extends Entry> = [SlotsOf<Value>] extends [never] ? [] : [slots: Record<SlotsOf<Value>, SlotValue>]

/** A number is written the reader's way (1.234 in Italian); pass an identifier as a string. */
export type SlotValue = string | number

export type Say<Table extends WordTable> = <Key extends keyof Table & string>(
  key: Key,
  ...slots: Arguments<Table[Key]>
) => string

/**
 * The sentences of one table in one language. Where the portal sends no mail, `key.unsent` is said in the place of a
 * sentence that would promise one.
 */
export function sayIn<const Table extends WordTable>(table: Table, locale: Locale, sendsMail = true): Say<Table> {
  const said = sendsMail ? table : withoutMail(table)
  return (key, ...[slots]: [Record<string, SlotValue>?]) => {
    const entry = said[key]
    if (!entry) throw new Error(`No words for ${key}`)
    return fill(entry[locale], locale, slots)
  }
}

const tablesWithoutMail = new WeakMap<WordTable, WordTable>()

/** Made once for each table: to look for `key.unsent` with each sentence cost as much as reading the page’s data. */
function withoutMail(table: WordTable): WordTable {
  const known = tablesWithoutMail.get(table)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [key, table[`${key}.unsent`] ?? entry] as const),
  )
  tablesWithoutMail.set(table, made)
  return made
}

function fill(text: string | Plural, locale: Locale, slots?: Record<string, SlotValue>): string {
  if (!slots) return typeof text === 'string' ? text : text.other
  const chosen = typeof text === 'string' ? text : text[pluralOf(locale, Number(slots['count']))]
  return chosen.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot] ?? ''
    return typeof value === 'number' ? formatNumber(locale, value) : value
  })
}
