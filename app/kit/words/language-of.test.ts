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

test('a short text of the trade is told as well: a reason, what a shop includes, the way in', () => {
  const short = {
    it: [
      'Lavaggio compreso.',
      'Officina dal cortile, parcheggio dietro il negozio.',
      'Montato senza pasta per carbonio: ripristino gratuito presso un rivenditore di zona.',
    ],
    en: ['Paid. Please keep for your warranty.', 'Wash and brake check included.'],
    fr: ['Le cadre est fissuré après la roue.', 'Lavage compris, sans rendez-vous.'],
  }
  for (const language of locales)
    for (const text of short[language])
      for (const reader of locales)
        expect([text, foreignTo(reader, text)]).toEqual([text, reader === language ? undefined : language])
  // An address and a figure are of no language, nor are slots of a sentence said twice.
  for (const text of ['E-mail: anna@maker.example', '25 MB per photo, 100 MB per video'])
    for (const reader of locales) expect(foreignTo(reader, text), text).toBeUndefined()
})

test('of a text too short, or of words that several languages share, nothing is said', () => {
  for (const text of ['', 'OK', 'C68.51S.00123', 'Grazie', 'photo 1, photo 2, video', 'La V4R, la TT1'])
    for (const reader of locales) expect(foreignTo(reader, text), text).toBeUndefined()
})
