import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const viewsWords = {
  saved: { it: 'Viste salvate', en: 'Saved views', fr: 'Vues enregistrées' },
  'saved.none': {
    it: 'Qui trovi le viste che salvi: filtri, ordine e ricerca sotto un nome.',
    en: 'The views you save appear here: filters, order and search under a name.',
    fr: 'Vous retrouvez ici les vues que vous enregistrez\u00a0: filtres, ordre et recherche sous un nom.',
  },
  'saved.shared': { it: '{name} (per tutti)', en: '{name} (for all)', fr: '{name} (pour tous)' },
  'saved.name': { it: 'Nome di questa vista', en: 'Name of this view', fr: 'Nom de cette vue' },
  'saved.share': { it: 'Per tutta l’assistenza', en: 'For all of the staff', fr: 'Pour toute l’équipe' },
  'saved.save': { it: 'Salva la vista', en: 'Save the view', fr: 'Enregistrer la vue' },
  'saved.replace': { it: 'Sostituisci la vista', en: 'Replace the view', fr: 'Remplacer la vue' },
  'saved.delete': terms.delete,
  'saved.delete.of': { it: 'Elimina la vista {name}', en: 'Delete the view {name}', fr: 'Supprimer la vue {name}' },
  'saved.delete.sure': { it: 'Elimina la vista', en: 'Delete the view', fr: 'Supprimer la vue' },
  'views-most': {
    it: 'Hai già 20 viste: eliminane una prima di salvarne un’altra.',
    en: 'You have 20 views already: please delete one before saving another.',
    fr: 'Vous avez déjà 20 vues\u00a0: supprimez-en une avant d’en enregistrer une autre.',
  },
  'views-known': {
    it: 'Hai già una vista con questo nome: scegline un altro, o sostituiscila.',
    en: 'You have a view of this name already: please choose another name, or replace it.',
    fr: 'Vous avez déjà une vue de ce nom : choisissez-en un autre, ou remplacez-la.',
  },
  'notice.save-view': { it: 'Vista salvata', en: 'View saved', fr: 'Vue enregistrée' },
  'notice.delete-view': { it: 'Vista eliminata', en: 'View deleted', fr: 'Vue supprimée' },
  refused: { it: 'Vista non salvata', en: 'View not saved', fr: 'Vue non enregistrée' },
} as const satisfies WordTable
