import { textWords } from '#app/kit/markdown/texts.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const shared = {
  newBulletin: { it: 'Nuovo bollettino', en: 'New bulletin', fr: 'Nouveau bulletin' },
  confirmation: { it: 'Conferma di lettura', en: 'Confirmation', fr: 'Confirmation de lecture' },
} as const satisfies WordTable

/** Said on several of its pages. */
export const bulletinWords = {
  bulletins: terms.bulletins,
  bulletin: { it: 'Bollettino {number}', en: 'Bulletin {number}', fr: 'Bulletin {number}' },
  number: terms.number,
  title: terms.titleOf,
  state: terms.health,
  'state.draft': terms.draft,
  'state.published': terms.published,
  open: terms.toBeConfirmed,
  confirmed: { it: 'Confermato', en: 'Confirmed', fr: 'Confirmé' },
  replaced: { it: 'Sostituito', en: 'Replaced', fr: 'Remplacé' },
  models: terms.models,
  'models.all': terms.allModels,
  serials: terms.serialNumbers,
  published: { it: 'Pubblicato il', en: 'Published on', fr: 'Publié le' },
  changed: { it: 'Modificato il', en: 'Changed on', fr: 'Modifié le' },
  version: terms.version,
  versions: terms.versions,
  files: terms.attachments,
  language: textWords.language,
  'replaced-by': {
    it: 'Sostituito dal bollettino {number}',
    en: 'Replaced by bulletin {number}',
    fr: 'Remplacé par le bulletin {number}',
  },
  'replaced-by.words': {
    it: 'Non vale più: quello nuovo dice come si fa adesso.',
    en: 'It no longer holds: the new one says what is done now.',
    fr: 'Il n’est plus valable\u00a0: le nouveau dit comment procéder désormais.',
  },
  replaces: {
    it: 'Sostituisce il bollettino {number}',
    en: 'Replaces bulletin {number}',
    fr: 'Remplace le bulletin {number}',
  },
  'open-it': { it: 'Apri il bollettino {number}', en: 'Open bulletin {number}', fr: 'Ouvrir le bulletin {number}' },
} as const satisfies WordTable
