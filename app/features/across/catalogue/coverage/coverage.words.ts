import type { WordTable } from '#app/kit/words/words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const coverageWords = {
  ...editingWords,
  intro: {
    it: 'Che cosa promette il produttore, e per quanto tempo risponde il venditore per legge. Ogni parte ha la copertura migliore tra quelle che la riguardano.',
    en: 'What the maker promises, and how long the seller answers by law. Each part has the best cover of those that are about it.',
    fr: 'Ce que promet le fabricant, et la durée de la garantie légale du vendeur. Chaque pièce bénéficie de la meilleure couverture qui la concerne.',
  },
  rules: { it: 'Regole del produttore', en: 'The maker’s rules', fr: 'Règles du fabricant' },
  'rules.none': {
    it: 'Ancora nessuna regola: vale solo la garanzia legale.',
    en: 'No rule yet: only the legal guarantee holds.',
    fr: 'Aucune règle pour l’instant\u00a0: seule la garantie légale s’applique.',
  },
  'rules.first': {
    it: 'Prima di una regola aggiungi modelli, parti e tipi di danno: una regola dice quali copre.',
    en: 'Before a rule, add models, parts and kinds of damage: a rule says which it covers.',
    fr: 'Avant une règle, ajoutez modèles, pièces et types de défaut\u00a0: une règle dit lesquels elle couvre.',
  },
  'rule.new': { it: 'Nuova regola', en: 'New rule', fr: 'Nouvelle règle' },
  'rule.change': { it: 'Modifica la regola', en: 'Change the rule', fr: 'Modifier la règle' },
  rule: { it: 'Regola', en: 'Rule', fr: 'Règle' },
  period: { it: 'Durata', en: 'Period', fr: 'Durée' },
  about: { it: 'Vale per', en: 'For', fr: 'Concerne' },
  families: editingWords['section.families'],
  parts: editingWords['section.parts'],
  kinds: editingWords['section.kinds'],
  starts: { it: 'Comincia', en: 'Starts', fr: 'Commence' },
  'starts.purchase': { it: 'dall’acquisto', en: 'at the purchase', fr: 'à l’achat' },
  'starts.delivery': { it: 'dalla consegna', en: 'at the delivery', fr: 'à la livraison' },
  months: { it: 'Mesi', en: 'Months', fr: 'Mois' },
  extra_months: {
    it: 'Mesi in più con la registrazione (facoltativo)',
    en: 'More months by registration (optional)',
    fr: 'Mois de plus avec l’enregistrement (facultatif)',
  },
  within_days: {
    it: 'Giorni entro cui registrarla (facoltativo)',
    en: 'Days to register it within (optional)',
    fr: 'Jours pour l’enregistrer (facultatif)',
  },
  'registration-half': {
    it: 'Per il prolungamento servono sia i mesi sia i giorni.',
    en: 'An extension needs both the months and the days.',
    fr: 'Une prolongation demande les mois et les jours.',
  },
  service_months: {
    it: 'Mesi in più con il libretto dei tagliandi (facoltativo)',
    en: 'More months by the service book (optional)',
    fr: 'Mois de plus avec le carnet d’entretien (facultatif)',
  },
  serviced_months: {
    it: 'Primi mesi di cui servono tutti i tagliandi (facoltativo)',
    en: 'First months whose services must all be done (optional)',
    fr: 'Premiers mois dont toutes les révisions sont exigées (facultatif)',
  },
  'services-half': {
    it: 'Per i mesi in più servono anche i mesi di cui contano i tagliandi.',
    en: 'More months need the months whose services count as well.',
    fr: 'Les mois de plus demandent aussi les mois dont les révisions comptent.',
  },
  replacement_months: {
    it: 'Mesi sulla parte sostituita',
    en: 'Months on a replaced part',
    fr: 'Mois sur la pièce remplacée',
  },
  first_owner_only: {
    it: 'Solo per il primo proprietario',
    en: 'For the first owner only',
    fr: 'Réservée au premier propriétaire',
  },
  'rule-families': {
    it: 'Scegli almeno un modello.',
    en: 'Choose one model at least.',
    fr: 'Choisissez au moins un modèle.',
  },
  'rule-parts': {
    it: 'Scegli almeno una parte.',
    en: 'Choose one part at least.',
    fr: 'Choisissez au moins une pièce.',
  },
  'rule-kinds': {
    it: 'Scegli almeno un tipo di danno.',
    en: 'Choose one kind of damage at least.',
    fr: 'Choisissez au moins un type de défaut.',
  },
  'period.words': {
    it: { one: '{count} mese {start}', other: '{count} mesi {start}' },
    en: { one: '{count} month, starting {start}', other: '{count} months, starting {start}' },
    fr: { one: '{count} mois, commence {start}', other: '{count} mois, commence {start}' },
  },
  'period.longer': {
    it: {
      one: '{count} mese in più se registrata entro {days} giorni',
      other: '{count} mesi in più se registrata entro {days} giorni',
    },
    en: {
      one: '{count} month more if registered within {days} days',
      other: '{count} months more if registered within {days} days',
    },
    fr: {
      one: '{count} mois de plus si enregistré sous {days} jours',
      other: '{count} mois de plus si enregistré sous {days} jours',
    },
  },
  'period.serviced': {
    it: {
      one: '{count}\u00a0mese in più con tutti i tagliandi dei primi {within}\u00a0mesi',
      other: '{count}\u00a0mesi in più con tutti i tagliandi dei primi {within}\u00a0mesi',
    },
    en: {
      one: '{count}\u00a0month more with every service of the first {within}\u00a0months',
      other: '{count}\u00a0months more with every service of the first {within}\u00a0months',
    },
    fr: {
      one: '{count}\u00a0mois de plus avec toutes les révisions des {within}\u00a0premiers mois',
      other: '{count}\u00a0mois de plus avec toutes les révisions des {within}\u00a0premiers mois',
    },
  },
  'period.replacement': {
    it: { one: '{count} mese sulla parte sostituita', other: '{count} mesi sulla parte sostituita' },
    en: { one: '{count} month on a replaced part', other: '{count} months on a replaced part' },
    fr: { one: '{count} mois sur la pièce remplacée', other: '{count} mois sur la pièce remplacée' },
  },
  floors: { it: 'Garanzia legale per paese', en: 'Legal guarantee by country', fr: 'Garantie légale par pays' },
  'floors.words': {
    it: 'Mesi in cui il venditore risponde per legge; vuoto se la durata non è nota.',
    en: 'The months for which the seller must answer by law; blank where no such period is known.',
    fr: 'Mois pendant lesquels le vendeur répond selon la loi\u00a0; vide si aucune durée n’est connue.',
  },
  'notice.floors': {
    it: 'Garanzia legale salvata nella bozza',
    en: 'Legal guarantee saved in the draft',
    fr: 'Garantie légale enregistrée dans le brouillon',
  },
} as const satisfies WordTable
