import type { WordTable } from '#app/kit/words/words.ts'

export const damageWords = {
  hint: {
    it: 'Tocca il disegno dove si vede il danno: un tocco mette un punto e sceglie la parte.',
    en: 'Tap the drawing where the damage shows: a tap sets a point and chooses the part.',
    fr: 'Touchez le dessin là où se voit le défaut\u00a0: un point est placé et la pièce est choisie.',
  },
  keys: {
    it: 'Con la tastiera: le frecce spostano un segno, + e − ne cambiano la misura, Canc lo toglie.',
    en: 'By keyboard: arrows move a mark, + and − change its size, Delete removes it.',
    fr: 'Au clavier\u00a0: les flèches déplacent un repère, + et − changent sa taille, Suppr le retire.',
  },
  drawing: { it: 'Disegno della bici', en: 'Drawing of the bike', fr: 'Dessin du vélo' },
  add: {
    it: 'Segna sul disegno: {part}',
    en: 'Mark on the drawing: {part}',
    fr: 'Marquer sur le dessin\u00a0: {part}',
  },
  undo: { it: 'Annulla l’ultimo', en: 'Undo the last', fr: 'Annuler le dernier' },
  part: { it: 'Parte del segno {number}', en: 'Part of mark {number}', fr: 'Pièce du repère {number}' },
  smaller: { it: 'Segno {number} più piccolo', en: 'Mark {number} smaller', fr: 'Repère {number} plus petit' },
  larger: { it: 'Segno {number} più grande', en: 'Mark {number} larger', fr: 'Repère {number} plus grand' },
  remove: { it: 'Togli il segno {number}', en: 'Remove mark {number}', fr: 'Retirer le repère {number}' },
  full: {
    it: 'Non c’è posto per altri segni: togline uno per metterne un altro.',
    en: 'There is no room for more marks: remove one to set another.',
    fr: 'Il n’y a plus de place\u00a0: retirez un repère pour en placer un autre.',
  },
} as const satisfies WordTable
