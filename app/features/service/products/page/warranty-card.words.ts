import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { productWords } from '../products.words.ts'

export const warrantyWords = {
  title: terms.warranty,
  until: terms.lastDay,
  other: {
    it: '{rule}: ultimo giorno {day}.',
    en: '{rule}: last day {day}.',
    fr: '{rule}\u00a0: dernier jour {day}.',
  },
  'other.ended': {
    it: '{rule}, scaduta: ultimo giorno {day}.',
    en: '{rule}, ended: last day {day}.',
    fr: '{rule}, expirée\u00a0: dernier jour {day}.',
  },
  legal: {
    it: 'Garanzia legale di conformità: ultimo giorno',
    en: 'Legal guarantee: last day',
    fr: 'Garantie légale de conformité\u00a0: dernier jour',
  },
  'legal.ended': {
    it: 'Garanzia legale di conformità scaduta: ultimo giorno',
    en: 'Legal guarantee ended: last day',
    fr: 'Garantie légale de conformité expirée\u00a0: dernier jour',
  },
  'legal.scope': {
    it: 'Chi ha acquistato la bici come consumatore ha diritto alla garanzia legale del venditore, vernice compresa.',
    en: 'Anyone who bought the bike as a consumer has the seller’s legal guarantee, which includes the paint.',
    fr: 'Toute personne ayant acheté le vélo en tant que consommateur bénéficie de la garantie légale du vendeur, peinture comprise.',
  },
  'legal.prolonged': {
    it: 'È più lunga di 12\u00a0mesi perché la bici è stata riparata in garanzia.',
    en: 'It is 12\u00a0months longer because the bike was repaired under warranty.',
    fr: 'Elle est prolongée de 12\u00a0mois car le vélo a été réparé sous garantie.',
  },
  replaced: {
    it: '{part}, parte sostituita: ultimo giorno',
    en: '{part}, replaced part: last day',
    fr: '{part}, pièce remplacée\u00a0: dernier jour',
  },
  'unconfirmed.title': productWords.unconfirmed,
  unconfirmed: {
    it: 'Serve la prova d’acquisto: se il numero di serie ci è noto, la registrazione è confermata subito; altrimenti la controlla e la conferma l’assistenza.',
    en: 'The proof of purchase is needed. If we know the serial number, that confirms the registration at once; otherwise our after-sales team checks and confirms it.',
    fr: 'Il faut la preuve d’achat. Si nous connaissons le numéro de série, l’enregistrement est confirmé aussitôt\u00a0; sinon, le service après-vente le vérifie et le confirme.',
  },
  'unconfirmed.proved': {
    it: 'La prova d’acquisto è arrivata. Il numero di serie è da verificare: la registrazione la conferma l’assistenza.',
    en: 'The proof of purchase is here. The serial number has to be checked: our after-sales team confirms the registration.',
    fr: 'La preuve d’achat est arrivée. Le numéro de série est à vérifier\u00a0: c’est le service après-vente qui confirme l’enregistrement.',
  },
  'unconfirmed.longer': {
    it: 'Da quel momento l’ultimo giorno è {day}.',
    en: 'From then on the last day is {day}.',
    fr: 'Le dernier jour est alors le {day}.',
  },
  receipt: terms.proofOfPurchase,
  'receipt.hint': {
    it: 'Scontrino o fattura: una foto o un PDF.',
    en: 'Receipt or invoice: one photo or PDF.',
    fr: 'Ticket de caisse ou facture\u00a0: une photo ou un PDF.',
  },
  'receipt.send': {
    it: 'Invia la prova d’acquisto',
    en: 'Send the proof of purchase',
    fr: 'Envoyer la preuve d’achat',
  },
  confirm: { it: 'Conferma la registrazione', en: 'Confirm the registration', fr: 'Confirmer l’enregistrement' },
} as const satisfies WordTable
