import { StatusDot } from '#app/kit/ui/status.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Warranty, WarrantyState } from './products.ts'
import { productWords } from './products.words.ts'
import './products.css'

const tones = { running: 'green', ending: 'orange', expired: 'hollow' } as const satisfies Record<WarrantyState, string>

type WarrantyStatusProps = {
  warranty: Omit<Warranty, 'expiry'>
  /** Says what it is that ends, where nothing around it does. */
  named?: boolean
}

export function WarrantyStatus({ warranty, named = false }: WarrantyStatusProps) {
  const locale = useLocale()
  const text = warrantyText(locale, warranty)
  // “In warranty” needs no name before it.
  const isNamed = named && warranty.state !== 'running'
  const state = (
    <StatusDot tone={tones[warranty.state]}>
      {isNamed ? sayIn(productWords, locale)('warranty.named', { state: text.toLowerCase() }) : text}
    </StatusDot>
  )
  if (warranty.isConfirmed) return state
  return (
    <span className="warranty-states">
      {warranty.isOpen ? null : state}
      <Unconfirmed />
    </span>
  )
}

export function Unconfirmed() {
  const say = useWords(productWords)
  return <StatusDot tone="orange">{say('unconfirmed')}</StatusDot>
}

/** In how many days it ends is told from 60 days on. */
export function warrantyText(
  locale: Locale,
  { state, days, isOpen }: Omit<Warranty, 'expiry' | 'isConfirmed'>,
): string {
  const say = sayIn(productWords, locale)
  if (isOpen) return say('unconfirmed')
  if (state !== 'ending') return say(`warranty.${state}`)
  return days === 0 ? say('warranty.today') : say('warranty.ending', { count: days })
}
