import type { WordTable } from '#app/kit/words/words.ts'

/** What replaced what on a bicycle. */
export const replacementWords = {
  title: { it: 'Sostituzioni', en: 'Replacements', fr: 'Remplacements' },
  recorded: { it: 'Sostituzione registrata', en: 'Replacement recorded', fr: 'Remplacement enregistré' },
  undone: { it: 'Sostituzione annullata', en: 'Replacement undone', fr: 'Remplacement annulé' },
  'by.bicycle': { it: 'Sostituita da', en: 'Replaced by', fr: 'Remplacé par' },
  'by.frame': {
    it: 'Telaio sostituito, nuovo numero',
    en: 'Frame replaced, new number',
    fr: 'Cadre remplacé, nouveau numéro',
  },
  'of.bicycle': { it: 'Sostituisce', en: 'Replaces', fr: 'Remplace' },
  'of.frame': { it: 'Telaio nuovo al posto di', en: 'New frame in place of', fr: 'Cadre neuf à la place de' },
  part: { it: '{part}, numero o lotto', en: '{part}, number or batch', fr: '{part}, numéro ou lot' },
  'part.at': {
    it: '{part} di {bicycle}, numero o lotto',
    en: '{part} of {bicycle}, number or batch',
    fr: '{part} de {bicycle}, numéro ou lot',
  },
  'other.bicycle': {
    it: 'Bici {bicycle} sostituita da',
    en: 'Bike {bicycle} replaced by',
    fr: 'Vélo {bicycle} remplacé par',
  },
  'other.frame': {
    it: 'Telaio {bicycle} sostituito da',
    en: 'Frame {bicycle} replaced by',
    fr: 'Cadre {bicycle} remplacé par',
  },
  ticket: { it: 'intervento {id}', en: 'ticket {id}', fr: 'dossier SAV {id}' },
  'replaced.note.title': {
    it: 'Questa bici ha un numero nuovo',
    en: 'This bike has a new number',
    fr: 'Ce vélo a un nouveau numéro',
  },
  'replaced.note': {
    it: 'Il numero {number} è stato sostituito da {by} ({day}): per un danno alla bici attuale indica quello nuovo.',
    en: 'The number {number} was replaced on {day} by {by}: for damage to the bike as it is now, give the new one.',
    fr: 'Le numéro {number} a été remplacé le {day} par {by}\u00a0: pour un défaut du vélo actuel, indiquez le nouveau.',
  },
  'replaced.note.unnamed': {
    it: 'Il numero {number} è stato sostituito da un altro ({day}): controlla quello che si legge sulla bici.',
    en: 'The number {number} was replaced on {day} by another: check the one on the bike.',
    fr: 'Le numéro {number} a été remplacé le {day} par un autre\u00a0: vérifiez celui qui figure sur le vélo.',
  },
} as const satisfies WordTable
