import type { WordTable } from '#app/kit/words/words.ts'
import { draftWords } from '../draft.words.ts'
import { terms } from '#app/terms.words.ts'

/** What the forms of all sections say. */
export const editingWords = {
  ...draftWords,
  code: terms.code,
  'code.hint': {
    it: 'Lettere minuscole, cifre, - e _. Non si può più cambiare.',
    en: 'Lowercase letters, digits, - and _. It cannot be changed later.',
    fr: 'Minuscules, chiffres, - et _. Il ne peut plus être modifié ensuite.',
  },
  'code-wrong': {
    it: 'Comincia con una lettera minuscola; poi fino a 39 lettere minuscole, cifre, - o _.',
    en: 'Begin with a lowercase letter; then up to 39 lowercase letters, digits, - or _.',
    fr: 'Commencez par une minuscule\u00a0; puis jusqu’à 39 minuscules, chiffres, - ou _.',
  },
  'code-taken': {
    it: 'Questo codice c’è già: scegline un altro.',
    en: 'This code is taken: please choose another one.',
    fr: 'Ce code existe déjà\u00a0: choisissez-en un autre.',
  },
  'entry-gone': {
    it: 'Questa voce non c’è più nella bozza.',
    en: 'This entry is no longer in the draft.',
    fr: 'Cette entrée n’est plus dans le brouillon.',
  },
  'too-many': {
    it: 'Non si può aggiungere altro: il limite è {most}.',
    en: 'No more can be added: the limit is {most}.',
    fr: 'Impossible d’en ajouter\u00a0: la limite est {most}.',
  },
  'lines-many': {
    it: 'Troppe righe: al massimo {most}.',
    en: 'Too many lines: the limit is {most}.',
    fr: 'Trop de lignes\u00a0: {most} au maximum.',
  },
  'texts-missing': {
    it: 'Scrivilo in almeno una lingua.',
    en: 'Write it in one language at least.',
    fr: 'Écrivez-le dans une langue au moins.',
  },
  'name.it': terms.nameInItalian,
  'name.en': terms.nameInEnglish,
  'name.fr': terms.nameInFrench,
  active: { it: 'Proposto nei moduli', en: 'Offered in forms', fr: 'Proposé dans les formulaires' },
  'active.no': { it: 'Non proposto', en: 'Not offered', fr: 'Non proposé' },
  add: { it: 'Aggiungi alla bozza', en: 'Add to the draft', fr: 'Ajouter au brouillon' },
  change: terms.edit,
  up: { it: 'Più in alto', en: 'Further up', fr: 'Plus haut' },
  'up.of': { it: 'Sposta più in alto {name}', en: 'Move {name} further up', fr: 'Déplacer {name} plus haut' },
  other: { it: 'Aggiungi un’altra voce', en: 'Add another entry', fr: 'Ajouter une autre entrée' },
  'notice.moved': { it: 'Ordine cambiato', en: 'Order changed', fr: 'Ordre modifié' },
} as const satisfies WordTable
