import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: { it: 'Nuovo segnale: {cell}', en: 'New signal: {cell}', fr: 'Nouveau signal\u00a0: {cell}' },
  text: {
    it: 'una parte risulta difettosa più del solito su bici con numeri di serie simili.',
    en: 'A part fails more often than usual on bikes with similar serial numbers.',
    fr: 'Une pièce est défectueuse plus souvent que d’habitude sur des vélos aux numéros de série semblables.',
  },
  figures: {
    it: '{figures}, {times}. Inizio: {day}.',
    en: 'Since {day}: {figures}, {times}.',
    fr: 'Depuis le {day}\u00a0: {figures}, {times}.',
  },
  open: { it: 'Apri il segnale', en: 'Open the signal', fr: 'Ouvrir le signal' },
} as const satisfies WordTable
