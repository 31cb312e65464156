import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: {
    it: 'La tua segnalazione: {guide}',
    en: 'Your remark on a guide: {guide}',
    fr: 'Votre remarque\u00a0: {guide}',
  },
  thanks: {
    it: 'grazie della segnalazione su «{guide}», versione {version}.',
    en: 'Thank you for your remark on “{guide}”, version {version}.',
    fr: 'Merci pour votre remarque sur «\u00a0{guide}\u00a0», version {version}.',
  },
  wrote: { it: 'Hai scritto:', en: 'You wrote:', fr: 'Vous avez écrit\u00a0:' },
  outcome: { it: 'Esito:', en: 'Outcome:', fr: 'La suite donnée\u00a0:' },
  open: { it: 'Apri la guida', en: 'Open the guide', fr: 'Ouvrir le guide' },
  end: mailTerms.noReplies,
} as const satisfies WordTable
