import { type Catalogue, textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import type { MissingInput, Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import { coverageWords, explainCoverage } from '#app/features/bicycles/coverage/coverage.words.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'

/** A verdict as the sender of a claim reads it; `ways`: how one that is not known can become known. */
export type Told = { verdict: Verdict['verdict']; name: string; lines: string[]; ways: string[] }

/**
 * What is told beside it before a claim is sent: in how many days it is usually answered, where that is known, and whether
 * a rule may accept it at once, of which some are drawn for staff to look at.
 */
export type ToldBefore = Told & { usualDays: number | null; atOnce: 'some' | 'all' | null }

/** @param catalogue the version by which it was reached */
export function toldIn(locale: Locale, catalogue: Catalogue, verdict: Verdict): Told {
  const say = sayIn(coverageWords, locale)
  const rules = catalogue.rules.map(({ code, name }) => ({ code, name: textIn(locale, name) }))
  const { parts } = labelsIn(locale, catalogue)
  return {
    verdict: verdict.verdict,
    name: say(`verdict.${verdict.verdict}`),
    lines: explainCoverage(say, (day) => formatDay(locale, day), { rules, parts }, verdict),
    ways: verdict.missing.map((missing) => sayIn(wayWords, locale)(missing)),
  }
}

const wayWords = {
  parts: {
    it: 'Indica la parte interessata.',
    en: 'Choose the part involved.',
    fr: 'Indiquez la pièce concernée.',
  },
  country: {
    it: 'Scegli il paese di vendita.',
    en: 'Choose the country of sale.',
    fr: 'Choisissez le pays de vente.',
  },
  purchase: {
    it: 'Scrivi la data di acquisto e allega la prova d’acquisto.',
    en: 'Enter the date of purchase and attach the proof of purchase.',
    fr: 'Indiquez la date d’achat et joignez la preuve d’achat.',
  },
  delivery: {
    it: 'Se hai il documento di consegna, allegalo: la data viene controllata dal produttore.',
    en: 'If you have the delivery note, attach it: the maker checks the date.',
    fr: 'Si vous avez le bon de livraison, joignez-le\u00a0: le fabricant vérifie la date.',
  },
  'first-owner': {
    it: 'Allega la prova d’acquisto a nome del primo proprietario.',
    en: 'Attach the proof of purchase in the first owner’s name.',
    fr: 'Joignez la preuve d’achat au nom du premier propriétaire.',
  },
  confirmation: {
    it: 'Allega la prova d’acquisto: con questa la registrazione può essere confermata.',
    en: 'Attach the proof of purchase: with it the registration can be confirmed.',
    fr: 'Joignez la preuve d’achat\u00a0: elle permet de confirmer l’enregistrement.',
  },
  registration: {
    it: 'Allega la prova d’acquisto: la registrazione viene controllata dal produttore.',
    en: 'Attach the proof of purchase: the maker checks the registration.',
    fr: 'Joignez la preuve d’achat\u00a0: le fabricant vérifie l’enregistrement.',
  },
  service: {
    it: 'Fai fare il tagliando dovuto da un rivenditore: vale dal momento in cui è nella scheda della bici.',
    en: 'Have the service that is due done by a dealer: it counts once it stands on the bike’s page.',
    fr: 'Faites faire la révision prévue par un revendeur\u00a0: elle compte dès qu’elle figure sur la fiche du vélo.',
  },
} as const satisfies WordTable & Record<MissingInput, unknown>
