import type { WordTable } from '#app/kit/words/words.ts'

export const appealWords = {
  title: { it: 'Ricorso', en: 'Appeal', fr: 'Recours' },
  words: {
    it: 'Se la decisione ti sembra sbagliata, puoi chiedere una volta sola che la riveda un’altra persona dell’assistenza. Ultimo giorno: {day}.',
    en: 'If you think the decision is wrong, you can ask once for someone else in our after-sales team to review it, until {day}.',
    fr: 'Si la décision vous semble erronée, vous pouvez demander une seule fois qu’une autre personne du service après-vente la réexamine, jusqu’au {day}.',
  },
  reason: { it: 'Perché va rivista', en: 'Why it should be reviewed', fr: 'Pourquoi la réexaminer' },
  send: { it: 'Presenta ricorso', en: 'Send the appeal', fr: 'Envoyer le recours' },
  waits: {
    it: 'Un’altra persona dell’assistenza riesamina la decisione. La risposta arriva qui.',
    en: 'Someone else in our after-sales team is reviewing the decision. You will read the answer here.',
    fr: 'Une autre personne du service après-vente réexamine la décision. La réponse arrivera ici.',
  },
  desk: {
    it: 'Il cliente ha fatto ricorso contro il rifiuto. Decide una persona diversa dalla prima.',
    en: 'The customer has appealed against the refusal. This time someone else decides.',
    fr: 'Le client a formé un recours contre le refus. Cette fois, une autre personne décide.',
  },
  upheld: {
    it: 'Ricorso esaminato: decisione confermata',
    en: 'Appeal reviewed: decision upheld',
    fr: 'Recours examiné\u00a0: décision confirmée',
  },
  changed: {
    it: 'Ricorso accolto: decisione cambiata',
    en: 'Appeal granted: decision changed',
    fr: 'Recours accepté\u00a0: décision modifiée',
  },
} as const satisfies WordTable
