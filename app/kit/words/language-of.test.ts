import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test('a text is told to be Italian, English or French by its commonest words', () => {
  expect(
    languageOf('La forcella ha una crepa sullo stelo destro, visibile solo con la ruota smontata: non è un graffio.'),
  ).toBe('it')
  expect(languageOf('There is a crack on the right leg of the fork; it can be seen with the wheel removed.')).toBe('en')
  expect(languageOf('La fourche est fissurée sur le fourreau droit ; nous ne pouvons pas rouler avec ce vélo.')).toBe(
    'fr',
  )
})

test('of a text too short, or of words that several languages share, nothing is said', () => {
  for (const text of ['', 'OK', 'C68.51S.00123', 'Grazie', 'photo 1, photo 2, video', 'La V4R, la TT1'])
    expect(languageOf(text), text).toBeUndefined()
})
