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
    it: 'La registrazione viene confermata con la prova d’acquisto, dal rivenditore che ha venduto la bici o dall’assistenza.',
    en: 'It is confirmed by the proof of purchase, by the dealer who sold the bike or by our after-sales team.',
    fr: 'Il est confirmé par la preuve d’achat, par le revendeur qui a vendu le vélo ou par le service après-vente.',
  },
  'unconfirmed.longer': {
    it: 'La registrazione viene confermata con la prova d’acquisto, dal rivenditore che ha venduto la bici o dall’assistenza. Da quel momento l’ultimo giorno è {day}.',
    en: 'It is confirmed by the proof of purchase, by the dealer who sold the bike or by our after-sales team. From then on the last day is {day}.',
    fr: 'Il est confirmé par la preuve d’achat, par le revendeur qui a vendu le vélo ou par le service après-vente. Le dernier jour est alors le {day}.',
  },
  confirm: { it: 'Conferma la registrazione', en: 'Confirm the registration', fr: 'Confirmer l’enregistrement' },
} as const satisfies WordTable
