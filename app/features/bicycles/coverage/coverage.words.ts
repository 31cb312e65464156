import { inSentence, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import type { Say, WordTable } from '#app/kit/words/words.ts'
import { serviceWords } from './coverage.services.words.ts'
import type { Period, Verdict } from './coverage.ts'

export const coverageWords = {
  ...serviceWords,
  'verdict.covered': { it: 'Coperto', en: 'Covered', fr: 'Couvert' },
  'verdict.not-covered': { it: 'Non coperto', en: 'Not covered', fr: 'Non couvert' },
  'verdict.unknown': { it: 'Da verificare', en: 'To be checked', fr: 'À vérifier' },

  unsold: {
    it: 'La bici non è ancora stata venduta: la garanzia non è iniziata e il danno è coperto come difetto alla consegna.',
    en: 'The bike has not been sold yet: the warranty has not started, and the damage is covered as a fault on delivery.',
    fr: 'Le vélo n’a pas encore été vendu\u00a0: la garantie n’a pas commencé et le défaut est couvert comme défaut à la livraison.',
  },
  'covered-until': {
    it: 'In garanzia: ultimo giorno {ends}.',
    en: 'The warranty runs until {ends} inclusive.',
    fr: 'La garantie court jusqu’au {ends} inclus.',
  },
  'over-since': {
    it: 'Garanzia scaduta: ultimo giorno {ends}.',
    en: 'The warranty ended on {ends}.',
    fr: 'La garantie a pris fin le {ends}.',
  },
  'no-period': {
    it: 'Nessuna garanzia copre questo tipo di danno.',
    en: 'No warranty covers this kind of damage.',
    fr: 'Aucune garantie ne couvre ce type de défaut.',
  },

  'basis.rule': {
    it: '{rule}: {count}\u00a0mesi {start}.',
    en: '{rule}: {count}\u00a0months {start}.',
    fr: '{rule}\u00a0: {count}\u00a0mois {start}.',
  },
  'rule.gone': {
    it: 'Garanzia del produttore',
    en: 'The maker’s warranty',
    fr: 'Garantie du fabricant',
  },
  'basis.law': {
    it: 'Garanzia legale di conformità del paese dell’acquirente: {count}\u00a0mesi {start}.',
    en: 'Legal guarantee of the buyer’s country: {count}\u00a0months {start}.',
    fr: 'Garantie légale de conformité du pays de l’acheteur\u00a0: {count}\u00a0mois {start}.',
  },
  'basis.replacement': {
    it: 'Garanzia sulla parte sostituita: {count}\u00a0mesi {start}.',
    en: 'Warranty on the replaced part: {count}\u00a0months {start}.',
    fr: 'Garantie sur la pièce remplacée\u00a0: {count}\u00a0mois {start}.',
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
    it: 'È l’ultimo giorno di copertura.',
    en: 'This is the last day of cover.',
    fr: 'C’est le dernier jour de couverture.',
  },
  'reason.registered-in-time': {
    it: 'Il periodo è più lungo perché la bici è stata registrata entro il termine.',
    en: 'The warranty is longer because the bike was registered in time.',
    fr: 'La garantie est plus longue car le vélo a été enregistré dans les délais.',
  },
  'reason.registered-late': {
    it: 'La bici è stata registrata oltre il termine: la garanzia non è stata prolungata.',
    en: 'The bike was registered too late to extend the warranty.',
    fr: 'Le vélo a été enregistré hors délai\u00a0: la garantie n’a pas été prolongée.',
  },
  'reason.not-registered': {
    it: 'La bici non risulta registrata: con la registrazione entro il termine sarebbe ancora in garanzia.',
    en: 'The bike is not registered: had it been registered in time, it would still be under warranty.',
    fr: 'Le vélo n’est pas enregistré\u00a0: s’il l’avait été dans les délais, il serait encore sous garantie.',
  },
  'reason.services-kept': {
    it: 'Il periodo è più lungo perché tutti i tagliandi dovuti sono stati fatti nei termini.',
    en: 'The warranty is longer because every service that was due has been done in time.',
    fr: 'La garantie est plus longue car toutes les révisions prévues ont été faites dans les délais.',
  },
  'services.kept': {
    it: 'Tagliandi fatti: {services}.',
    en: 'Services done: {services}.',
    fr: 'Révisions faites\u00a0: {services}.',
  },
  'services.one': { it: '{service} ({day})', en: '{service} ({day})', fr: '{service} ({day})' },
  'reason.service-missed': {
    it: 'Manca un tagliando dovuto: i mesi in più del libretto non spettano. La garanzia legale resta com’è.',
    en: 'A service that was due is missing: the extra months of the service book do not apply. The legal guarantee stays as it is.',
    fr: 'Une révision prévue manque\u00a0: les mois supplémentaires du carnet ne s’appliquent pas. La garantie légale reste inchangée.',
  },
  'reason.extended-by-repair': {
    it: 'La garanzia legale è più lunga di 12\u00a0mesi perché è stata scelta la riparazione.',
    en: 'The legal guarantee is 12\u00a0months longer because a repair was chosen.',
    fr: 'La garantie légale est prolongée de 12\u00a0mois car la réparation a été choisie.',
  },
  'reason.later-owner': {
    it: 'Questa garanzia spetta solo al primo proprietario.',
    en: 'This warranty is for the first owner only.',
    fr: 'Cette garantie est réservée au premier propriétaire.',
  },
  'reason.starts-later': {
    it: 'La garanzia inizia dopo la data della richiesta: controlla la data.',
    en: 'The warranty starts after the date of the claim: please check the date.',
    fr: 'La garantie commence après la date de la demande\u00a0: vérifiez la date.',
  },

  'missing.parts': {
    it: 'Non è indicata la parte interessata.',
    en: 'The part involved is not given.',
    fr: 'La pièce concernée n’est pas indiquée.',
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
    it: 'Non è chiaro se il richiedente sia il primo proprietario.',
    en: 'It is not known whether the claimant is the first owner.',
    fr: 'On ne sait pas si le demandeur est le premier propriétaire.',
  },
  'missing.confirmation': {
    it: 'La registrazione è da confermare: solo una registrazione confermata prolunga la garanzia.',
    en: 'The registration has yet to be confirmed: only a confirmed registration extends the warranty.',
    fr: 'L’enregistrement est à confirmer\u00a0: seul un enregistrement confirmé prolonge la garantie.',
  },
  'missing.registration': {
    it: 'La garanzia base è finita; se la bici è stata registrata entro il termine, dura più a lungo.',
    en: 'The basic warranty has ended; if the bike was registered in time, it lasts longer.',
    fr: 'La garantie de base est terminée\u00a0; si le vélo a été enregistré dans les délais, elle dure plus longtemps.',
  },
  'missing.service': {
    it: 'La garanzia base è finita; se l’ultimo tagliando dovuto viene fatto nei termini, dura più a lungo.',
    en: 'The basic warranty has ended; if the last service due is done in time, it lasts longer.',
    fr: 'La garantie de base est terminée\u00a0; si la dernière révision prévue est faite dans les délais, elle dure plus longtemps.',
  },

  'part.decides': {
    it: 'Fa fede la parte con la copertura più breve: {part}.',
    en: 'Based on the part with the shortest cover: {part}.',
    fr: 'La pièce la moins couverte est déterminante\u00a0: {part}.',
  },
} as const satisfies WordTable

type SayCoverage = Say<typeof coverageWords>

/** What the sentences call the maker's rules and its parts, in the reader's language. */
export type CoverageNames = { rules: readonly { code: string; name: string }[]; parts: Labels['parts'] }

/** The sentences behind a verdict; its name is `say(`verdict.${verdict.verdict}`)`. */
export function explainCoverage(
  say: SayCoverage,
  formatDay: (day: string) => string,
  names: CoverageNames,
  verdict: Verdict,
): string[] {
  const { period, part } = verdict
  return [
    ...(verdict.unsold ? [say('unsold')] : []),
    ...(period ? [basisOf(say, startOf(say, formatDay, period), names, period)] : []),
    ...outcome(say, formatDay, verdict),
    ...verdict.reasons.map((reason) => say(`reason.${reason}`)),
    ...keptServices(say, formatDay, verdict),
    ...verdict.missing.map((missing) => say(`missing.${missing}`)),
    ...(part ? [say('part.decides', { part: inSentence(nameOf(names.parts, part)) })] : []),
  ]
}

function basisOf(say: SayCoverage, start: string, { rules }: CoverageNames, { basis, rule, months: count }: Period) {
  if (basis !== 'rule') return say(`basis.${basis}`, { count, start })
  return say('basis.rule', { rule: rules.find(({ code }) => code === rule)?.name ?? say('rule.gone'), count, start })
}

function keptServices(say: SayCoverage, formatDay: (day: string) => string, { kept = [] }: Verdict): string[] {
  if (kept.length === 0) return []
  const services = kept.map(({ service, day }) =>
    say('services.one', { service: say(`service.${service}`), day: formatDay(day) }),
  )
  return [say('services.kept', { services: services.join(', ') })]
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
