import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const guidesWords = {
  'manual.intro': {
    it: 'Montaggio, coppie di serraggio e controlli: il manuale giusto per ogni modello.',
    en: 'Assembly, torques and checks: the right manual for each model.',
    fr: 'Montage, couples de serrage et contrôles\u00a0: le bon manuel pour chaque modèle.',
  },
  'size-guide.intro': {
    it: 'Misure del telaio e altezze consigliate, modello per modello.',
    en: 'Frame measurements and suggested rider heights, model by model.',
    fr: 'Mesures du cadre et taille du cycliste conseillée, modèle par modèle.',
  },
  where: { it: 'Titolo, modello, file', en: 'Title, model, file', fr: 'Titre, modèle, fichier' },
  error: {
    it: 'Impossibile caricare i documenti',
    en: 'The documents could not be loaded',
    fr: 'Les documents n’ont pas pu être chargés',
  },
  language: terms.language,
  'language.all': { it: 'Tutte le lingue', en: 'All languages', fr: 'Toutes les langues' },
  model: terms.model,
  'model.all': { it: 'Tutti i modelli', en: 'All models', fr: 'Tous les modèles' },
  empty: {
    it: 'Nessun documento con questi filtri',
    en: 'No documents with these filters',
    fr: 'Aucun document pour ces filtres',
  },
  'empty.words': {
    it: 'Potrebbe esserci in un’altra lingua.',
    en: 'There may be one in another language.',
    fr: 'Il existe peut-être dans une autre langue.',
  },
  'show-all': { it: 'Mostra tutte le lingue', en: 'Show all languages', fr: 'Afficher toutes les langues' },
  updated: { it: 'Aggiornato: {day}', en: 'Updated {day}', fr: 'Mis à jour le {day}' },
  'old.title': {
    it: 'Versione {number}: ce n’è una più recente',
    en: 'You are reading version {number}: there is a newer version',
    fr: 'Vous lisez la version {number}\u00a0: il en existe une plus récente',
  },
  'old.open': { it: 'Apri la versione {number}', en: 'Open version {number}', fr: 'Ouvrir la version {number}' },
  read: { it: 'Leggi', en: 'Read', fr: 'Lire' },
  'other-languages': { it: 'In altre lingue', en: 'In other languages', fr: 'Dans d’autres langues' },
  'read.version': { it: 'Leggi la versione {number}', en: 'Read version {number}', fr: 'Lire la version {number}' },
  document: terms.document,
  size: terms.fileSize,
  opened: { it: 'Utilizzo', en: 'Use', fr: 'Utilisation' },
} as const satisfies WordTable
