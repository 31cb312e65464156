import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { currencyFormat } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { minorDigits, textOf } from '../cells.ts'
import { changedFields, shownKey, shownValue } from '../comparing.ts'
import { canUndo, readImport } from '../imports.server.ts'
import { type Import, isAtWork } from '../imports.ts'
import type { Column, Kind, Standing, Value, Values } from '../kind.ts'
import { kindNamed } from '../kinds/kinds.server.ts'
import { findLacking, isReadByModule } from '../readers.store.server.ts'
import * as rows from '../rows.store.server.ts'
import { readProgress } from '../store.server.ts'
import { sayReason, shownMistake } from './mistakes.server.ts'
import { pageWords } from './page.words.ts'

export const mistakesAtOnce = 50
const examplesMost = 5
const invitationsMost = 50

/** All that the page of an import shows, in its reader's language. @throws Problem not-found */
export async function readImportPage(portal: Portal, viewer: Viewer, locale: Locale, id: number, turn: number) {
  const found = await readImport(portal, viewer, id)
  const kind = kindNamed(found.kind)
  const { problem, ...shown } = found
  return {
    ...shown,
    columns: kind.columns.map((column) => fieldOf(locale, column)),
    hasLines: kind.hasLines === true,
    samples: found.facts.header.map((_, at) => found.facts.sample.map((row) => textOf(row[at] ?? '')).filter(Boolean)),
    progress: isAtWork(found.state) ? await readProgress(portal.db, id) : undefined,
    problem: problem && {
      ...problem,
      list: problem.list?.map(({ key, reason }) => ({ key: shownKey(key), reason: sayReason(locale, reason) })),
    },
    examples: await examplesOf(portal, locale, kind, found),
    mistakes: found.counts.mistakes || found.counts.warnings ? await mistakesOf(portal, locale, kind, id, turn) : [],
    invitations:
      found.state === 'ready' && found.counts.invitations
        ? await kind.invitations?.list(portal.db, id, invitationsMost)
        : undefined,
    canUndo: await canUndo(portal, portal.db, found),
    lacking: await lackingOf(portal, found),
  }
}

function lackingOf({ db }: Portal, { id, kind, state }: Import) {
  return state === 'applied' && isReadByModule(kind) ? findLacking(db, { id, kind }) : undefined
}

export type ImportPage = Awaited<ReturnType<typeof readImportPage>>

function fieldOf(locale: Locale, { name, label, isRequired, instead }: Column) {
  return { name, label: label[locale], isRequired: isRequired === true && instead === undefined }
}

async function mistakesOf({ db }: Portal, locale: Locale, kind: Kind, id: number, turn: number) {
  const found = await rows.listMistakes(db, id, turn * mistakesAtOnce, mistakesAtOnce)
  return found.map((mistake) => shownMistake(locale, kind.columns, mistake))
}

export type Example = { key: string; line: number; facts: { label: string; before?: string; after: string }[] }

/** The first of the new ones and of the changed: before they are taken over against what there is, later on what there was. */
async function examplesOf({ db }: Portal, locale: Locale, kind: Kind, { id, state }: Import) {
  if (state !== 'ready' && state !== 'applied') return { new: [], changed: [] }
  const [made, changed] = await Promise.all([
    rows.listExamples(db, id, 'new', examplesMost),
    rows.listExamples(db, id, 'changed', examplesMost),
  ])
  const there =
    state === 'ready'
      ? await kind.read(
          db,
          changed.map(({ key }) => key),
        )
      : undefined
  return {
    new: made.map(({ key, line, data }) => ({ key: shownKey(key), line, facts: factsOf(locale, kind, data.values) })),
    changed: changed.map(({ key, line, data, before }) => {
      const standing = there?.get(key) ?? before ?? undefined
      return { key: shownKey(key), line, facts: standing ? changesOf(locale, kind, data, standing) : [] }
    }),
  }
}

function factsOf(locale: Locale, { columns }: Kind, values: Values): Example['facts'] {
  return columns.flatMap((column) => {
    const after = sayValue(locale, column, values[column.name], values)
    return column.isOfLine || after === '' ? [] : [{ label: column.label[locale], after }]
  })
}

function changesOf(locale: Locale, { columns }: Kind, data: rows.StagedRow['data'], there: Standing): Example['facts'] {
  const names = changedFields(data, there)
  const changed = columns.filter(({ name, isOfLine }) => !isOfLine && names.includes(name))
  const facts: Example['facts'] = changed.map((column) => ({
    label: column.label[locale],
    before: sayValue(locale, column, there.values[column.name], there.values),
    after: sayValue(locale, column, data.values[column.name], { ...there.values, ...data.values }),
  }))
  // No column says what is in a file: that it is another one is told.
  if (names.includes('content')) facts.push({ label: 'content', after: sayIn(pageWords, locale)('content.other') })
  const company = columns.find(({ name }) => name === 'company')
  // When the dealer stays the same nothing else would tell what changes.
  if (company && names.includes('sold_by') && !names.includes('company')) {
    const say = sayIn(pageWords, locale)
    facts.push({ label: company.label[locale], before: say('sold-by.order'), after: say('sold-by.list') })
  }
  const count = (lines: readonly unknown[] | undefined) => formatNumber(locale, lines?.length ?? 0)
  return names.includes('lines')
    ? [...facts, { label: 'lines', before: count(there.lines), after: count(data.lines) }]
    : facts
}

/** A value as its reader writes it. */
function sayValue(locale: Locale, { cell }: Column, value: Value | undefined, values: Values): string {
  if (value === null || value === undefined || value === '') return ''
  if (cell.type === 'day' && typeof value === 'string') return formatDay(locale, value)
  if (cell.type === 'country' && typeof value === 'string') return countryName(locale, value)
  if (cell.type === 'choice' && typeof value === 'string') return cell.options[value]?.[locale] ?? value
  if (cell.type === 'number' && typeof value === 'number') return formatNumber(locale, value)
  if (cell.type === 'money' && typeof value === 'number') return sayMoney(locale, value, values[cell.currency])
  return shownValue(value)
}

function sayMoney(locale: Locale, minor: number, currency: Value | undefined): string {
  const code = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'EUR'
  return currencyFormat(locale, code).format(minor / 10 ** minorDigits(code))
}
