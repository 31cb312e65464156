import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What is said of every document that is changed in a draft and published as a version. */
export const versionsWords = {
  'draft-moved': {
    it: 'Nel frattempo la bozza è stata modificata o pubblicata: ricontrolla e invia di nuovo.',
    en: 'The draft has been changed or published meanwhile: please check and send again.',
    fr: 'Le brouillon a été modifié ou publié entre-temps\u00a0: vérifiez et renvoyez.',
  },
  'bar.changed': {
    it: 'Bozza con modifiche non ancora pubblicate.',
    en: 'A draft with changes that are not published yet.',
    fr: 'Brouillon avec des modifications pas encore publiées.',
  },
  'bar.by': {
    it: 'Ultima modifica: {name}, {moment}',
    en: 'Last changed: {name}, {moment}',
    fr: 'Dernière modification\u00a0: {name}, {moment}',
  },
  'bar.open': { it: 'Controlla e pubblica', en: 'Check and publish', fr: 'Vérifier et publier' },
  changed: { it: 'Modificato', en: 'Changed', fr: 'Modifié' },
  findings: { it: 'Da controllare', en: 'To be checked', fr: 'À vérifier' },
  'findings.none': {
    it: 'Tutto torna: la bozza si può pubblicare.',
    en: 'Everything fits together: the draft can be published.',
    fr: 'Tout concorde\u00a0: le brouillon peut être publié.',
  },
  'findings.errors': {
    it: 'Impediscono la pubblicazione',
    en: 'These keep it from being published',
    fr: 'Empêchent la publication',
  },
  'findings.warnings': { it: 'Buono a sapersi', en: 'Good to know', fr: 'Bon à savoir' },
  publish: terms.publish,
  note: { it: 'Che cosa cambia (facoltativo)', en: 'What changes (optional)', fr: 'Ce qui change (facultatif)' },
  'note.hint': {
    it: 'Resta nella cronologia delle versioni.',
    en: 'It stays in the history of versions.',
    fr: 'Figure dans l’historique des versions.',
  },
  'publish.send': { it: 'Pubblica la bozza', en: 'Publish the draft', fr: 'Publier le brouillon' },
  unpublishable: {
    it: 'La bozza non si può ancora pubblicare: correggi prima quello che lo impedisce, elencato qui sopra.',
    en: 'The draft cannot be published yet: please correct first what keeps it from that, listed above.',
    fr: 'Le brouillon ne peut pas encore être publié\u00a0: corrigez d’abord ce qui l’empêche, listé plus haut.',
  },
  discard: { it: 'Scarta la bozza', en: 'Discard the draft', fr: 'Abandonner le brouillon' },
  'discard.words': {
    it: 'Le modifiche non pubblicate vanno perse; resta valida la versione attuale.',
    en: 'Changes that are not published are lost; the present version stays.',
    fr: 'Les modifications non publiées sont perdues\u00a0; la version actuelle reste en vigueur.',
  },
  versions: terms.versions,
  'versions.none': {
    it: 'Ancora nessuna versione pubblicata.',
    en: 'No version has been published yet.',
    fr: 'Aucune version publiée pour l’instant.',
  },
  version: terms.versionNumber,
  'version.number': terms.version,
  'version.when': { it: 'Pubblicata', en: 'Published', fr: 'Publiée' },
  'version.by': terms.by,
  'version.note': terms.whatChanged,
  'version.current': { it: 'In vigore', en: 'In force', fr: 'En vigueur' },
  'version.again': { it: 'Rimetti in bozza', en: 'Put into the draft', fr: 'Remettre en brouillon' },
  'version.again.of': {
    it: 'Rimetti in bozza la versione {number}',
    en: 'Put into the draft: version {number}',
    fr: 'Remettre en brouillon la version {number}',
  },
  'version.again.words': {
    it: 'Prende il posto della bozza attuale: le modifiche non pubblicate vanno perse.',
    en: 'It takes the place of the present draft: changes that are not published are lost.',
    fr: 'Elle prend la place du brouillon actuel\u00a0: les modifications non publiées sont perdues.',
  },
  'version.file': terms.download,
  'version.system': { it: 'Portale', en: 'Portal', fr: 'Portail' },
  save: { it: 'Salva nella bozza', en: 'Save in the draft', fr: 'Enregistrer dans le brouillon' },
  remove: terms.takeAway,
  'remove.of': terms.takeAwayOf,
  'notice.saved': { it: 'Salvato nella bozza', en: 'Saved in the draft', fr: 'Enregistré dans le brouillon' },
  'notice.removed': { it: 'Tolto dalla bozza', en: 'Removed from the draft', fr: 'Retiré du brouillon' },
  'notice.discarded': { it: 'Bozza scartata', en: 'Draft discarded', fr: 'Brouillon abandonné' },
  'notice.drafted': {
    it: 'Messo in bozza: controlla e pubblica',
    en: 'Put into the draft: check and publish',
    fr: 'Mis en brouillon\u00a0: vérifiez et publiez',
  },
} as const satisfies WordTable
