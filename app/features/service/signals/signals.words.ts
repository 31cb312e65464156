import { terms } from '#app/terms.words.ts'
import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import { inSentence, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import { type Cell, type Signal, signalTimes, timesMost } from './signals.ts'

/** How a signal is called wherever it is told of. */
export const signalWords = {
  cell: {
    it: '{part}, modello {family}, numeri di serie {prefix}…',
    en: '{part}, model {family}, serial numbers {prefix}…',
    fr: '{part}, modèle {family}, numéros de série {prefix}…',
  },
  figures: {
    it: { one: '{count} richiesta invece di {expected}', other: '{count} richieste invece di {expected}' },
    en: { one: '{count} request instead of {expected}', other: '{count} requests instead of {expected}' },
    fr: { one: '{count} demande au lieu de {expected}', other: '{count} demandes au lieu de {expected}' },
  },
  times: { it: '{times} volte il solito', en: '{times} times the usual', fr: '{times} fois l’habituel' },
  'times.most': {
    it: 'oltre {times} volte il solito',
    en: 'over {times} times the usual',
    fr: 'plus de {times} fois l’habituel',
  },
  requests: terms.requests,
  expected: { it: 'Attese', en: 'Expected', fr: 'Attendues' },
  found: { it: 'Trovato', en: 'Found', fr: 'Trouvé' },
  closedOn: { it: 'Chiuso il', en: 'Closed on', fr: 'Clôturé le' },
  'state.new': terms.newOne,
  'state.looking': { it: 'In esame: {name}', en: 'With {name}', fr: 'À l’étude\u00a0: {name}' },
  'state.explained': { it: 'Spiegato', en: 'Explained', fr: 'Expliqué' },
  'state.no_cause': { it: 'Nessuna causa trovata', en: 'No cause found', fr: 'Aucune cause trouvée' },
} as const satisfies WordTable

type Shown = Pick<Cell, 'family' | 'part'> & Pick<Signal, 'prefixShown'>

/** 'Forcella, modello C68, numeri di serie C68.51…' */
export function cellText(locale: Locale, labels: Labels, { family, part, prefixShown: prefix }: Shown): string {
  return sayIn(signalWords, locale)('cell', { part: nameOf(labels.parts, part), family, prefix })
}

/** The same within a sentence. */
export function cellInSentence(locale: Locale, labels: Labels, signal: Shown): string {
  return inSentence(cellText(locale, labels, signal))
}

type Figures = Pick<Signal, 'observed' | 'expected'>

/** '9 richieste invece di 2,1' */
export function figuresText(locale: Locale, { observed, expected }: Figures): string {
  return sayIn(signalWords, locale)('figures', { count: observed, expected: formatTenths(locale, expected) })
}

/** '4,3 volte il solito' */
export function timesText(locale: Locale, figures: Figures): string {
  const say = sayIn(signalWords, locale)
  const times = signalTimes(figures)
  if (times > timesMost) return say('times.most', { times: String(timesMost) })
  return say('times', { times: formatTenths(locale, times) })
}

export function stateText(locale: Locale, { state, lookerName }: Pick<Signal, 'state' | 'lookerName'>): string {
  return sayIn(signalWords, locale)(`state.${state}`, { name: lookerName ?? '' })
}

const tenths = new Map<Locale, Intl.NumberFormat>()

/** To a tenth, and never nothing: something was expected. */
export function formatTenths(locale: Locale, value: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = tenths.get(locale) ?? new Intl.NumberFormat(tags[locale], options)
  tenths.set(locale, format)
  return format.format(Math.max(value, 0.1))
}

export const noteWords = {
  open: { it: 'Segnale aperto: {cell}', en: 'Open signal: {cell}', fr: 'Signal ouvert\u00a0: {cell}' },
} as const satisfies WordTable
