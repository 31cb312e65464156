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
    it: 'una volta, dopo {count}\u00a0mesi',
    en: 'once, after {count}\u00a0months',
    fr: 'une fois, après {count}\u00a0mois',
  },
  'interval.every': { it: 'ogni {count}\u00a0mesi', en: 'every {count}\u00a0months', fr: 'tous les {count}\u00a0mois' },
} as const satisfies WordTable

export function isServiceName(name: string): name is Extract<keyof typeof serviceWords, `service.${string}`> {
  return name.startsWith('service.') && Object.hasOwn(serviceWords, name)
}
