import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../bulletins.words.ts'

export const listWords = {
  title: terms.bulletins,
  resources: terms.resources,
  console: terms.console,
  new: shared.newBulletin,
  all: terms.anyOne,
  model: terms.model,
  'order.listed-desc': terms.newestOf,
  'order.listed-asc': terms.oldestOf,
  'order.number-asc': { it: 'Numero, dal primo', en: 'Number, from the first', fr: 'Numéro, depuis le premier' },
  'order.number-desc': { it: 'Numero, dall’ultimo', en: 'Number, from the last', fr: 'Numéro, depuis le dernier' },
  count: {
    it: { one: '{count} bollettino', other: '{count} bollettini' },
    en: { one: '{count} bulletin', other: '{count} bulletins' },
    fr: { one: '{count} bulletin', other: '{count} bulletins' },
  },
  empty: { it: 'Nessun bollettino', en: 'No bulletins', fr: 'Aucun bulletin' },
  'empty.readers': {
    it: 'Qui arrivano i bollettini tecnici del produttore: coppie di serraggio, aggiornamenti, modifiche di montaggio.',
    en: 'The maker’s technical bulletins arrive here: torques, updates, changes of assembly.',
    fr: 'Les bulletins techniques du fabricant arrivent ici\u00a0: couples de serrage, mises à jour, modifications de montage.',
  },
  'empty.desk': {
    it: 'Un bollettino si scrive come bozza per chi deve leggerlo; un amministratore lo pubblica, e qui si vede chi ha confermato.',
    en: 'A bulletin is written as a draft for those who are to read it; an administrator publishes it, and here you see who has confirmed.',
    fr: 'Un bulletin se rédige comme brouillon pour ceux qui doivent le lire\u00a0; un administrateur le publie, et l’on voit ici qui a confirmé.',
  },
  'no-result': { it: 'Nessun bollettino trovato', en: 'No bulletins found', fr: 'Aucun bulletin trouvé' },
  'search.fields': {
    it: 'numero, titolo, testo e numeri di serie',
    en: 'number, title, text and serial numbers',
    fr: 'le numéro, le titre, le texte et les numéros de série',
  },
  'search.hint': {
    it: 'Titolo, testo, numero di serie',
    en: 'Title, text, serial number',
    fr: 'Titre, texte, numéro de série',
  },
  'show-all': { it: 'Mostra tutti i bollettini', en: 'Show all bulletins', fr: 'Afficher tous les bulletins' },
  error: {
    it: 'Errore nel caricamento dei bollettini',
    en: 'Error loading the bulletins',
    fr: 'Erreur lors du chargement des bulletins',
  },
  'file.name': { it: 'bollettini', en: 'bulletins', fr: 'bulletins' },
} as const satisfies WordTable
