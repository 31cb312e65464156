import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ModelFamily, modelFamilies } from '#db/template/codes.ts'
import { template } from '#db/template/template.ts'
import * as serials from './models.serials.ts'

const { families } = template
const checkSerial = (of: ModelFamily, text: string) => serials.checkSerial(families, of, text)
const familiesOf = (text: string) => serials.familiesOf(families, text)
const foldSerial = (text: string) => serials.foldSerial(text, families)
const normaliseSerial = (text: string, of?: ModelFamily) => serials.normaliseSerial(text, families, of)
const exampleOf = (of: ModelFamily) => families.find(({ code }) => code === of)?.example ?? ''

/** The rules as the maker wrote them down. */
const rules: Record<ModelFamily, RegExp> = {
  C68: /^[A-Z0-9]+(?:\.[A-Z0-9]+){2}$/,
  V4R: /^[A-Z0-9]+(?:-[A-Z0-9]+){2}$/,
  V3: /^[A-Z0-9]+(?:-[A-Z0-9]+){3}$/,
  V3R: /^[A-Z0-9]+$/,
  TT1: /^[A-Z0-9]+$/,
}

const groups: Record<ModelFamily, { count: number; separator: string }> = {
  C68: { count: 3, separator: '.' },
  V4R: { count: 3, separator: '-' },
  V3: { count: 4, separator: '-' },
  V3R: { count: 1, separator: '' },
  TT1: { count: 1, separator: '' },
}

const family = fc.constantFrom(...modelFamilies)
const group = fc.string({ unit: fc.constantFrom(...'ABKXZ0159'.split('')), minLength: 1, maxLength: 9 })
const serialOf = (of: ModelFamily) =>
  fc
    .array(group, { minLength: groups[of].count, maxLength: groups[of].count })
    .map((parts) => parts.join(groups[of].separator))
    .filter(({ length }) => length >= 4)
const serial = family.chain((of) => serialOf(of).map((text) => ({ of, text })))
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'AZ09.-az \n|/:?ΐŉ\u200b\u2011\u2212Ａ'.split('')) }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
)

test('the example of every family is taken as it stands', () => {
  for (const of of modelFamilies) expect(checkSerial(of, exampleOf(of))).toEqual({ serial: exampleOf(of) })
})

test('a number is taken exactly when it has 4 to 40 characters and fits the rule of its family', () => {
  const nearly = fc.string({ unit: fc.constantFrom('A', '0', '.', '-'), maxLength: 45 })
  fc.assert(
    fc.property(
      family,
      fc.oneof(
        nearly,
        serial.map(({ text }) => text),
      ),
      (of, text) => {
        const fits = rules[of].test(text) && text.length >= 4 && text.length <= 40
        expect('serial' in checkSerial(of, text)).toBe(fits)
      },
    ),
    { numRuns: 2000 },
  )
})

test('four and forty characters are still enough and not too many', () => {
  for (const text of ['A123', 'A'.repeat(40)]) expect(checkSerial('TT1', text)).toEqual({ serial: text })
})

test('a number of one family is refused for every other, save TT1 and V3R, which look the same', () => {
  fc.assert(
    fc.property(serial, ({ of, text }) => {
      expect(familiesOf(text)).toEqual(lookingLike(of))
    }),
  )
})

test('writing a number the portal’s way twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, fc.option(family, { nil: undefined }), (text, of) => {
      const once = normaliseSerial(text, of)
      expect(normaliseSerial(once, of)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('no single character of Unicode is written differently the second time', () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const once = normaliseSerial(`1${String.fromCodePoint(point)}2`)
    if (normaliseSerial(once) !== once) expect.fail(`U+${point.toString(16)}`)
  }
})

