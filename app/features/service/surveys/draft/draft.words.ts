import { answerTerms } from '#app/features/service/tickets/tickets.answers.words.ts'
import { textWords } from '#app/kit/markdown/texts.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const draftWords = {
  'title.new': answerTerms.newSurvey,
  'title.edit': { it: 'Modifica la bozza', en: 'Edit the draft', fr: 'Modifier le brouillon' },
  'section.when': { it: 'Quando si chiede', en: 'When it asks', fr: 'Quand on demande' },
  'section.title': terms.titleOf,
  'section.questions': { it: 'Domande', en: 'Questions', fr: 'Questions' },
  'trigger.hint': {
    it: 'Una campagna chiede ai destinatari scelti sotto; gli altri sondaggi chiedono a chi riguarda, e per ogni occasione ne può essere aperto uno solo. Finché ne è aperto uno sugli interventi, la domanda unica del catalogo non viene posta.',
    en: 'A campaign asks the audience chosen below; the others ask whom it concerns, and one can be open for each occasion. While one about tickets is open, the catalogue’s single question is not asked.',
    fr: 'Une campagne interroge les destinataires choisis ci-dessous\u00a0; les autres enquêtes interrogent les personnes concernées, une seule étant ouverte par occasion. Tant qu’une enquête sur les dossiers SAV est ouverte, la question unique du catalogue n’est pas posée.',
  },
  'after-days': { it: 'Giorni di attesa', en: 'Days to wait', fr: 'Jours d’attente' },
  'after-days.hint': {
    it: 'Dopo la chiusura, l’appuntamento o la registrazione.',
    en: 'After the closing, the appointment or the registration.',
    fr: 'Après la clôture, le rendez-vous ou l’enregistrement.',
  },
  'call-days': {
    it: 'Richiamare entro (giorni lavorativi)',
    en: 'Call back within (working days)',
    fr: 'Rappeler sous (jours ouvrés)',
  },
  'call-days.hint': {
    it: 'Chi dà un voto da 0 a 6, oppure 1 o 2 su 5.',
    en: 'Those who give 0 to 6, or 1 or 2 out of 5.',
    fr: 'Ceux qui donnent de 0 à 6, ou 1 ou 2 sur 5.',
  },
  anonymous: answerTerms.anonymous,
  'anonymous.hint': {
    it: 'Solo per le campagne: nulla lega una risposta a chi la invia, perciò nessuno viene richiamato e sotto cinque risposte non si vede niente.',
    en: 'For campaigns only: nothing ties an answer to who sends it, so nobody is called back, and nothing is shown below five answers.',
    fr: 'Pour les campagnes seulement\u00a0: rien ne relie une réponse à son auteur\u00a0; personne n’est donc rappelé, et rien n’apparaît sous cinq réponses.',
  },
  'starts-on': terms.firstDay,
  'ends-on': terms.lastDay,
  'days.hint': { it: 'Vuoto: nessun limite.', en: 'Blank: no limit.', fr: 'Vide\u00a0: aucune limite.' },
  title: textWords['title.in'],
  'title.hint': {
    it: 'È anche l’oggetto dell’e-mail. Basta una lingua: chi ne legge un’altra vede l’inglese, altrimenti l’italiano.',
    en: 'It is the subject of the email as well. One language is enough: readers of another see English, else Italian.',
    fr: 'C’est aussi l’objet de l’e-mail. Une langue suffit\u00a0: les autres lecteurs voient l’anglais, sinon l’italien.',
  },
  intro: { it: 'Introduzione ({language})', en: 'Introduction ({language})', fr: 'Introduction ({language})' },
  question: { it: 'Domanda {number}', en: 'Question {number}', fr: 'Question {number}' },
  'question.text': { it: 'Domanda ({language})', en: 'Question ({language})', fr: 'Question ({language})' },
  'question.choices': {
    it: 'Risposte ({language}), una per riga',
    en: 'Answers ({language}), one a line',
    fr: 'Réponses ({language}), une par ligne',
  },
  'first.hint': {
    it: 'Quella che conta nei risultati, con un pulsante per ogni voto nell’invito.',
    en: 'The one that counts in the results, with a button for each number in the invitation.',
    fr: 'Celle qui compte dans les résultats, avec un bouton par note dans l’invitation.',
  },
  kind: { it: 'Come si risponde', en: 'How it is answered', fr: 'Comment on répond' },
  'kind.ten': { it: 'Voto da 0 a 10', en: 'A number from 0 to 10', fr: 'Note de 0 à 10' },
  'kind.five': { it: 'Voto da 1 a 5', en: 'A number from 1 to 5', fr: 'Note de 1 à 5' },
  'kind.choice': { it: 'Una risposta tra alcune', en: 'One of some answers', fr: 'Une réponse parmi plusieurs' },
  'kind.text': {
    it: 'Testo libero, fino a 1.000 caratteri',
    en: 'Text, up to 1,000 characters',
    fr: 'Texte libre, 1\u00a0000 caractères au plus',
  },
  none: { it: 'Nessuna domanda', en: 'No question', fr: 'Pas de question' },
  save: terms.save,
} as const satisfies WordTable
