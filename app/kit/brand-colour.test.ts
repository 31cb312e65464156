import { expect, test } from 'vitest'
import { brandStyle, contrast, readableOn, textOn } from './brand-colour.ts'

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffd200', '#15140f')).toBeCloseTo(12.7, 1)
  expect(contrast('#0057b8', '#0057b8')).toBe(1)
})

test('what is written on the brand’s colour is ink or white, whichever is read better', () => {
  expect(textOn('#ffd200')).toBe('#15140f')
  expect(textOn('#0057b8')).toBe('#ffffff')
  expect(textOn('#000000')).toBe('#ffffff')
  expect(textOn('#868686')).toBe('#15140f')
  expect(textOn('#7a7a7a')).toBe('#000000')
  for (const colour of everyColour()) expect(contrast(colour, textOn(colour)), colour).toBeGreaterThanOrEqual(4.5)
})

test('the brand’s colour as text can be read on every ground, and is changed no further than that', () => {
  expect(readableOn('#f1efe8', '#003087', '#000000')).toBe('#003087')
  expect(readableOn('#1d1c18', '#ffd200', '#ffffff')).toBe('#ffd200')
  for (const colour of everyColour())
    for (const [ground, towards] of [
      ['#f1efe8', '#000000'],
      ['#1d1c18', '#ffffff'],
    ] as const) {
      const text = readableOn(ground, colour, towards)
      expect(contrast(text, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      if (text !== colour) expect(contrast(text, ground), `${colour} on ${ground}`).toBeLessThan(5.1)
    }
})

test('the style of a colour says it once for both modes', () => {
  expect(brandStyle('#0057b8')).toMatch(
    /^:root,\[data-theme\]\{--brand:#0057b8;--on-brand:#ffffff;--brand-text:light-dark\(#0057b8,#[\da-f]{6}\);--ring:light-dark\(#15140f,#[\da-f]{6}\)\}$/,
  )
})

/** Six steps of red, green and blue each. */
function everyColour(): string[] {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
}
