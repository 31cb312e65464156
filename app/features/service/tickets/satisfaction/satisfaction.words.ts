import { answerTerms } from '../tickets.answers.words.ts'
import { terms } from '#app/terms.words.ts'
import { type Satisfaction, textIn } from '#app/catalogue/catalogue.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'

export const satisfactionWords = {
  title: { it: 'La tua opinione', en: 'Your opinion', fr: 'Votre avis' },
  question: {
    it: 'Come è andata con questo intervento?',
    en: 'How did we do on this ticket?',
    fr: 'Comment s’est passé ce dossier SAV\u00a0?',
  },
  'score.1': { it: 'Molto male', en: 'Very badly', fr: 'Très mal' },
  'score.2': { it: 'Male', en: 'Badly', fr: 'Mal' },
  'score.3': { it: 'Così così', en: 'So-so', fr: 'Moyen' },
  'score.4': { it: 'Bene', en: 'Well', fr: 'Bien' },
  'score.5': { it: 'Molto bene', en: 'Very well', fr: 'Très bien' },
  'score.of': { it: '{score} su 5', en: '{score} out of 5', fr: '{score} sur 5' },
  comment: { it: 'Vuoi dirci di più?', en: 'Anything to add?', fr: 'Un commentaire\u00a0?' },
  'comment.hint': {
    it: 'Lo legge solo la nostra assistenza. Per novità sul danno apri un altro intervento.',
    en: 'Only our after-sales team reads it. For anything new about the damage, open another ticket.',
    fr: 'Seul notre service après-vente le lit. Pour du nouveau sur le défaut, ouvrez un autre dossier SAV.',
  },
  send: answerTerms.sendAnswer,
  change: answerTerms.changeAnswer,
  thanks: answerTerms.thanksForAnswer,
  until: answerTerms.answerUntil,
  final: answerTerms.answerFinal,
  'link.about': {
    it: 'Intervento {id} · {model}',
    en: 'Ticket {id} · {model}',
    fr: 'Dossier SAV {id} · {model}',
  },
  'link.unknown': {
    it: 'Questo link non porta a nessuna domanda',
    en: 'This link leads to no question',
    fr: 'Ce lien ne mène à aucune question',
  },
  'link.expired': { it: 'Questo link è scaduto', en: 'This link has expired', fr: 'Ce lien a expiré' },
  'link.gone': {
    it: 'Aprilo di nuovo dall’e-mail, oppure accedi: la domanda è anche sulla pagina dell’intervento.',
    en: 'Open it again from your email, or log in: the question also stands on the ticket’s page.',
    fr: 'Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous\u00a0: la question figure aussi sur la page du dossier.',
  },
  'link.sign-in': terms.logIn,
  'desk.title': terms.satisfaction,
  'desk.answered': { it: 'Risposta: {day}', en: 'Answered on {day}', fr: 'Réponse du {day}' },
  call: answerTerms.toCallBack,
  'call.due': { it: 'termine: {day}', en: 'by {day}', fr: 'au plus tard le {day}' },
  'call.late': {
    it: 'in ritardo, termine: {day}',
    en: 'late: it was due by {day}',
    fr: 'en retard\u00a0: attendu le {day}',
  },
  'call.caller': { it: 'Chiama {name}', en: '{name} calls', fr: '{name} appelle' },
  'call.nobody': {
    it: 'Nessuno se ne occupa ancora',
    en: 'Nobody has taken it yet',
    fr: 'Personne ne s’en charge encore',
  },
  'call.take': { it: 'Chiamo io', en: 'I will call', fr: 'J’appelle' },
  'call.note': { it: 'Che cosa è emerso', en: 'What came of it', fr: 'Ce qu’il en est ressorti' },
  'call.done': { it: 'Segna come richiamato', en: 'Mark as called back', fr: 'Marquer comme rappelé' },
  'call.was': {
    it: 'Richiamato da {name}: {day}',
    en: 'Called back by {name} on {day}',
    fr: 'Rappelé par {name} le {day}',
  },
  'event.rated': { it: 'Opinione inviata', en: 'Opinion sent', fr: 'Avis envoyé' },
  'event.called': { it: 'Cliente richiamato', en: 'Customer called back', fr: 'Client rappelé' },
} as const satisfies WordTable

/** In the maker's words, or else in the portal's. */
export function questionIn(locale: Locale, { question }: Pick<Satisfaction, 'question'>): string {
  return textIn(locale, question) || sayIn(satisfactionWords, locale)('question')
}
