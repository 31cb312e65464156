import type { WordTable } from '#app/kit/words/words.ts'

/** What pages of tickets and of surveys say of an answer alike. */
export const answerTerms = {
  ticketClosed: { it: 'Intervento chiuso', en: 'Ticket closed', fr: 'Dossier SAV clôturé' },
  medianOfDealers: { it: 'Mediana dei rivenditori', en: 'Median of all dealers', fr: 'Médiane des revendeurs' },
  answerLate: {
    it: 'Sono passati più di 14 giorni: la risposta non si può più cambiare.',
    en: 'More than 14 days have passed: the answer can no longer be changed.',
    fr: 'Plus de 14 jours se sont écoulés\u00a0: la réponse ne peut plus être modifiée.',
  },
  campaign: { it: 'Campagna', en: 'Campaign', fr: 'Campagne' },
  closedSaid: { it: 'Chiuso', en: 'Closed', fr: 'Clôturée' },
  scoreOf: { it: '{score} su {of}', en: '{score} out of {of}', fr: '{score} sur {of}' },
  score: { it: 'Voto', en: 'Score', fr: 'Note' },
  survey: { it: 'Sondaggio', en: 'Survey', fr: 'Enquête' },
  theAnswer: { it: 'La risposta', en: 'The answer', fr: 'La réponse' },
  answers: { it: 'Risposte', en: 'Answers', fr: 'Réponses' },
  toCallBack: { it: 'Da richiamare', en: 'To be called back', fr: 'À rappeler' },
  whoAnswered: { it: 'Chi ha risposto', en: 'Who answered', fr: 'Qui a répondu' },
  ticketOf: { it: 'Intervento {id}', en: 'Ticket {id}', fr: 'Dossier SAV {id}' },
  asAnswered: {
    it: 'Così la vede chi risponde',
    en: 'As the person answering sees it',
    fr: 'Telle que la voit la personne qui répond',
  },
  lowScores: { it: 'Voti bassi', en: 'Low scores', fr: 'Notes basses' },
  byMonth: { it: 'Per mese', en: 'By month', fr: 'Par mois' },
  byDealer: { it: 'Per rivenditore', en: 'By dealer', fr: 'Par revendeur' },
  linksWithdrawn: { it: 'Link ritirati', en: 'Links withdrawn', fr: 'Liens retirés' },
  nobody: { it: 'Nessuno', en: 'Nobody', fr: 'Personne' },
  ratingChosen: {
    it: 'Il link apre la pagina con il voto già scelto: conta solo dopo l’invio. Non serve accedere.',
    en: 'The link opens the page with your rating already chosen: it counts only once you send it. You need not log in.',
    fr: 'Le lien ouvre la page avec la note déjà choisie\u00a0: elle ne compte qu’une fois envoyée. Aucune connexion n’est nécessaire.',
  },
  anonymous: { it: 'Anonimo', en: 'Anonymous', fr: 'Anonyme' },
  sendAnswer: { it: 'Invia la risposta', en: 'Send the answer', fr: 'Envoyer la réponse' },
  changeAnswer: { it: 'Cambia la risposta', en: 'Change the answer', fr: 'Modifier la réponse' },
  thanksForAnswer: { it: 'Grazie della risposta.', en: 'Thank you for your answer.', fr: 'Merci de votre réponse.' },
  answerUntil: {
    it: 'Puoi ancora cambiarla. Ultimo giorno: {day}.',
    en: 'You can change it until {day}.',
    fr: 'Vous pouvez la modifier jusqu’au {day}.',
  },
  answerFinal: {
    it: 'Non si può più cambiare.',
    en: 'It can no longer be changed.',
    fr: 'Elle ne peut plus être modifiée.',
  },
  newSurvey: { it: 'Nuovo sondaggio', en: 'New survey', fr: 'Nouvelle enquête' },
} as const satisfies WordTable
