import { StatusDot } from '#app/kit/ui/status.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Warranty, WarrantyState } from './products.ts'
import { productWords } from './products.words.ts'

const tones = { running: 'green', ending: 'orange', expired: 'hollow' } as const satisfies Record<WarrantyState, string>

export function WarrantyStatus({ warranty }: { warranty: Pick<Warranty, 'state' | 'days'> }) {
  return <StatusDot tone={tones[warranty.state]}>{warrantyText(useLocale(), warranty)}</StatusDot>
}

/** In how many days it ends is told from 60 days on. */
export function warrantyText(locale: Locale, { state, days }: Pick<Warranty, 'state' | 'days'>): string {
  const say = sayIn(productWords, locale)
  if (state !== 'ending') return say(`warranty.${state}`)
  return days === 0 ? say('warranty.today') : say('warranty.ending', { count: days })
}
