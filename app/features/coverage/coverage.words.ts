import type { Say, WordTable } from '#app/kit/words/words.ts'
import type { Period, Verdict } from './coverage.ts'

export const coverageWords = {
  'phase.km0': { it: 'Prima della vendita (km 0)', en: 'Before the sale (km 0)', fr: 'Avant la vente (km 0)' },
  'phase.field': { it: 'Durante l’uso', en: 'In use', fr: 'À l’usage' },

  'verdict.covered': { it: 'Coperto', en: 'Covered', fr: 'Couvert' },
  'verdict.not-covered': { it: 'Non coperto', en: 'Not covered', fr: 'Non couvert' },
  'verdict.unknown': { it: 'Da verificare', en: 'To be checked', fr: 'À vérifier' },

  unsold: {
    it: 'La bici non è ancora stata venduta: la garanzia non è iniziata e il danno è coperto come difetto alla consegna.',
    en: 'The bike has not been sold yet: the warranty has not started, and the damage is covered as a fault on delivery.',
    fr: 'Le vélo n’a pas encore été vendu\u00a0: la garantie n’a pas commencé et le dommage est couvert comme un défaut à la livraison.',
  },
  'covered-until': {
    it: 'La garanzia vale fino al {ends} compreso.',
    en: 'The warranty lasts until {ends} inclusive.',
    fr: 'La garantie court jusqu’au {ends} inclus.',
  },
  'over-since': {
    it: 'La garanzia è finita il {ends}.',
    en: 'The warranty ended on {ends}.',
    fr: 'La garantie a pris fin le {ends}.',
  },
  'no-period': {
    it: 'Nessuna garanzia comprende questo tipo di danno.',
    en: 'No warranty includes this kind of damage.',
    fr: 'Aucune garantie ne comprend ce type de dommage.',
  },

  'basis.structure': {
    it: 'Garanzia del produttore sui componenti: {count} mesi {start}.',
    en: 'The maker’s warranty on components: {count} months {start}.',
    fr: 'Garantie du fabricant sur les composants\u00a0: {count} mois {start}.',
  },
  'basis.paint': {
    it: 'Garanzia del produttore sulla vernice: {count} mesi {start}.',
    en: 'The maker’s warranty on paint: {count} months {start}.',
    fr: 'Garantie du fabricant sur la peinture\u00a0: {count} mois {start}.',
  },
  'basis.law': {
    it: 'Garanzia legale del paese dell’acquirente: {count} mesi {start}.',
    en: 'Legal guarantee of the buyer’s country: {count} months {start}.',
    fr: 'Garantie légale du pays de l’acheteur\u00a0: {count} mois {start}.',
  },
  'basis.replacement': {
    it: 'Garanzia sul componente sostituito: {count} mesi {start}.',
    en: 'Warranty on the replaced part: {count} months {start}.',
    fr: 'Garantie sur la pièce remplacée\u00a0: {count} mois {start}.',
  },
  'from.purchase': { it: 'dall’acquisto ({day})', en: 'from the purchase ({day})', fr: 'à partir de l’achat ({day})' },
  'from.delivery': {
    it: 'dalla consegna ({day})',
    en: 'from the delivery ({day})',
    fr: 'à partir de la livraison ({day})',
  },
  'from.replacement': {
    it: 'dalla sostituzione ({day})',
    en: 'from the replacement ({day})',
    fr: 'à partir du remplacement ({day})',
  },

  'reason.last-day': {
    it: 'È l’ultimo giorno, e vale ancora.',
    en: 'This is the last day, and it still counts.',
    fr: 'C’est le dernier jour, et il compte encore.',
  },
  'reason.registered-in-time': {
    it: 'Il periodo è più lungo perché la bici è stata registrata entro il termine.',
    en: 'The period is longer because the bike was registered in time.',
    fr: 'La période est plus longue car le vélo a été enregistré dans les délais.',
  },
  'reason.registered-late': {
    it: 'La bici è stata registrata oltre il termine: il periodo non si è allungato.',
    en: 'The bike was registered too late to make the period longer.',
    fr: 'Le vélo a été enregistré hors délai\u00a0: la période n’a pas été prolongée.',
  },
  'reason.not-registered': {
    it: 'La bici non risulta registrata: registrata entro il termine, sarebbe ancora in garanzia.',
    en: 'The bike is not registered: had it been in time, the warranty would still be running.',
    fr: 'Le vélo n’est pas enregistré\u00a0: s’il l’avait été dans les délais, il serait encore sous garantie.',
  },
  'reason.extended-by-repair': {
    it: 'La garanzia legale è più lunga di 12 mesi perché è stata scelta la riparazione.',
    en: 'The legal guarantee is 12 months longer because a repair was chosen.',
    fr: 'La garantie légale est prolongée de 12 mois car la réparation a été choisie.',
  },
  'reason.later-owner': {
    it: 'Questa garanzia spetta solo al primo proprietario.',
    en: 'This warranty is for the first owner only.',
    fr: 'Cette garantie est réservée au premier propriétaire.',
  },
  'reason.starts-later': {
    it: 'La data di inizio è successiva alla segnalazione: va controllata.',
    en: 'The start lies after the claim: please check the date.',
    fr: 'La date de début est postérieure à la demande\u00a0: elle est à vérifier.',
  },

  'missing.parts': {
    it: 'Manca il componente danneggiato.',
    en: 'The damaged part is missing.',
    fr: 'Il manque la pièce endommagée.',
  },
  'missing.country': {
    it: 'Manca il paese dell’acquirente.',
    en: 'The buyer’s country is missing.',
    fr: 'Il manque le pays de l’acheteur.',
  },
  'missing.purchase': {
    it: 'Manca la data di acquisto.',
    en: 'The date of purchase is missing.',
    fr: 'Il manque la date d’achat.',
  },
  'missing.delivery': {
    it: 'Manca la data di consegna.',
    en: 'The date of delivery is missing.',
    fr: 'Il manque la date de livraison.',
  },
  'missing.first-owner': {
    it: 'Non si sa se è il primo proprietario.',
    en: 'It is not known whether this is the first owner.',
    fr: 'On ne sait pas s’il s’agit du premier propriétaire.',
  },

  'part.frame': {
    it: 'Ha deciso il telaio; per il resto la copertura è migliore.',
    en: 'The frame decided; the rest fares better.',
    fr: 'C’est le cadre qui a décidé\u00a0; le reste est mieux couvert.',
  },
  'part.fork': {
    it: 'Ha deciso la forcella; per il resto la copertura è migliore.',
    en: 'The fork decided; the rest fares better.',
    fr: 'C’est la fourche qui a décidé\u00a0; le reste est mieux couvert.',
  },
  'part.handlebar': {
    it: 'Ha deciso il manubrio; per il resto la copertura è migliore.',
    en: 'The handlebar decided; the rest fares better.',
    fr: 'C’est le cintre qui a décidé\u00a0; le reste est mieux couvert.',
  },
  'part.seatpost': {
    it: 'Ha deciso il reggisella; per il resto la copertura è migliore.',
    en: 'The seatpost decided; the rest fares better.',
    fr: 'C’est la tige de selle qui a décidé\u00a0; le reste est mieux couvert.',
  },

  'expires.today': {
    it: 'La garanzia finisce oggi',
    en: 'The warranty ends today',
    fr: 'La garantie prend fin aujourd’hui',
  },
  'expires.days': {
    it: { one: 'La garanzia finisce domani', other: 'La garanzia finisce tra {count} giorni' },
    en: { one: 'The warranty ends tomorrow', other: 'The warranty ends in {count} days' },
    fr: { one: 'La garantie prend fin demain', other: 'La garantie prend fin dans {count} jours' },
  },
} as const satisfies WordTable

