import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What is done on a bicycle in a workshop, by the names that its log and the desk show. */
export const serviceWords = {
  'service.first_check': terms.firstCheck,
  'service.yearly': terms.yearlyService,
  'service.headset': { it: 'Serie sterzo', en: 'Headset', fr: 'Jeu de direction' },
  'service.bottom_bracket': { it: 'Movimento centrale', en: 'Bottom bracket', fr: 'Boîtier de pédalier' },
  'service.brakes': {
    it: 'Freni: controllo e spurgo',
    en: 'Brake check and bleed',
    fr: 'Freins\u00a0: contrôle et purge',
  },
  'service.repair': terms.repair,
  'interval.once': {
    it: { one: 'una volta, dopo un mese', other: 'una volta, dopo {count}\u00a0mesi' },
    en: { one: 'once, after one month', other: 'once, after {count}\u00a0months' },
    fr: { one: 'une fois, après un mois', other: 'une fois, après {count}\u00a0mois' },
  },
  'interval.every': {
    it: { one: 'ogni mese', other: 'ogni {count}\u00a0mesi' },
    en: { one: 'every month', other: 'every {count}\u00a0months' },
    fr: { one: 'tous les mois', other: 'tous les {count}\u00a0mois' },
  },
} as const satisfies WordTable

export function isServiceName(name: string): name is Extract<keyof typeof serviceWords, `service.${string}`> {
  return name.startsWith('service.') && Object.hasOwn(serviceWords, name)
}
