import { formatMoney, type Money } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { DealAmount } from '../leads.ts'
import { leadWords } from '../leads.words.ts'

/** The total deal amount, for each currency. */
export function DealAmounts({ deals: { open, won } }: { deals: DealAmount }) {
  const say = useWords(leadWords)
  return (
    <section className="deal-amounts" aria-label={say('total-deal-amount')}>
      <p className="eyebrow">{say('total-deal-amount')}</p>
      <dl>
        <Sum label={say('deals.open')} sums={open} />
        <Sum label={say('deals.won')} sums={won} />
      </dl>
    </section>
  )
}

function Sum({ label, sums }: { label: string; sums: readonly Money[] }) {
  const locale = useLocale()
  return (
    <div>
      <dt>{label}</dt>
      <dd className="numbers">{sums.map((sum) => formatMoney(locale, sum)).join(' · ') || '–'}</dd>
    </div>
  )
}
