import { expect, test } from 'vitest'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { exampleIfWrong, hasEuVat, normaliseVat } from './contact.vat.ts'

test('a number is kept without what people put between the digits, with its country in front', () => {
  expect(normaliseVat('IT', ' it 0123.4567-890 ')).toBe('IT01234567890')
  expect(normaliseVat('IT', '01234567890')).toBe('IT01234567890')
  expect(normaliseVat('GR', 'GR 123456789')).toBe('EL123456789')
  expect(normaliseVat('GR', 'el123456789')).toBe('EL123456789')
  expect(normaliseVat('BE', '123.456.789')).toBe('BE0123456789')
  expect(normaliseVat('FR', 'FR 40 303 265 045')).toBe('FR40303265045')
  expect(normaliseVat('GB', 'gb 123 4567 82')).toBe('GB123456782')
  expect(normaliseVat('DE', 'ＤＥ１２３４５６７８９')).toBe('DE123456789')
  expect(normaliseVat('US', '')).toBe('')
})

test('every country of the European Union takes its own example, and no shorter number', () => {
  const european = countryCodes.filter(hasEuVat)
  expect(european).toHaveLength(27)
  for (const country of european) {
    const example = exampleIfWrong(country, '1') ?? ''
    expect(example, country).not.toBe('')
    expect(exampleIfWrong(country, example), country).toBeUndefined()
    expect(exampleIfWrong(country, `${example}000000000`), country).toBe(example)
  }
})

test('forms of a number that differ within a country all pass', () => {
  for (const [country, number] of [
    ['ES', 'A12345678'],
    ['ES', '12345678Z'],
    ['ES', 'X1234567L'],
    ['IE', '1234567WA'],
    ['IE', '1A23456T'],
    ['LT', '123456789012'],
    ['CZ', '1234567890'],
    ['FR', 'XX999999999'],
  ] as const)
    expect(exampleIfWrong(country, number), number).toBeUndefined()
  expect(exampleIfWrong('ES', '123456789')).toBe('ESB12345678')
})

test('outside the European Union no form is asked for', () => {
  expect(exampleIfWrong('US', '12-3456789')).toBeUndefined()
  expect(exampleIfWrong('CH', 'CHE-123.456.789 MWST')).toBeUndefined()
})
