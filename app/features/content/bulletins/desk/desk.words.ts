import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../bulletins.words.ts'

export const deskWords = {
  'title.new': shared.newBulletin,
  'title.edit': { it: 'Modifica il bollettino', en: 'Edit the bulletin', fr: 'Modifier le bulletin' },
  edit: terms.edit,
  save: terms.saveTheDraft,
  'save.version': {
    it: 'Pubblica la nuova versione',
    en: 'Publish the new version',
    fr: 'Publier la nouvelle version',
  },
  'section.what': terms.what,
  'section.which': terms.whichBicycles,
  'section.text': terms.text,
  'section.confirmation': shared.confirmation,
  'number.hint': {
    it: 'Con questo numero lo cita l’officina',
    en: 'By this number workshops refer to it',
    fr: 'L’atelier le cite par ce numéro',
  },
  replaces: {
    it: 'Sostituisce il bollettino numero',
    en: 'Replaces bulletin number',
    fr: 'Remplace le bulletin numéro',
  },
  'replaces.hint': {
    it: 'Quello vecchio rimanda a questo e non chiede più conferme',
    en: 'The old one leads to this one and asks for no more confirmations',
    fr: 'L’ancien renvoie à celui-ci et ne demande plus de confirmation',
  },
  'families.hint': {
    it: 'Senza modelli né numeri vale per tutte le bici, e si trova solo nell’elenco.',
    en: 'Without models or numbers it is about all bicycles, and is found in the list alone.',
    fr: 'Sans modèles ni numéros il concerne tous les vélos et ne se trouve que dans la liste.',
  },
  'serials.hint': {
    it: 'Uno per riga, oppure un intervallo: C68.51S.00100 – C68.51S.00250',
    en: 'One a line, or a range: C68.51S.00100 – C68.51S.00250',
    fr: 'Un par ligne, ou un intervalle\u00a0: C68.51S.00100 – C68.51S.00250',
  },
  asks: {
    it: 'Titolare e officina confermano di averlo letto',
    en: 'Owner and workshop confirm that they have read it',
    fr: 'Responsable et atelier confirment l’avoir lu',
  },
  again: {
    it: 'Chiedi di nuovo la conferma e scrivi a tutti',
    en: 'Ask for confirmation again and write to everybody',
    fr: 'Redemander la confirmation et écrire à tous',
  },
  'again.hint': {
    it: 'Senza la spunta vale la conferma già data, e nessuno riceve un’e-mail.',
    en: 'Without the tick the confirmation given before holds, and nobody gets an email.',
    fr: 'Sans la coche, la confirmation déjà donnée vaut toujours, et personne ne reçoit d’e-mail.',
  },
  'notice.save': { it: 'Bollettino salvato', en: 'Bulletin saved', fr: 'Bulletin enregistré' },
  'notice.publish': { it: 'Bollettino pubblicato', en: 'Bulletin published', fr: 'Bulletin publié' },
  'notice.remind': { it: 'Promemoria inviato', en: 'Reminder sent', fr: 'Rappel envoyé' },
  'notice.files': { it: 'Allegati aggiunti', en: 'Attachments added', fr: 'Pièces jointes ajoutées' },
  'notice.remove-file': { it: 'File tolto', en: 'File removed', fr: 'Fichier retiré' },
  'read-it': terms.asReadersSeeIt,
  publish: terms.publish,
  'publish.title': { it: 'Pubblica il bollettino', en: 'Publish the bulletin', fr: 'Publier le bulletin' },
  'publish.words': {
    it: {
      one: 'Il testo intero parte subito per e-mail a {count} persona iscritta ai bollettini. Le modifiche successive diventano nuove versioni.',
      other:
        'Il testo intero parte subito per e-mail a {count} persone iscritte ai bollettini. Le modifiche successive diventano nuove versioni.',
    },
    en: {
      one: 'The whole text leaves at once by email to {count} person subscribed to bulletins. Later changes become new versions.',
      other:
        'The whole text leaves at once by email to {count} people subscribed to bulletins. Later changes become new versions.',
    },
    fr: {
      one: 'Le texte entier part aussitôt par e-mail à {count} personne abonnée aux bulletins. Les modifications ultérieures deviennent de nouvelles versions.',
      other:
        'Le texte entier part aussitôt par e-mail à {count} personnes abonnées aux bulletins. Les modifications ultérieures deviennent de nouvelles versions.',
    },
  },
  'publish.words.none': {
    it: 'Lo trova chi deve leggerlo, nell’elenco e nella home: nessuno di loro è iscritto ai bollettini, perciò non parte nessuna e-mail. Le modifiche successive diventano nuove versioni.',
    en: 'Those who are to read it find it in the list and on their home: none of them is subscribed to bulletins, so no email leaves. Later changes become new versions.',
    fr: 'Ceux qui doivent le lire le trouvent dans la liste et à l’accueil\u00a0: aucun d’eux n’est abonné aux bulletins, aucun e-mail ne part donc. Les modifications ultérieures deviennent de nouvelles versions.',
  },
  'publish.words.unsent': {
    it: 'Lo trova chi deve leggerlo, nell’elenco e nella home. Le modifiche successive diventano nuove versioni.',
    en: 'Those who are to read it find it in the list and on their home. Later changes become new versions.',
    fr: 'Ceux qui doivent le lire le trouvent dans la liste et à l’accueil. Les modifications ultérieures deviennent de nouvelles versions.',
  },
  'publish.agent': terms.administratorPublishes,
  discard: terms.discardTheDraft,
  'discard.words': terms.nothingOfTheDraft,
  confirmations: { it: 'Conferme', en: 'Confirmations', fr: 'Confirmations' },
  asked: { it: 'Da confermare da', en: 'To be confirmed by', fr: 'À confirmer par' },
  'confirmed.by': { it: 'Hanno confermato', en: 'Have confirmed', fr: 'Ont confirmé' },
  prompt: { it: 'Entro {days} giorni', en: 'Within {days} days', fr: 'Sous {days} jours' },
  missing: { it: 'Mancano', en: 'Missing', fr: 'Manquent' },
  people: { it: 'Tutte le persone', en: 'All people', fr: 'Toutes les personnes' },
  'people.missing': { it: 'Chi non ha confermato', en: 'Who has not confirmed', fr: 'Qui n’a pas confirmé' },
  'by-company': { it: 'Per azienda', en: 'By company', fr: 'Par entreprise' },
  'by-company.most': {
    it: 'Sono mostrate {shown} aziende su {all}, prima quelle a cui manca di più.',
    en: '{shown} of {all} companies are shown, those that lack most first.',
    fr: '{shown} entreprises sur {all} sont affichées, d’abord celles à qui il manque le plus.',
  },
  company: terms.company,
  country: terms.country,
  remind: { it: 'Promemoria', en: 'Reminder', fr: 'Rappel' },
  'remind.button': {
    it: 'Ricorda a chi non ha confermato',
    en: 'Remind those who have not confirmed',
    fr: 'Relancer ceux qui n’ont pas confirmé',
  },
  'remind.words': {
    it: 'Chi non ha confermato riceve di nuovo il testo per e-mail, al massimo una volta ogni {days} giorni.',
    en: 'Those who have not confirmed get the text by email again, at most once in {days} days.',
    fr: 'Ceux qui n’ont pas confirmé reçoivent de nouveau le texte par e-mail, au plus une fois tous les {days} jours.',
  },
  'remind.words.unsent': {
    it: 'Il portale non invia e-mail: il bollettino resta nella home di chi non ha confermato.',
    en: 'This portal sends no mail: the bulletin stays on the home of those who have not confirmed.',
    fr: 'Ce portail n’envoie pas d’e-mail\u00a0: le bulletin reste à l’accueil de ceux qui n’ont pas confirmé.',
  },
  'remind.last': {
    it: 'Ultimo promemoria: {day}.',
    en: 'Last reminder: {day}.',
    fr: 'Dernier rappel\u00a0: {day}.',
  },
  'version.line': {
    it: 'Versione {number}, {day}',
    en: 'Version {number}, {day}',
    fr: 'Version {number}, {day}',
  },
  'version.again': { it: 'conferma chiesta', en: 'confirmation asked for', fr: 'confirmation demandée' },
  'version.old': {
    it: 'Stai leggendo la versione {number}, che non vale più.',
    en: 'You are reading version {number}, which no longer holds.',
    fr: 'Vous lisez la version {number}, qui n’est plus valable.',
  },
  'version.now': {
    it: 'Torna alla versione attuale',
    en: 'Back to the current version',
    fr: 'Revenir à la version actuelle',
  },
  'files.hint': {
    it: 'Foto e PDF, fino a {count}',
    en: 'Photos and PDFs, {count} at most',
    fr: 'Photos et PDF, {count} au maximum',
  },
  'files.remove': terms.takeAwayOf,
} as const satisfies WordTable
