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
  stage: { it: 'Ricorso in esame', en: 'Appeal under review', fr: 'Recours en cours d’examen' },
  waits: {
    it: 'Un’altra persona dell’assistenza riesamina la decisione: può confermarla o cambiarla. La risposta arriva qui, con la motivazione.',
    en: 'Someone else in our after-sales team is reviewing the decision and may uphold or change it. You get the answer here, with the reason.',
    fr: 'Une autre personne du service après-vente réexamine la décision\u00a0: elle peut la confirmer ou la modifier. La réponse arrivera ici, avec son motif.',
  },
  'photos.more': {
    it: 'Hai altre foto? Aggiungile con una risposta.',
    en: 'More photos? Add them with a reply.',
    fr: 'D’autres photos\u00a0? Ajoutez-les avec une réponse.',
  },
  photos: {
    it: 'Hai altre foto? Dopo l’invio del ricorso aggiungile con una risposta.',
    en: 'More photos? Once the appeal is sent, add them in a reply.',
    fr: 'D’autres photos\u00a0? Une fois le recours envoyé, ajoutez-les dans une réponse.',
  },
  own: { it: 'Il tuo ricorso', en: 'Your appeal', fr: 'Votre recours' },
  theirs: { it: 'Che cosa scrive il cliente', en: 'What the customer says', fr: 'Ce qu’écrit le client' },
  refusal: {
    it: 'Il rifiuto, valido fino alla nuova decisione',
    en: 'The refusal, which stands until the new decision',
    fr: 'Le refus, valable jusqu’à la nouvelle décision',
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
