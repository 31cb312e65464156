import { expect, test } from 'vitest'
import { mistakeOfFile } from './file-mistake.ts'

test('a file is validated as it is chosen: by its kind, its size and the shelf it is for', () => {
  const pdf = new File(['%PDF-1.4'], 'manuale.pdf', { type: 'application/pdf' })
  const text = new File(['Montaggio'], 'manuale.txt', { type: 'text/plain' })
  const photo = new File(['x'], 'c68.HEIC')
  expect([pdf, text, photo].map((file) => mistakeOfFile(file, 'manual'))).toEqual([
    undefined,
    'file-no-pdf',
    'file-no-pdf',
  ])
  expect([pdf, text, photo].map((file) => mistakeOfFile(file, 'media'))).toEqual([undefined, 'file-kind', undefined])
  expect(mistakeOfFile(new File([], 'manuale.pdf', { type: 'application/pdf' }), 'manual')).toBe('file-empty')
  const film = new File([], 'c68.mov', { type: 'video/quicktime' })
  Object.defineProperty(film, 'size', { value: 100_000_001 })
  expect(mistakeOfFile(film, 'media')).toBe('file-too-large')
})