test('lower case, every kind of dash, wide letters and invisible characters make no difference', () => {
  const dashes = fc.constantFrom('-', '‐', '‑', '‒', '–', '—', '―', '−', '﹣', '－', '⁃')
  fc.assert(
    fc.property(serialOf('V3'), dashes, (text, dash) => {
      const typed = ` \u200b${text.toLowerCase().replaceAll('-', dash)}\u00a0`
      expect(checkSerial('V3', typed)).toEqual({ serial: text })
    }),
  )
  expect(checkSerial('C68', 'Ｃ６８．５１Ｓ．００１２３')).toEqual({ serial: 'C68.51S.00123' })
})

test('a space in the place of a separator, or one too many, is understood where the number fits by it', () => {
  expect(checkSerial('V4R', 'v4r 0510 a1234')).toEqual({ serial: 'V4R-0510-A1234' })
  expect(checkSerial('V4R', 'V4R - 05 10-A1234')).toEqual({ serial: 'V4R-0510-A1234' })
  expect(checkSerial('C68', 'C68 51S 00123')).toEqual({ serial: 'C68.51S.00123' })
  expect(normaliseSerial('V3R 22K 00981')).toBe('V3R22K00981')
  // A number of another model is pointed out, and does not become a number of this one.
  expect(checkSerial('TT1', 'V4R 0510 A1234')).toMatchObject({ wrong: { looksLike: ['V4R'] } })
})

test('the half above and the half below the QR code are joined, three lines are not', () => {
  expect(checkSerial('C68', 'C68.51S\r\n.00123')).toEqual({ serial: 'C68.51S.00123' })
  expect(checkSerial('TT1', ' TT1M \n\n 00231 \n')).toEqual({ serial: 'TT1M00231' })
  expect(checkSerial('TT1', 'TT1\nM00\n231')).toMatchObject({ wrong: { reason: 'space' } })
})

test('the number is found in the link of a QR code', () => {
  for (const of of modelFamilies) {
    for (const link of linksTo(exampleOf(of))) {
      expect([link, checkSerial(of, link)]).toEqual([link, { serial: exampleOf(of) }])
      expect(normaliseSerial(link)).toBe(exampleOf(of))
    }
  }
})

test('a link with another family’s number says whose it looks like, and a link without one says so', () => {
  const link = `https://qr.example.com/b/${exampleOf('V3')}`
  expect(checkSerial('V4R', link)).toMatchObject({ wrong: { reason: 'separators', looksLike: ['V3'] } })
  expect(checkSerial('V4R', 'https://qr.example.com/it/bici')).toMatchObject({
    wrong: { reason: 'link-without-number' },
  })
})

test('the link of a passport’s sticker is no serial number of any family', () => {
  for (const address of ['https://portal.example/p', 'https://portal.example/en/p', 'portal.example/it/p']) {
    for (const code of ['Ab3dE5gH9jK1mN2p', 'A1-b2-c3d4e5f6g7', 'aB1_2-cD3eF4gH5i']) {
      const link = `${address}/${code}`
      expect([link, familiesOf(normaliseSerial(link))]).toEqual([link, []])
      for (const of of modelFamilies)
        expect([link, checkSerial(of, link)]).toMatchObject([link, { wrong: { reason: 'link-of-passport' } }])
    }
  }
})

test('a long number before the serial number in a link is not taken for it', () => {
  for (const of of modelFamilies.filter((one) => one !== 'V3R' && one !== 'TT1')) {
    for (const link of [
      `https://id.example.com/01/00840012345678/${exampleOf(of)}`,
      `https://id.example.com/01/00840012345678/21/${exampleOf(of).toLowerCase()}?date=20250301`,
      `https://id.example.com/bike?gtin=00840012345678&sn=${encodeURIComponent(exampleOf(of))}`,
    ]) {
      expect([link, checkSerial(of, link)]).toEqual([link, { serial: exampleOf(of) }])
      expect([link, normaliseSerial(link)]).toEqual([link, exampleOf(of)])
    }
  }
})

