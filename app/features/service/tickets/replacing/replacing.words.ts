import { replacementWords } from '#app/features/bicycles/replacements/replacements.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** For the desk: what replaced what. */
export const replacingWords = {
  title: replacementWords.title,
  text: {
    it: 'Registra il numero di serie o il lotto di ciò che è stato montato: le prossime richieste e le pagine delle due bici lo mostreranno.',
    en: 'Record the serial number or batch of what was fitted: later requests and the pages of both bikes will show it.',
    fr: 'Enregistrez le numéro de série ou le lot de ce qui a été monté\u00a0: les prochaines demandes et les pages des deux vélos l’afficheront.',
  },
  add: { it: 'Registra una sostituzione', en: 'Record a replacement', fr: 'Enregistrer un remplacement' },
  what: { it: 'Che cosa è stato sostituito', en: 'What was replaced', fr: 'Ce qui a été remplacé' },
  'what.bicycle': { it: 'Bici intera', en: 'Whole bike', fr: 'Vélo entier' },
  'what.frame': {
    it: 'Telaio, con un nuovo numero di serie',
    en: 'Frame, with a new serial number',
    fr: 'Cadre, avec un nouveau numéro de série',
  },
  model: { it: 'Modello nuovo', en: 'New model', fr: 'Nouveau modèle' },
  number: {
    it: 'Nuovo numero: di serie, del componente o del lotto',
    en: 'New serial, part or batch number',
    fr: 'Nouveau numéro\u00a0: de série, de pièce ou de lot',
  },
  hint: {
    it: 'Per bici e telaio, un numero di serie del modello. Lo vede anche il cliente.',
    en: 'For a bike or frame, a serial number of the model. The customer sees it too.',
    fr: 'Pour un vélo ou un cadre, un numéro de série du modèle. Le client le voit aussi.',
  },
  save: terms.save,
  undo: { it: 'Annulla o correggi', en: 'Undo or correct', fr: 'Annuler ou corriger' },
  'undo.of': {
    it: 'Annulla o correggi: {number}',
    en: 'Undo or correct: {number}',
    fr: 'Annuler ou corriger\u00a0: {number}',
  },
  'undo.hint': {
    it: 'Per correggere un numero, annulla e registralo di nuovo. Lo vede anche il cliente.',
    en: 'To correct a number, undo it and record it again. The customer sees it too.',
    fr: 'Pour corriger un numéro, annulez puis enregistrez-le de nouveau. Le client le voit aussi.',
  },
  reason: terms.reason,
  'undo.send': { it: 'Annulla la sostituzione', en: 'Undo the replacement', fr: 'Annuler le remplacement' },
} as const satisfies WordTable
