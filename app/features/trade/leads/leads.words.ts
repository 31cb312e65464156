import type { WordTable } from '#app/kit/words/words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { LeadClock } from './leads.ts'
import { terms } from '#app/terms.words.ts'

const other = { it: 'Altro', en: 'Other', fr: 'Autre' } as const

/** The words that all pages and mails about leads share. */
export const leadWords = {
  leads: terms.leadToStore,
  'stage.routed': { it: 'Da accettare', en: 'To answer', fr: 'À accepter' },
  'stage.new': terms.newOne,
  'stage.contacted': { it: 'Contattato', en: 'Contacted', fr: 'Contacté' },
  'stage.appointment': { it: 'Appuntamento', en: 'Appointment', fr: 'Rendez-vous' },
  'stage.offer': { it: 'Offerta fatta', en: 'Offer made', fr: 'Offre faite' },
  'stage.won': { it: 'Concluso', en: 'Won', fr: 'Vendu' },
  'stage.lost': { it: 'Perso', en: 'Lost', fr: 'Perdu' },
  'stage.declined': terms.declined,
  left: {
    it: { one: 'Ancora {count} ora', other: 'Ancora {count} ore' },
    en: { one: '{count} hour left', other: '{count} hours left' },
    fr: { one: 'Encore {count} heure', other: 'Encore {count} heures' },
  },
  'overdue.hours': {
    it: { one: 'In ritardo di {count} ora', other: 'In ritardo di {count} ore' },
    en: { one: 'Overdue by {count} hour', other: 'Overdue by {count} hours' },
    fr: { one: 'En retard de {count} heure', other: 'En retard de {count} heures' },
  },
  'overdue.days': {
    it: { one: 'In ritardo di {count} giorno', other: 'In ritardo di {count} giorni' },
    en: { one: 'Overdue by {count} day', other: 'Overdue by {count} days' },
    fr: { one: 'En retard de {count} jour', other: 'En retard de {count} jours' },
  },
  'decline.no_time': {
    it: 'Al momento non possiamo seguirlo',
    en: 'No capacity at the moment',
    fr: 'Pas de disponibilité actuellement',
  },
  'decline.too_far': { it: 'Troppo lontano dal negozio', en: 'Too far from the shop', fr: 'Trop loin du magasin' },
  'decline.known': { it: 'È già nostro cliente', en: 'Already our customer', fr: 'Déjà client du magasin' },
  'decline.not_interested': {
    it: 'Nessun interesse',
    en: 'Not interested',
    fr: 'Pas d’intérêt',
  },
  'decline.other': other,
  'lost.price': terms.price,
  'lost.elsewhere': { it: 'Ha comprato altrove', en: 'Bought elsewhere', fr: 'A acheté ailleurs' },
  'lost.no_answer': { it: 'Non risponde più', en: 'Stopped replying', fr: 'Ne répond plus' },
  'lost.not_available': {
    it: 'Modello o taglia non disponibile',
    en: 'Model or size not available',
    fr: 'Modèle ou taille indisponible',
  },
  'lost.gave_up': { it: 'Ha rinunciato all’acquisto', en: 'Decided not to buy', fr: 'A renoncé à l’achat' },
  'lost.other': other,
  'total-deal-amount': {
    it: 'Valore totale delle trattative',
    en: 'Total deal amount',
    fr: 'Montant total des affaires',
  },
  'deals.open': { it: 'In corso', en: 'Open', fr: 'En cours' },
  'deals.won': { it: 'Concluse', en: 'Won', fr: 'Conclues' },
} as const satisfies WordTable

/** How much time is left for an answer or the first step, or how long it is overdue. */
export function clockText(locale: Locale, { overdue, hours }: LeadClock): string {
  const say = sayIn(leadWords, locale)
  if (!overdue) return say('left', { count: hours })
  return hours < 48 ? say('overdue.hours', { count: hours }) : say('overdue.days', { count: Math.floor(hours / 24) })
}
