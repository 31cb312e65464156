import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'
import { fileKinds } from './file-kinds.ts'

test.each([
  ['IMG_0042.JPG', 'jpeg', 'IMG_0042.JPG'],
  ['Telaio crepa è 1.jpeg', 'jpeg', 'Telaio crepa è 1.jpeg'],
  ['../../etc/passwd', 'jpeg', 'passwd.jpg'],
  ['C:\\fakepath\\foto.png', 'png', 'foto.png'],
  ['..', 'pdf', 'file.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['.htaccess', 'jpeg', 'htaccess.jpg'],
  ['a\0b\r\nc.jpg', 'jpeg', 'abc.jpg'],
  ['fattura\u202Egpj.exe', 'pdf', 'fatturagpj.exe.pdf'],
  ['zero\u200Bwidth.jpg', 'jpeg', 'zerowidth.jpg'],
  ['page.html', 'jpeg', 'page.html.jpg'],
  ['IMG_1.heic', 'jpeg', 'IMG_1.jpg'],
  ['movie.jpg', 'mov', 'movie.mov'],
  ['relazione v1.2', 'pdf', 'relazione v1.2.pdf'],
] as const)('%j sent as %s is shown as %j', (name, kind, shown) => {
  expect(displayName(name, kind)).toBe(shown)
})

test('a name of 300 signs is shortened and keeps its ending and whole signs', () => {
  expect(displayName(`${'n'.repeat(300)}.jpg`, 'jpeg')).toBe(`${'n'.repeat(115)}….jpg`)
  expect(displayName(`${'🚲'.repeat(300)}.jpg`, 'jpeg')).toBe(`${'🚲'.repeat(115)}….jpg`)
})

test('no name gets a path, an unseen sign or a foreign ending through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom(...fileKinds), (name, kind) => {
      const shown = displayName(name, kind)
      expect(shown).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+\.[a-z0-9]{2,4}$/iu)
      expect(Array.from(shown).length).toBeLessThanOrEqual(120)
      expect(displayName(shown, kind)).toBe(shown)
    }),
    { numRuns: 500 },
  )
})
