import type { WordTable } from '#app/kit/words/words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'

export const undeliveredWords = {
  console: terms.console,
  title: terms.unsentEmails,
  count: {
    it: { one: '{count} invio non riuscito.', other: '{count} invii non riusciti.' },
    en: { one: '{count} item could not be sent.', other: '{count} items could not be sent.' },
    fr: { one: '{count} envoi n’a pas abouti.', other: '{count} envois n’ont pas abouti.' },
  },
  latest: {
    it: 'Qui compaiono gli ultimi {count}.',
    en: 'The latest {count} are shown here.',
    fr: 'Seuls les {count} derniers figurent ici.',
  },
  intro: {
    it: 'E-mail e aggiornamenti per altri servizi non inviati dopo circa un giorno di tentativi. Risolta la causa, riprova; scarta ciò che non serve più.',
    en: 'Emails and updates for other services that could not be sent after about a day of attempts. Once the cause is fixed, try them again; discard what is no longer needed.',
    fr: 'E-mails et mises à jour pour d’autres services qui n’ont pas pu partir après environ un jour de tentatives. Une fois la cause corrigée, relancez-les\u00a0; abandonnez ce qui n’est plus utile.',
  },
  what: terms.what,
  about: { it: 'Riguarda', en: 'About', fr: 'Concerne' },
  'about.ticket': { it: 'Intervento {number}', en: 'Ticket {number}', fr: 'Dossier SAV {number}' },
  'about.quote': terms.quote,
  'about.product': terms.bicycle,
  'about.lead': { it: 'Contatto', en: 'Lead', fr: 'Contact' },
  'about.signal': terms.signal,
  'about.access': { it: 'Richieste di accesso', en: 'Requests for access', fr: 'Demandes d’accès' },
  'about.licence': { it: 'Licenza', en: 'Licence', fr: 'Licence' },
  'about.erasure': { it: 'Cancellazione dei dati', en: 'Data erasure', fr: 'Effacement des données' },
  'given-up': { it: 'Ultimo tentativo', en: 'Last attempt', fr: 'Dernière tentative' },
  attempts: terms.attempts,
  retry: listsWords.retry,
  'retry.label': { it: 'Riprova: {what}', en: 'Try again: {what}', fr: 'Réessayer\u00a0: {what}' },
  'retry.all': { it: 'Riprova tutti', en: 'Try all again', fr: 'Tout réessayer' },
  'notice.done': terms.tryingAgain,
  discard: terms.discard,
  'discard.label': { it: 'Scarta: {what}', en: 'Discard: {what}', fr: 'Abandonner\u00a0: {what}' },
  'discard.words': {
    it: 'Non verrà più inviato né riprovato. Resta tra gli scartati per un mese.',
    en: 'It will never be sent or tried again. It stays among the discarded for a month.',
    fr: 'Il ne sera plus envoyé ni relancé. Il reste parmi les envois abandonnés pendant un mois.',
  },
  'discard.do': { it: 'Scarta per sempre', en: 'Discard for good', fr: 'Abandonner définitivement' },
  discarded: { it: 'Scartati', en: 'Discarded', fr: 'Envois abandonnés' },
  'notice.discarded': { it: 'Invio scartato', en: 'Item discarded', fr: 'Envoi abandonné' },
  none: { it: 'Niente da riprovare', en: 'Nothing to try again', fr: 'Rien à réessayer' },
  'none.words': {
    it: 'Qui compare ciò che non è stato inviato dopo circa un giorno di tentativi.',
    en: 'Whatever could not be sent after about a day of attempts appears here.',
    fr: 'Ce qui n’a pas pu partir après environ un jour de tentatives apparaît ici.',
  },
} as const satisfies WordTable