type SayCoverage = Say<typeof coverageWords>

/** The sentences behind a verdict; its name is `say(`verdict.${verdict.verdict}`)`. */
export function explainCoverage(say: SayCoverage, formatDay: (day: string) => string, verdict: Verdict): string[] {
  const { period, part } = verdict
  return [
    ...(verdict.unsold ? [say('unsold')] : []),
    ...(period ? [say(basisOf(period), { count: period.months, start: startOf(say, formatDay, period) })] : []),
    ...outcome(say, formatDay, verdict),
    ...verdict.reasons.map((reason) => say(`reason.${reason}`)),
    ...verdict.missing.map((missing) => say(`missing.${missing}`)),
    ...(part ? [say(`part.${part}`)] : []),
  ]
}

/** What to write where `expiryWarning` gives a number of days. */
export function expiryNotice(say: SayCoverage, days: number): string {
  return days === 0 ? say('expires.today') : say('expires.days', { count: days })
}

function basisOf({ basis, rule }: Period) {
  return basis === 'rule' && rule ? (`basis.${rule}` as const) : basis === 'law' ? 'basis.law' : 'basis.replacement'
}

function startOf(say: SayCoverage, formatDay: (day: string) => string, period: Period): string {
  return say(`from.${period.from}`, { day: formatDay(period.starts) })
}

function outcome(
  say: SayCoverage,
  formatDay: (day: string) => string,
  { verdict, period, reasons }: Verdict,
): string[] {
  if (verdict === 'covered' && period) return [say('covered-until', { ends: formatDay(period.ends) })]
  if (verdict !== 'not-covered' || reasons.includes('later-owner')) return []
  return [period ? say('over-since', { ends: formatDay(period.ends) }) : say('no-period')]
}
