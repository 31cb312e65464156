import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const claimDraftWords = {
  title: { it: 'Bozze da completare', en: 'Drafts to finish', fr: 'Brouillons à terminer' },
  unnamed: { it: 'Bici non ancora indicata', en: 'Bike not named yet', fr: 'Vélo pas encore indiqué' },
  saved: { it: 'Salvata: {moment}', en: 'Saved: {moment}', fr: 'Enregistré\u00a0: {moment}' },
  follows: {
    it: 'Fa seguito all’intervento {id}',
    en: 'Follows ticket {id}',
    fr: 'Fait suite au dossier SAV {id}',
  },
  customer: { it: 'per {name}', en: 'for {name}', fr: 'pour {name}' },
  rest: {
    it: { one: 'Un’altra bozza', other: 'Altre {count} bozze' },
    en: { one: 'One more draft', other: '{count} more drafts' },
    fr: { one: 'Un autre brouillon', other: '{count} autres brouillons' },
  },
  delete: { it: 'Elimina la bozza', en: 'Delete the draft', fr: 'Supprimer le brouillon' },
  'delete.short': terms.delete,
  'delete.which': {
    it: 'Elimina la bozza {name}',
    en: 'Delete the draft {name}',
    fr: 'Supprimer le brouillon {name}',
  },
  sure: {
    it: 'Il testo e i file di questa bozza andranno persi.',
    en: 'The text and files of this draft will be lost.',
    fr: 'Le texte et les fichiers de ce brouillon seront perdus.',
  },
  deleted: { it: 'Bozza eliminata', en: 'Draft deleted', fr: 'Brouillon supprimé' },
} as const satisfies WordTable
