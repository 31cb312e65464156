import { textMistakes } from '#app/kit/markdown/texts.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { audienceMistakes } from '#app/features/people/audience/audience.words.ts'
import { serialMistakes } from '#app/features/bicycles/models/models.ranges.words.ts'

/** What may be wrong in the forms of a bulletin. */
export const formWords = {
  ...audienceMistakes,
  ...textMistakes,
  ...serialMistakes,
  'number-wrong': serialMistakes['number-form'],
  'number-taken': {
    it: 'Questo numero è già di un altro bollettino',
    en: 'Another bulletin has this number already',
    fr: 'Un autre bulletin porte déjà ce numéro',
  },
  'language-missing': {
    it: 'Scrivi titolo e testo in una lingua almeno',
    en: 'Write title and text in one language at least',
    fr: 'Rédigez le titre et le texte dans une langue au moins',
  },
  'body-missing': {
    it: 'A questa lingua manca il testo',
    en: 'This language lacks its text',
    fr: 'Il manque le texte dans cette langue',
  },
  'replaces-unknown': {
    it: 'Nessun bollettino pubblicato ha questo numero',
    en: 'No published bulletin has this number',
    fr: 'Aucun bulletin publié ne porte ce numéro',
  },
  'replaces-itself': {
    it: 'Un bollettino non sostituisce sé stesso',
    en: 'A bulletin does not replace itself',
    fr: 'Un bulletin ne se remplace pas lui-même',
  },
  'replaces-replaced': {
    it: 'È già sostituito dal bollettino {number}',
    en: 'Bulletin {number} replaces it already',
    fr: 'Le bulletin {number} le remplace déjà',
  },
  changed: {
    it: 'Il bollettino è stato modificato nel frattempo. Controlla prima di continuare.',
    en: 'The bulletin has been changed meanwhile. Check it before you go on.',
    fr: 'Le bulletin a été modifié entre-temps. Vérifiez avant de continuer.',
  },
  'not-draft': {
    it: 'Il bollettino è già pubblicato: ora lo modifica solo un amministratore.',
    en: 'The bulletin is published already: only an administrator changes it now.',
    fr: 'Le bulletin est déjà publié\u00a0: seul un administrateur le modifie désormais.',
  },
  'published-already': {
    it: 'Il bollettino è già pubblicato.',
    en: 'The bulletin is published already.',
    fr: 'Le bulletin est déjà publié.',
  },
  'newer-version': {
    it: 'Nel frattempo è uscita una nuova versione: leggi quella, poi conferma.',
    en: 'A new version has come out meanwhile: read that one, then confirm.',
    fr: 'Une nouvelle version est parue entre-temps\u00a0: lisez-la, puis confirmez.',
  },
  'reminded-already': {
    it: 'Il promemoria è partito da poco: si può ripetere ogni {days} giorni.',
    en: 'The reminder has left a short while ago: it can be repeated every {days} days.',
    fr: 'Le rappel est parti il y a peu\u00a0: il peut être répété tous les {days} jours.',
  },
  'files-missing': terms.chooseAFile,
  'files-video': {
    it: 'Con un bollettino vanno foto e PDF, non video',
    en: 'Photos and PDFs go with a bulletin, no videos',
    fr: 'Un bulletin s’accompagne de photos et de PDF, pas de vidéos',
  },
  'files-many': { it: 'Troppi file', en: 'Too many files', fr: 'Trop de fichiers' },
} as const satisfies WordTable
