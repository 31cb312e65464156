import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { serialMistakes } from '#app/features/bicycles/models/models.ranges.words.ts'
import { pictureWords } from '#app/features/content/resources/resources.pictures.words.ts'

/** What may be wrong in the forms of a recall. */
export const formWords = {
  ...serialMistakes,
  'number-wrong': serialMistakes['number-form'],
  'number-taken': {
    it: 'Questo numero è già di un altro richiamo',
    en: 'Another recall has this number already',
    fr: 'Un autre rappel porte déjà ce numéro',
  },
  'phone-wrong': {
    it: 'Scrivi un numero di telefono, ad esempio 800 123 456',
    en: 'Enter a phone number, for example 0800 123 456',
    fr: 'Saisissez un numéro de téléphone, par exemple 0 800 123 456',
  },
  'picture-missing': { it: 'Scegli una foto', en: 'Choose a picture', fr: 'Choisissez une photo' },
  'picture-gone': pictureWords.gone,
  'pictures-many': {
    it: 'Un avviso mostra al massimo {count} foto: prima togline una.',
    en: 'A notice shows {count} pictures at most: take one out first.',
    fr: 'Un avis montre {count} photos au plus\u00a0: retirez-en d’abord une.',
  },
  'dates-backwards': terms.lastDayFirst,
  soft: {
    it: '«{words}» fa sembrare il rischio più piccolo: un avviso di richiamo non può dirlo (Regolamento UE 2023/988, art. 36). Togli queste parole.',
    en: '“{words}” makes the risk sound smaller: a recall notice must not say it (Regulation (EU) 2023/988, Article 36). Take these words out.',
    fr: '«\u00a0{words}\u00a0» fait paraître le risque plus petit\u00a0: un avis de rappel ne peut pas le dire (règlement UE 2023/988, art. 36). Retirez ces mots.',
  },
  changed: {
    it: 'Il richiamo è stato modificato nel frattempo. Controlla prima di continuare.',
    en: 'The recall has been changed meanwhile. Check it before you go on.',
    fr: 'Le rappel a été modifié entre-temps. Vérifiez avant de continuer.',
  },
  'text-missing': {
    it: 'L’avviso pubblicato non può restare senza questo testo',
    en: 'The published notice cannot be without this text',
    fr: 'L’avis publié ne peut pas rester sans ce texte',
  },
  'not-draft': {
    it: 'Il richiamo è già pubblicato: non si modifica più.',
    en: 'The recall is published already: it can no longer be changed.',
    fr: 'Le rappel est déjà publié\u00a0: il ne peut plus être modifié.',
  },
  'published-already': {
    it: 'Il richiamo è già pubblicato.',
    en: 'The recall is published already.',
    fr: 'Le rappel est déjà publié.',
  },
  'closed-already': {
    it: 'Il richiamo non è più aperto.',
    en: 'The recall is no longer open.',
    fr: 'Le rappel n’est plus ouvert.',
  },
  'seen-missing': {
    it: 'Conferma di aver letto i numeri e gli avvertimenti',
    en: 'Confirm that you have read the counts and the warnings',
    fr: 'Confirmez avoir lu les nombres et les avertissements',
  },
  incomplete: {
    it: 'L’avviso non è completo: manca quanto indicato sopra.',
    en: 'The notice is not complete: what is named above is missing.',
    fr: 'L’avis n’est pas complet\u00a0: il manque ce qui est indiqué ci-dessus.',
  },
  'nothing-found': {
    it: 'Non riguarda nessuna bici: controlla modelli, numeri di serie e date.',
    en: 'It is about no bicycle: check models, serial numbers and days.',
    fr: 'Il ne concerne aucun vélo\u00a0: vérifiez modèles, numéros de série et dates.',
  },
  'step-wrong': {
    it: 'Lo stato è cambiato nel frattempo: scegline un altro.',
    en: 'The state has changed meanwhile: choose another.',
    fr: 'L’état a changé entre-temps\u00a0: choisissez-en un autre.',
  },
  'day-ahead': {
    it: 'La data del rimedio non può essere nel futuro.',
    en: 'The date of the remedy cannot be in the future.',
    fr: 'La date de l’intervention ne peut pas être dans le futur.',
  },
  'check-missing': {
    it: 'Prima serve la scheda di controllo firmata di questa bici.',
    en: 'The signed checklist of this bicycle is needed first.',
    fr: 'Il faut d’abord la fiche de contrôle signée de ce vélo.',
  },
  'step-gone': {
    it: 'Questa bici non è più da controllare: il richiamo è chiuso.',
    en: 'This bicycle is no longer to be seen to: the recall is closed.',
    fr: 'Ce vélo n’est plus à traiter\u00a0: le rappel est clôturé.',
  },
} as const satisfies WordTable
