import { expect, test } from 'vitest'
import { foreignTo } from './language-of.ts'
import { locales } from './locales.ts'

const texts = {
  it: 'La forcella ha una crepa sullo stelo destro, visibile solo con la ruota smontata: non è un graffio.',
  en: 'There is a crack on the right leg of the fork; it can be seen with the wheel removed.',
  fr: 'La fourche est fissurée sur le fourreau droit ; nous ne pouvons pas rouler avec ce vélo.',
}

test('a text is told to be Italian, English or French by its commonest words, and to its own readers nothing is said', () => {
  for (const language of locales)
    for (const reader of locales)
      expect(foreignTo(reader, texts[language])).toBe(reader === language ? undefined : language)
})

test('a short sentence of the trade is known by what joins its words', () => {
  expect(foreignTo('en', 'Montato senza pasta per carbonio: ripristino gratuito presso un rivenditore di zona.')).toBe(
    'it',
  )
})

test('of a text too short, or of words that several languages share, nothing is said', () => {
  for (const text of ['', 'OK', 'C68.51S.00123', 'Grazie', 'photo 1, photo 2, video', 'La V4R, la TT1'])
    for (const reader of locales) expect(foreignTo(reader, text), text).toBeUndefined()
})
