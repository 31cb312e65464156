import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What all pages of checklists say. */
export const checkWords = {
  checks: terms.checks,
  'checks.none': {
    it: 'Ancora nessun controllo su questa bici.',
    en: 'No check on this bike yet.',
    fr: 'Aucun contrôle sur ce vélo pour l’instant.',
  },
  'state.open': { it: 'In corso', en: 'In progress', fr: 'En cours' },
  'state.signed': { it: 'Firmato', en: 'Signed', fr: 'Signé' },
  'kind.delivery': terms.delivery,
  'kind.first_check': terms.firstCheck,
  'kind.yearly': terms.yearlyService,
  'kind.remedy': { it: 'Rimedio di un richiamo', en: 'Remedy of a recall', fr: 'Solution d’un rappel' },
  'kind.other': { it: 'Altro controllo', en: 'Another check', fr: 'Autre contrôle' },
  'step.of': { it: 'Passaggio {at} di {of}', en: 'Step {at} of {of}', fr: 'Étape {at} sur {of}' },
  photos: terms.photos,
  'steps.count': {
    it: { one: '{count} passaggio', other: '{count} passaggi' },
    en: { one: '{count} step', other: '{count} steps' },
    fr: { one: '{count} étape', other: '{count} étapes' },
  },
  'delivery.new': { it: 'Nuova consegna', en: 'New delivery', fr: 'Nouvelle livraison' },
  torque: { it: 'Coppia', en: 'Torque', fr: 'Couple' },
  measure: { it: 'Misura', en: 'Measure', fr: 'Mesure' },
  'needs-photo': { it: 'Serve una foto.', en: 'A photo is needed.', fr: 'Une photo est nécessaire.' },
  'may-skip': {
    it: 'Può non riguardare questa bici.',
    en: 'It may not apply to this bike.',
    fr: 'Peut ne pas concerner ce vélo.',
  },
  'demand.photo': { it: 'foto', en: 'photo', fr: 'photo' },
  'demand.skippable': { it: 'se riguarda la bici', en: 'where it applies', fr: 'si concerné' },
  limits: {
    it: 'da {low} a {high}\u00a0{unit}',
    en: '{low} to {high}\u00a0{unit}',
    fr: 'de {low} à {high}\u00a0{unit}',
  },
  'limits.least': {
    it: 'almeno {low}\u00a0{unit}',
    en: 'at least {low}\u00a0{unit}',
    fr: 'au moins {low}\u00a0{unit}',
  },
  'limits.most': {
    it: 'al massimo {high}\u00a0{unit}',
    en: 'at most {high}\u00a0{unit}',
    fr: 'au plus {high}\u00a0{unit}',
  },
  'limits.none': { it: 'in {unit}', en: 'in {unit}', fr: 'en {unit}' },
  'answer.done': terms.done,
  'answer.skipped': { it: 'Non riguarda questa bici', en: 'Does not apply', fr: 'Ne concerne pas ce vélo' },
  'answer.open': terms.toDo,
  outside: { it: 'fuori dai limiti', en: 'outside the limits', fr: 'hors limites' },
  mechanic: { it: 'Meccanico', en: 'Mechanic', fr: 'Mécanicien' },
  'signed-by': terms.account,
  workshop: terms.workshop,
  signed: { it: 'Firmato il', en: 'Signed on', fr: 'Signé le' },
  'rider-signed': { it: 'Consegnata a', en: 'Handed over to', fr: 'Remis à' },
  'rider-signed.hidden': {
    it: 'A chi aveva allora la bici',
    en: 'The person who had the bike then',
    fr: 'Au détenteur d’alors',
  },
} as const satisfies WordTable
