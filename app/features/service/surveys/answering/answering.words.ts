import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const answeringWords = {
  gone: {
    it: 'Questo link non porta a nessun sondaggio',
    en: 'This link leads to no survey',
    fr: 'Ce lien ne mène à aucune enquête',
  },
  'gone.words': {
    it: 'Potrebbe essere scaduto o ritirato. Aprilo di nuovo dall’e-mail più recente.',
    en: 'It may have expired or been withdrawn. Open it again from the latest email.',
    fr: 'Il a peut-être expiré ou été retiré. Ouvrez-le de nouveau depuis l’e-mail le plus récent.',
  },
  closed: { it: 'Questo sondaggio è chiuso', en: 'This survey is closed', fr: 'Cette enquête est clôturée' },
  'closed.words': {
    it: 'Non raccoglie più risposte.',
    en: 'It takes no more answers.',
    fr: 'Elle ne recueille plus de réponses.',
  },
  'readers.maker': {
    it: 'La risposta la legge il produttore; su un’officina o un negozio, anche quel rivenditore, che vede di quale lavoro si tratta.',
    en: 'The maker reads your answer; about a workshop or shop its dealer does as well, and sees which job it is about.',
    fr: 'Le fabricant lit votre réponse\u00a0; si elle concerne un atelier ou un magasin, le revendeur la lit aussi et voit de quel travail il s’agit.',
  },
  anonymous: {
    it: 'Nulla lega la risposta a chi la invia, e i risultati si vedono solo da cinque risposte in su. Una volta inviata non si può cambiare né ritirare.',
    en: 'Nothing ties the answer to who sends it, and results are shown from five answers on. Once sent it can be neither changed nor withdrawn.',
    fr: 'Enquête anonyme\u00a0: rien ne relie la réponse à la personne qui l’envoie, et les résultats n’apparaissent qu’à partir de cinq réponses. Une fois envoyée, elle ne peut être ni modifiée ni retirée.',
  },
  'anonymous.title': answerTerms.anonymous,
  send: answerTerms.sendAnswer,
  change: answerTerms.changeAnswer,
  thanks: answerTerms.thanksForAnswer,
  until: answerTerms.answerUntil,
  final: answerTerms.answerFinal,
  'in-language': {
    it: 'Lingua delle domande: {language}.',
    en: 'Language of the questions: {language}.',
    fr: 'Langue des questions\u00a0: {language}.',
  },
} as const satisfies WordTable
