import { StatusDot } from '#app/kit/ui/status.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Warranty, WarrantyState } from './products.ts'
import { productWords } from './products.words.ts'

const tones = { running: 'green', ending: 'orange', expired: 'hollow' } as const satisfies Record<WarrantyState, string>

type WarrantyStatusProps = {
  warranty: Pick<Warranty, 'state' | 'days'>
  /** Says what it is that ends, where nothing around it does. */
  named?: boolean
}

export function WarrantyStatus({ warranty, named = false }: WarrantyStatusProps) {
  const locale = useLocale()
  const text = warrantyText(locale, warranty)
  // “In warranty” needs no name before it.
  const isNamed = named && warranty.state !== 'running'
  return (
    <StatusDot tone={tones[warranty.state]}>
      {isNamed ? sayIn(productWords, locale)('warranty.named', { state: text.toLowerCase() }) : text}
    </StatusDot>
  )
}

/** In how many days it ends is told from 60 days on. */
export function warrantyText(locale: Locale, { state, days }: Pick<Warranty, 'state' | 'days'>): string {
  const say = sayIn(productWords, locale)
  if (state !== 'ending') return say(`warranty.${state}`)
  return days === 0 ? say('warranty.today') : say('warranty.ending', { count: days })
}
