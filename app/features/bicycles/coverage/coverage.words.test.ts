import { expect, test } from 'vitest'
import { formatDay } from '#app/kit/words/formats.ts'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { template } from '#db/template/template.ts'
import { countriesIn, countryName, isCountry, todayIn } from './coverage.countries.ts'
import { assessCoverage, type CoverageInput } from './coverage.ts'
import { coverageWords, explainCoverage } from './coverage.words.ts'

const bike: CoverageInput = {
  family: 'C68',
  parts: ['frame', 'fork'],
  kind: 'functional',
  phase: 'field',
  today: '2026-11-21',
  country: 'IT',
  purchasedOn: '2025-06-15',
  deliveredOn: null,
  registeredOn: '2025-06-20',
  firstOwner: null,
  registrationConfirmed: true,
  repairedOn: [],
  replacedOn: {},
  extras: [],
}

function explain(locale: Locale, known: Partial<CoverageInput>): string[] {
  const rules = template.rules.map(({ code, name }) => ({ code, name: textIn(locale, name) }))
  const names = { rules, parts: labelsIn(locale, template).parts }
  const verdict = assessCoverage({ ...bike, ...known }, template)
  return explainCoverage(sayIn(coverageWords, locale), (day) => formatDay(locale, day), names, verdict)
}

test('a verdict is explained by its rule, its dates and what moved them', () => {
  expect(explain('it', {})).toEqual([
    'Garanzia del produttore su telaio, forcella, manubrio e reggisella: 36\u00a0mesi dall’acquisto (15 giu 2025).',
    'In garanzia: ultimo giorno 15 giu 2028.',
    'Il periodo è più lungo perché la bici è stata registrata entro il termine.',
  ])
  expect(explain('en', { today: '2028-06-16', registeredOn: null, kind: 'aesthetic' })).toEqual([
    'Legal guarantee of the buyer’s country: 24\u00a0months from the purchase (15 Jun 2025).',
    'The warranty ended on 15 Jun 2027.',
  ])
  expect(explain('fr', { purchasedOn: null })).toEqual(['Il manque la date d’achat.'])
  expect(explain('it', { today: '2029-01-01', replacedOn: { frame: '2028-01-01' } }).at(-1)).toContain('forcella')
})

test('no explanation shows a date as a machine writes it or is without words', () => {
  const cases: Partial<CoverageInput>[] = [
    {},
    { phase: 'km0' },
    { parts: [] },
    { country: null, purchasedOn: null },
    { today: '2025-01-01' },
    { today: '2030-01-01', registeredOn: null },
    { country: 'US', kind: 'aesthetic' },
  ]
  for (const locale of locales) {
    for (const known of cases) {
      const sentences = explain(locale, known)
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.join(' ')).not.toMatch(/\d{4}-\d{2}|[{}]|undefined/)
    }
  }
})

test('a day ends when it ends in the buyer’s country', () => {
  const now = new Date('2026-11-21T23:30:00Z')
  expect(todayIn('IT', now)).toBe('2026-11-22')
  expect(todayIn('PT', now)).toBe('2026-11-21')
  expect(todayIn('US', now)).toBe('2026-11-21')
  expect(todayIn('JP', now)).toBe('2026-11-22')
  expect(todayIn(null, now)).toBe('2026-11-22')
  expect(todayIn('GB', new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
})

test('every country has a name in every language, in that language’s order', () => {
  for (const locale of locales) {
    const names = countriesIn(locale).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, locale)))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
  expect(countryName('it', 'DE')).toBe('Germania')
  for (const locale of locales) expect(countryName(locale, 'HK')).toBe('Hong Kong')
  expect(countriesIn('fr').findIndex(({ code }) => code === 'EE')).toBeLessThan(
    countriesIn('fr').findIndex(({ code }) => code === 'FR'),
  )
})

test('every country’s zone is one the computer knows, and nothing else is a country', () => {
  for (const { code } of countriesIn('en')) expect(todayIn(code, new Date(0))).toMatch(/^19(69|70)-/)
  for (const other of ['ZZ', 'it', '', 'toString', null, 3]) expect(isCountry(other)).toBe(false)
})
