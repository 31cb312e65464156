import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const shotsWords = {
  ...editingWords,
  intro: {
    it: 'Le foto che il modulo di una richiesta suggerisce: sempre, per una parte, per un tipo di danno o per i due insieme.',
    en: 'The photos that the form of a claim asks for: always, for a part, for a kind of damage, or for the two together.',
    fr: 'Les photos que le formulaire d’une demande propose\u00a0: toujours, pour une pièce, pour un type de défaut, ou pour les deux ensemble.',
  },
  'choose.case': { it: 'Per quale caso', en: 'For which case', fr: 'Pour quel cas' },
  part: terms.partOf,
  'part.any': { it: 'Qualsiasi parte', en: 'Any part', fr: 'Toute pièce' },
  kind: terms.kindOfDamage,
  'kind.any': { it: 'Qualsiasi tipo', en: 'Any kind', fr: 'Tout type' },
  show: { it: 'Mostra', en: 'Show', fr: 'Afficher' },
  asked: { it: 'In questo caso si chiedono', en: 'In this case these are asked for', fr: 'Dans ce cas sont demandées' },
  'asked.none': {
    it: 'Nessuna foto in particolare.',
    en: 'No photo in particular.',
    fr: 'Aucune photo en particulier.',
  },
  list: {
    it: 'Che cosa si chiede in più proprio per questo caso',
    en: 'What is asked for in this very case',
    fr: 'Ce qui est demandé précisément dans ce cas',
  },
  'list.hint': {
    it: 'Si aggiunge a quello che vale per casi più ampi. Nessuna scelta: niente in più.',
    en: 'It comes on top of what is asked for in wider cases. None chosen: nothing more.',
    fr: 'S’ajoute à ce qui vaut pour des cas plus larges. Aucun choix\u00a0: rien de plus.',
  },
  'lists.title': { it: 'Elenchi', en: 'Lists', fr: 'Listes' },
  'lists.none': { it: 'Ancora nessun elenco.', en: 'No list yet.', fr: 'Aucune liste pour l’instant.' },
  'shots.title': terms.photos,
  'shots.none': { it: 'Ancora nessuna foto.', en: 'No photo yet.', fr: 'Aucune photo pour l’instant.' },
  'shot.new': { it: 'Nuova foto', en: 'New photo', fr: 'Nouvelle photo' },
  'shot.change': { it: 'Modifica la foto', en: 'Change the photo', fr: 'Modifier la photo' },
} as const satisfies WordTable
