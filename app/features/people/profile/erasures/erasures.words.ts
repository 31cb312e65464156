import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const erasuresWords = {
  console: terms.console,
  title: { it: 'Richieste di cancellazione dati', en: 'Data erasure', fr: 'Effacement des données' },
  'title.of': { it: 'Cancellazione: {name}', en: 'Erasure: {name}', fr: 'Effacement\u00a0: {name}' },
  person: { it: 'Persona', en: 'Person', fr: 'Personne' },
  email: terms.email,
  company: terms.company,
  'company.staff': terms.afterSales,
  asked: { it: 'Richiesta', en: 'Requested', fr: 'Demandé le' },
  state: { it: 'Stato', en: 'Status', fr: 'État' },
  'state.waiting': { it: 'Da eseguire', en: 'To be carried out', fr: 'À traiter' },
  'state.done': { it: 'Eseguita', en: 'Carried out', fr: 'Effectué' },
  done: { it: 'Eseguita', en: 'Carried out', fr: 'Effectué le' },
  none: { it: 'Nessuna richiesta', en: 'No requests', fr: 'Aucune demande' },
  'none.words': {
    it: 'Chi vuole la cancellazione dei propri dati la chiede dal profilo.',
    en: 'People who want their data erased ask for it in their profile.',
    fr: 'La demande d’effacement se fait depuis le profil.',
  },

  'carry-out': { it: 'Esegui la cancellazione', en: 'Carry out erasure', fr: 'Effacer les données' },
  'carry-out.words': {
    it: 'Non si può annullare. La persona riceve questo riepilogo per e-mail e non può più accedere.',
    en: 'This cannot be undone. The person gets this report by email and can no longer log in.',
    fr: 'Irréversible. La personne reçoit ce récapitulatif par e-mail et ne peut plus se connecter.',
  },
  'carry-out.words.unsent': {
    it: 'Non si può annullare. La persona non può più accedere, e questo portale non le invia il riepilogo: comunicalo tu.',
    en: 'This cannot be undone. The person can no longer log in, and this portal does not send them the report: tell them yourself.',
    fr: 'Irréversible. La personne ne peut plus se connecter, et ce portail ne lui envoie pas ce récapitulatif\u00a0: informez-la vous-même.',
  },
  'carry-out.confirm': {
    it: 'Ho letto che cosa si cancella e che cosa resta',
    en: 'I have read what is erased and what is kept',
    fr: 'J’ai lu ce qui est effacé et ce qui reste',
  },
  'carry-out.unconfirmed': {
    it: 'Per procedere, conferma di aver letto il riepilogo.',
    en: 'To continue, confirm that you have read it.',
    fr: 'Pour continuer, confirmez que vous l’avez lu.',
  },
  'last-owner': {
    it: 'È l’unico titolare di un’azienda con altre persone: nominane prima un altro.',
    en: 'This is the only owner of a company with other people: appoint another one first.',
    fr: 'C’est le seul responsable d’une entreprise qui compte d’autres personnes\u00a0: nommez-en d’abord un autre.',
  },
  'last-admin': {
    it: 'È l’unico amministratore: nominane prima un altro.',
    en: 'This is the only administrator: appoint another one first.',
    fr: 'C’est le seul administrateur\u00a0: nommez-en d’abord un autre.',
  },
  own: {
    it: 'La tua richiesta va eseguita da un altro amministratore.',
    en: 'Your own request has to be carried out by another administrator.',
    fr: 'Votre propre demande doit être exécutée par un autre administrateur.',
  },
  'notice.done': { it: 'Dati cancellati', en: 'Data erased', fr: 'Données effacées' },
} as const satisfies WordTable
