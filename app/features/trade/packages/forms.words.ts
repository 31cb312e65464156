import { terms } from '#app/terms.words.ts'
import { textMistakes } from '#app/kit/markdown/texts.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { audienceMistakes } from '#app/features/people/audience/audience.words.ts'
import { packageConflicts } from './packages.words.ts'
import { pictureWords } from '#app/features/content/resources/resources.pictures.words.ts'

/** What may be wrong in the forms of a package. */
export const formWords = {
  ...audienceMistakes,
  ...textMistakes,
  ...packageConflicts,
  'language-missing': {
    it: 'Scrivi il titolo in una lingua almeno',
    en: 'Write the title in one language at least',
    fr: 'Rédigez le titre dans une langue au moins',
  },
  'valid-order': terms.lastDayFirst,
  'picture-gone': pictureWords.gone,
  'books-missing': {
    it: 'Scegli come si prenota.',
    en: 'Choose as what it is booked.',
    fr: 'Choisissez comment la réserver.',
  },
  'price-form': {
    it: 'Riga {line}: scrivi paese, importo e valuta, per esempio IT 1.290,00 EUR',
    en: 'Line {line}: write country, amount and currency, for example IT 1,290.00 EUR',
    fr: 'Ligne {line}\u00a0: écrivez pays, montant et devise, par exemple IT 1\u00a0290,00 EUR',
  },
  'price-country': {
    it: 'Riga {line}: il paese non è riconosciuto; usa il nome, la sigla o * per tutti gli altri',
    en: 'Line {line}: the country is not known; use its name, its code or * for all others',
    fr: 'Ligne {line}\u00a0: pays inconnu\u00a0; utilisez son nom, son code ou * pour tous les autres',
  },
  'price-currency': {
    it: 'Riga {line}: la valuta non è tra quelle usate',
    en: 'Line {line}: this currency is not in use',
    fr: 'Ligne {line}\u00a0: cette devise n’est pas utilisée',
  },
  'price-twice': {
    it: 'Riga {line}: questo paese c’è già',
    en: 'Line {line}: this country is there already',
    fr: 'Ligne {line}\u00a0: ce pays y figure déjà',
  },
  'price-many': {
    it: 'Riga {line}: sono troppi paesi',
    en: 'Line {line}: these are too many countries',
    fr: 'Ligne {line}\u00a0: il y a trop de pays',
  },
  'lines-none': {
    it: 'Una fornitura contiene almeno una riga.',
    en: 'A supply has one line at least.',
    fr: 'Une fourniture comporte au moins une ligne.',
  },
  'line-words': {
    it: 'Scrivi che cos’è, in una lingua almeno.',
    en: 'Write what it is, in one language at least.',
    fr: 'Indiquez ce que c’est, dans une langue au moins.',
  },
  'quantity-wrong': {
    it: 'Indica una quantità da 1 a 999.',
    en: 'Enter a quantity from 1 to 999.',
    fr: 'Indiquez une quantité de 1 à 999.',
  },
  'choice-missing': {
    it: 'Scegli tra quelli proposti.',
    en: 'Choose one of those offered.',
    fr: 'Choisissez parmi ceux proposés.',
  },
  'amount-wrong': {
    it: 'Scrivi un importo maggiore di zero e fino a un milione.',
    en: 'Enter an amount above zero and up to a million.',
    fr: 'Indiquez un montant supérieur à zéro et d’un million au plus.',
  },
  changed: {
    it: 'Il pacchetto è stato modificato nel frattempo. Controlla prima di continuare.',
    en: 'The package has been changed meanwhile. Check it before you go on.',
    fr: 'Le forfait a été modifié entre-temps. Vérifiez avant de continuer.',
  },
  'not-draft': {
    it: 'Il pacchetto è già pubblicato o concluso: non puoi più modificarlo.',
    en: 'The package is published or ended already: you can no longer change it.',
    fr: 'Le forfait est déjà publié ou terminé\u00a0: vous ne pouvez plus le modifier.',
  },
  'published-already': {
    it: 'Il pacchetto è già pubblicato o concluso.',
    en: 'The package is published or ended already.',
    fr: 'Le forfait est déjà publié ou terminé.',
  },
  'successor-gone': {
    it: 'Il pacchetto scelto al suo posto non è più pubblicato.',
    en: 'The package chosen in its place is no longer published.',
    fr: 'Le forfait choisi à sa place n’est plus publié.',
  },
  'too-many-asks': {
    it: 'La tua azienda ha già inviato {count} richieste nelle ultime 24 ore: riprova domani o scrivici.',
    en: 'Your company has sent {count} requests in the last 24 hours: try again tomorrow or write to us.',
    fr: 'Votre entreprise a déjà envoyé {count} demandes ces dernières 24 heures\u00a0: réessayez demain ou écrivez-nous.',
  },
  'ask-again': {
    it: 'La richiesta non è stata inviata. Ricarica la pagina e riprova.',
    en: 'The request has not been sent. Reload the page and try again.',
    fr: 'La demande n’a pas été envoyée. Rechargez la page et réessayez.',
  },
} as const satisfies WordTable
