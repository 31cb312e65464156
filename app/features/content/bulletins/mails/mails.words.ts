import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: {
    it: 'Bollettino tecnico {number}: {title}',
    en: 'Technical bulletin {number}: {title}',
    fr: 'Bulletin technique {number}\u00a0: {title}',
  },
  'subject.again': {
    it: 'Da confermare. Bollettino tecnico {number}: {title}',
    en: 'To be confirmed. Technical bulletin {number}: {title}',
    fr: 'À confirmer. Bulletin technique {number}\u00a0: {title}',
  },
  new: {
    it: 'è uscito il bollettino tecnico {number}.',
    en: 'Technical bulletin {number} has come out.',
    fr: 'Le bulletin technique {number} est paru.',
  },
  changed: {
    it: 'c’è una nuova versione del bollettino tecnico {number}.',
    en: 'There is a new version of technical bulletin {number}.',
    fr: 'Une nouvelle version du bulletin technique {number} est parue.',
  },
  again: {
    it: 'il bollettino tecnico {number} resta da confermare: leggilo e conferma nel portale.',
    en: 'Technical bulletin {number} is still to be confirmed: read it and confirm in the portal.',
    fr: 'Le bulletin technique {number} reste à confirmer\u00a0: lisez-le et confirmez sur le portail.',
  },
  language: {
    it: 'Il testo è in questa lingua: {language}',
    en: 'The text is in this language: {language}',
    fr: 'Le texte est dans cette langue\u00a0: {language}',
  },
  confirm: { it: 'Apri e conferma', en: 'Open and confirm', fr: 'Ouvrir et confirmer' },
  open: { it: 'Apri il bollettino', en: 'Open the bulletin', fr: 'Ouvrir le bulletin' },
} as const satisfies WordTable
