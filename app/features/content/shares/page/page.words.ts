import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const pageWords = {
  title: { it: 'Condivisione {number}', en: 'Share {number}', fr: 'Partage {number}' },
  link: { it: 'Link da inviare', en: 'Link to send', fr: 'Lien à envoyer' },
  'link.hint': {
    it: 'Chi ha il link apre i file: invialo solo a chi deve riceverli.',
    en: 'Those who have the link open the files: send it only to the people they are for.',
    fr: 'Ceux qui ont le lien ouvrent les fichiers\u00a0: ne l’envoyez qu’aux personnes concernées.',
  },
  'link.gone': {
    it: 'Questo link non si può più mostrare: chi lo ha ricevuto può ancora usarlo. Se serve di nuovo, crea un’altra condivisione.',
    en: 'This link can no longer be shown: those who received it can still use it. If it is needed again, make another share.',
    fr: 'Ce lien ne peut plus être affiché\u00a0: ceux qui l’ont reçu peuvent encore s’en servir. Au besoin, créez un autre partage.',
  },
  facts: terms.details,
  accepted: { it: 'Condizioni accettate', en: 'Terms accepted', fr: 'Conditions acceptées' },
  'accepted.times': {
    it: { one: '{count} volta, {day}', other: '{count} volte, l’ultima {day}' },
    en: { one: '{count} time, {day}', other: '{count} times, last {day}' },
    fr: { one: '{count} fois, {day}', other: '{count} fois, la dernière {day}' },
  },
  'accepted.none': terms.notYet,
  revoked: { it: 'Revocata il', en: 'Revoked on', fr: 'Révoqué le' },
  'revoked.by': { it: '{day}, da {name}', en: '{day}, by {name}', fr: '{day}, par {name}' },
  'files.none': {
    it: 'Non resta nessun file: tutti sono stati ritirati o i loro diritti sono scaduti.',
    en: 'No file is left: all were withdrawn or their rights have ended.',
    fr: 'Il ne reste aucun fichier\u00a0: tous ont été retirés ou leurs droits ont expiré.',
  },
  'files.less': {
    it: {
      one: '{count} file non c’è più: è stato ritirato o i suoi diritti sono scaduti.',
      other: '{count} file non ci sono più: sono stati ritirati o i loro diritti sono scaduti.',
    },
    en: {
      one: '{count} file is gone: it was withdrawn or its rights have ended.',
      other: '{count} files are gone: they were withdrawn or their rights have ended.',
    },
    fr: {
      one: '{count} fichier n’y est plus\u00a0: il a été retiré ou ses droits ont expiré.',
      other: '{count} fichiers n’y sont plus\u00a0: ils ont été retirés ou leurs droits ont expiré.',
    },
  },
  downloads: {
    it: { one: 'scaricato {count} volta', other: 'scaricato {count} volte' },
    en: { one: 'downloaded {count} time', other: 'downloaded {count} times' },
    fr: { one: 'téléchargé {count} fois', other: 'téléchargé {count} fois' },
  },
  'revoke.title': { it: 'Revoca la condivisione', en: 'Revoke the share', fr: 'Révoquer le partage' },
  'revoke.words': {
    it: 'Il link smette subito di funzionare, per tutti quelli che lo hanno. Non si può annullare.',
    en: 'The link stops working at once, for everyone who has it. This cannot be undone.',
    fr: 'Le lien cesse aussitôt de fonctionner, pour tous ceux qui l’ont. C’est définitif.',
  },
  'notice.share': {
    it: 'Condivisione creata: copia il link e invialo.',
    en: 'Share made: copy the link and send it.',
    fr: 'Partage créé\u00a0: copiez le lien et envoyez-le.',
  },
  'notice.revoke': { it: 'Condivisione revocata', en: 'Share revoked', fr: 'Partage révoqué' },
} as const satisfies WordTable
