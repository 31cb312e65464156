import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { answeringWords } from '../answering/answering.words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'about.ticket': {
    it: 'il tuo intervento {id} è chiuso. Ci aiuti con una risposta? Basta un minuto.',
    en: 'Your ticket {id} is closed. Would you help us with an answer? It takes a minute.',
    fr: 'Votre dossier SAV {id} est clôturé. Pouvez-vous nous aider par une réponse\u00a0? Une minute suffit.',
  },
  'about.appointment': {
    it: 'il tuo appuntamento da {shop} è concluso. Ci aiuti con una risposta? Basta un minuto.',
    en: 'Your appointment at {shop} is done. Would you help us with an answer? It takes a minute.',
    fr: 'Votre rendez-vous chez {shop} est terminé. Pouvez-vous nous aider par une réponse\u00a0? Une minute suffit.',
  },
  'about.registration': {
    it: 'da qualche tempo pedali con la tua {bicycle}. Ci aiuti con una risposta? Basta un minuto.',
    en: 'You have been riding your {bicycle} for a while. Would you help us with an answer? It takes a minute.',
    fr: 'Vous roulez depuis quelque temps avec votre {bicycle}. Pouvez-vous nous aider par une réponse\u00a0? Une minute suffit.',
  },
  'about.campaign': {
    it: 'ci interessa la tua opinione. Basta un minuto.',
    en: 'We would like to hear your opinion. It takes a minute.',
    fr: 'Votre avis nous intéresse. Une minute suffit.',
  },
  anonymous: {
    it: 'Il sondaggio è anonimo: la risposta non viene legata al tuo nome e, una volta inviata, non si può cambiare.',
    en: 'The survey is anonymous: your answer is not tied to your name and, once sent, cannot be changed.',
    fr: 'L’enquête est anonyme\u00a0: votre réponse n’est pas liée à votre nom et, une fois envoyée, ne peut plus être modifiée.',
  },
  again: {
    it: 'Qualche giorno fa abbiamo chiesto la tua opinione. È l’unico promemoria.',
    en: 'Some days ago we asked for your opinion. This is the only reminder.',
    fr: 'Il y a quelques jours, nous avons demandé votre avis. C’est le seul rappel.',
  },
  'in-language': answeringWords['in-language'],
  foot: {
    it: 'Non voglio più domande sugli appuntamenti',
    en: 'No more questions about appointments',
    fr: 'Plus de questions sur les rendez-vous',
  },
  'subject.again': { it: 'Promemoria: {title}', en: 'Reminder: {title}', fr: 'Rappel\u00a0: {title}' },
  counts: answerTerms.ratingChosen,
  optional: {
    it: 'Rispondere è facoltativo. Al massimo un sondaggio al mese.',
    en: 'Answering is up to you. One survey a month at most.',
    fr: 'Répondre est facultatif. Une enquête par mois au plus.',
  },
} as const satisfies WordTable
