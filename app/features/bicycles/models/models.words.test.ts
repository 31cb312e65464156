import { expect, test } from 'vitest'
import { locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { instructionsFor } from '#app/catalogue/instructions.ts'
import { type ModelFamily, modelFamilies } from '#db/template/codes.ts'
import { template } from '#db/template/template.ts'
import { checkSerial } from './models.serials.ts'
import { serialHelp, serialProblem, serialWords } from './models.serials.words.ts'
import { shotsFor } from './models.shots.ts'

function familyWith(code: string) {
  const family = template.families.find((one) => one.code === code)
  if (!family) throw new Error(code)
  return family
}

function exampleOf(code: ModelFamily): string {
  return familyWith(code).example
}

function problem(locale: 'it' | 'en' | 'fr', family: ModelFamily, text: string): string {
  const check = checkSerial(template.families, family, text)
  return 'wrong' in check ? serialProblem(sayIn(serialWords, locale), check.wrong) : 'right'
}

test('a wrong number is told what it looks like instead', () => {
  expect(problem('en', 'V4R', exampleOf('V3'))).toBe('Three dashes: this looks like the model V3.')
  expect(problem('it', 'V3', exampleOf('V4R'))).toBe('Due trattini: sembra il modello V4R.')
  expect(problem('fr', 'TT1', exampleOf('C68'))).toBe('Deux points (.)\u00a0: on dirait le modèle C68.')
  expect(problem('it', 'C68', exampleOf('TT1'))).toBe('Nessun punto né trattino: sembra il modello V3R o TT1.')
})

test('a wrong number that looks like nothing is told what was found and what its family has', () => {
  expect(problem('en', 'C68', 'C68-51S.00123')).toBe('One dot and one dash, but C68 numbers have two dots.')
  expect(problem('it', 'TT1', 'A-B-C-D-E')).toBe('4 trattini, ma un numero TT1 ha solo lettere e cifre.')
  expect(problem('it', 'TT1', 'A')).toBe('Il numero è troppo corto: ha 1 carattere, ne servono almeno 4.')
  expect(problem('fr', 'TT1', 'TT1_00231')).toContain('«\u00a0_\u00a0»')
})

test('a number that lacks a group is told so, and what else it could be', () => {
  expect(problem('it', 'V3', 'V3-51S-00417')).toBe('Manca un gruppo: un numero V3 ha 4\u00a0gruppi, qui sono 3.')
  expect(problem('en', 'V3', '51S-22-00417')).toBe(
    'A group is missing: V3 numbers have 4\u00a0groups, this one has 3. Or the model is V4R.',
  )
  expect(problem('en', 'TT1', 'https://id.example.com/00840012345678/TT1M00231')).toContain(
    'choose the one on this bike',
  )
})

test('every family has a help with its example and three to five instructions in every language', () => {
  for (const locale of locales) {
    for (const family of modelFamilies) {
      expect(serialHelp(sayIn(serialWords, locale), familyWith(family))).toContain(exampleOf(family))
      const lines = instructionsFor(locale, template, family)
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.length).toBeLessThanOrEqual(5)
      expect(new Set(lines).size).toBe(lines.length)
    }
  }
})

function codesFor(claim: Parameters<typeof shotsFor>[1]): string[] {
  return shotsFor(template, claim).map(({ code }) => code)
}

test('the photos asked for follow the parts and the kind of damage', () => {
  const always = ['serial-number', 'drive-side']
  expect(codesFor({ parts: ['fork'], kind: 'functional' })).toEqual([...always, 'fork-legs', 'crown-and-steerer'])
  expect(codesFor({ parts: ['fork', 'fork'], kind: 'aesthetic' })).toEqual([
    ...always,
    'fork-legs',
    'daylight-straight',
    'daylight-at-an-angle',
  ])
  expect(codesFor({ parts: ['frame', 'seatpost'], kind: 'functional' })).toEqual([
    ...always,
    'damage-close',
    'damage-from-30-cm',
    'opposite-side',
    'seatpost-clamp',
    'insertion-mark',
    'seat-tube-opening',
  ])
  expect(codesFor({ parts: ['frame'], kind: 'missing_component' })).toEqual([
    ...always,
    'open-box',
    'packing-list',
    'box-label',
  ])
})