test('a link with several numbers that fit is asked about, the last one first', () => {
  const link = 'https://id.example.com/01/00840012345678/21/TT1M00231'
  expect(checkSerial('TT1', link)).toMatchObject({
    wrong: { reason: 'several', candidates: ['TT1M00231', '00840012345678'], looksLike: [] },
  })
  expect(normaliseSerial(link, 'TT1')).toBe('TT1M00231')
  expect(checkSerial('TT1', 'https://id.example.com/TT1M00231/TT1M00231')).toEqual({ serial: 'TT1M00231' })
  expect(checkSerial('V4R', 'https://id.example.com/2025-03-01/V4R-0510-A1234')).toMatchObject({
    wrong: { reason: 'several', candidates: ['V4R-0510-A1234', '2025-03-01'] },
  })
})

test.for([
  ['V3', 'V3-51S-00417', { reason: 'group-missing', groups: 3, expected: 4, looksLike: [] }],
  ['V3', '51S-22-00417', { reason: 'group-missing', groups: 3, expected: 4, looksLike: ['V4R'] }],
  ['V3', 'V4R-0510-A1234', { reason: 'separators', looksLike: ['V4R'] }],
  ['C68', 'C68.00123', { reason: 'group-missing', groups: 2, expected: 3 }],
  ['V3', 'V3-51S--00417', { reason: 'empty-group' }],
  ['V4R', '  ', { reason: 'missing' }],
  ['TT1', 'A12', { reason: 'too-short', length: 3 }],
  ['TT1', 'A'.repeat(41), { reason: 'too-long', length: 41 }],
  ['V4R', 'V4R 10', { reason: 'space' }],
  ['V4R', 'V4R_0510-A1234', { reason: 'character', character: '_' }],
  ['TT1', 'TT1È00231', { reason: 'character', character: 'È' }],
  ['TT1', 'TT1😀00231', { reason: 'character', character: '😀' }],
  ['V4R', 'V4R--A1234', { reason: 'empty-group' }],
  ['V4R', 'V4R-A1234-', { reason: 'empty-group' }],
  ['C68', '.51S.00123', { reason: 'empty-group' }],
  ['V4R', 'V3-51S-22-00417', { reason: 'separators', found: { dots: 0, dashes: 3 }, looksLike: ['V3'] }],
  ['V3', 'C68.51S.00123', { reason: 'separators', found: { dots: 2, dashes: 0 }, looksLike: ['C68'] }],
  ['C68', 'TT1M00231', { reason: 'separators', expected: { dots: 2, dashes: 0 }, looksLike: ['V3R', 'TT1'] }],
  ['C68', 'C68-51S.00123', { reason: 'separators', found: { dots: 1, dashes: 1 }, looksLike: [] }],
] as const)('for a %s, «%s» is wrong in the way that is said', ([of, text, wrong]) => {
  expect(checkSerial(of, text)).toMatchObject({ wrong: { family: { code: of }, ...wrong } })
})

test('numbers that people confuse fold to the same text', () => {
  const confused: Record<string, string> = { 1: 'Il|', 0: 'Oo', 5: 'Ss', 2: 'Zz', 8: 'B' }
  const letters = fc.string({ unit: fc.constantFrom(...'0123456789ACDE.-'.split('')), minLength: 4 })
  fc.assert(
    fc.property(letters, fc.nat(), (text, seed) => {
      const misread = Array.from(text, (character, at) => confused[character]?.[(seed + at) % 3] ?? character).join('')
      expect(foldSerial(misread)).toBe(foldSerial(text))
      expect(foldSerial(foldSerial(text))).toBe(foldSerial(text))
    }),
  )
  expect(foldSerial('V3-51S-22-00417')).toBe('V35152200417')
  expect(foldSerial('V4R-0510-A1234')).not.toBe(foldSerial('V4R-0510-A1235'))
})

function linksTo(number: string): string[] {
  return [
    `https://qr.example.com/bikes/${number.toLowerCase()}`,
    `https://qr.example.com/b/${number}/?lang=it&v=2`,
    `http://example.com/check?from=label2&sn=${encodeURIComponent(number)}#top`,
    `qr.example.com/${number}`,
  ]
}

function lookingLike(of: ModelFamily): ModelFamily[] {
  return of === 'TT1' || of === 'V3R' ? ['V3R', 'TT1'] : [of]
}
