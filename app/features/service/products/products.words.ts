import { serviceWords } from '#app/features/bicycles/coverage/coverage.services.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** The words that all pages and mails about products share. */
export const productWords = {
  guides: terms.guides,
  products: terms.products,
  eyebrow: { it: 'Bici registrate', en: 'Registered bikes', fr: 'Vélos enregistrés' },
  register: { it: 'Registra una bici', en: 'Register a bike', fr: 'Enregistrer un vélo' },

  'warranty.running': { it: 'In garanzia', en: 'In warranty', fr: 'Sous garantie' },
  'warranty.expired': terms.expired,
  'warranty.ending': {
    it: { one: 'Scade tra {count} giorno', other: 'Scade tra {count} giorni' },
    en: { one: 'Ends in {count} day', other: 'Ends in {count} days' },
    fr: { one: 'Expire dans {count} jour', other: 'Expire dans {count} jours' },
  },
  'warranty.named': { it: 'Garanzia: {state}', en: 'Warranty: {state}', fr: 'Garantie\u00a0: {state}' },
  unconfirmed: {
    it: 'Registrazione da confermare',
    en: 'Registration to be confirmed',
    fr: 'Enregistrement à confirmer',
  },
  'warranty.today': { it: 'Scade oggi', en: 'Ends today', fr: 'Expire aujourd’hui' },

  ...serviceWords,

  'consumable.chain': { it: 'Catena', en: 'Chain', fr: 'Chaîne' },
  'consumable.cassette': { it: 'Pacco pignoni', en: 'Cassette', fr: 'Cassette' },
  'consumable.brake_pads': { it: 'Pastiglie freno', en: 'Brake pads', fr: 'Plaquettes de frein' },
  'consumable.tyres': { it: 'Copertoni', en: 'Tyres', fr: 'Pneus' },
  'consumable.bar_tape': { it: 'Nastro manubrio', en: 'Bar tape', fr: 'Guidoline' },

  'state.good': { it: 'In buono stato', en: 'Good', fr: 'En bon état' },
  'state.worn': { it: 'Da tenere d’occhio', en: 'Keep an eye on', fr: 'À surveiller' },
  'state.replace': { it: 'Da sostituire', en: 'Replace', fr: 'À remplacer' },
  'state.replaced': { it: 'Ricambio nuovo', en: 'New part', fr: 'Pièce neuve' },

  'consent.safety_contact': {
    it: 'Voglio ricevere gli avvisi di sicurezza su questa bici',
    en: 'Contact me about safety matters concerning this bike',
    fr: 'Je souhaite recevoir les avis de sécurité concernant ce vélo',
  },
  'consent.safety_contact.company': {
    it: 'La nostra azienda vuole ricevere gli avvisi di sicurezza su questa bici',
    en: 'Tell our company about safety matters concerning this bike',
    fr: 'Notre entreprise souhaite recevoir les avis de sécurité concernant ce vélo',
  },
  'consent.marketing': {
    it: 'Voglio ricevere anche novità e offerte',
    en: 'Send me news and offers as well',
    fr: 'Je souhaite aussi recevoir les nouveautés et les offres',
  },
  'consent.safety_contact.hint': {
    it: 'Solo richiami e avvisi di sicurezza, mai pubblicità.',
    en: 'Recalls and safety notices only, never advertising.',
    fr: 'Uniquement les rappels et avis de sécurité, jamais de publicité.',
  },
  'consent.marketing.hint': {
    it: 'Facoltativo: puoi cambiare idea in ogni momento nella pagina Iscrizioni.',
    en: 'Optional; you can change your mind at any time under Subscriptions.',
    fr: 'Facultatif\u00a0; vous pouvez changer d’avis à tout moment dans Abonnements.',
  },
  'service-book': { it: 'Libretto dei tagliandi', en: 'Service book', fr: 'Carnet d’entretien' },
} as const satisfies WordTable
