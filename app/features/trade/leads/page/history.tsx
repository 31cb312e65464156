import { useBrand } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { formatDate, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { LeadEvent } from '../leads.ts'
import { leadWords } from '../leads.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** What happened to a lead: who, when and what. */
export function LeadHistory({ page: { lead, events, hasOlder, may } }: { page: PageData }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const brand = useBrand().name
  const items = events.map((event) => {
    const { id, at, actorName: name, fromStaff } = event
    return {
      key: id,
      state: 'done' as const,
      title: titleOf(locale, event),
      time: formatDate(locale, at, 'moment'),
      detail: (
        <>
          <p>{fromStaff && !may.route ? say('staff', { brand, name }) : name}</p>
          {may.route && event.dealerName ? <p>{event.dealerName}</p> : null}
          {linesOf(locale, event, lead.currency).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ),
    }
  })
  return (
    <Card title={say('history')}>
      <div className="stack-small">
        {hasOlder ? <p className="muted">{say('history.latest', { count: events.length })}</p> : null}
        <Timeline label={say('history')} items={items} />
      </div>
    </Card>
  )
}

function titleOf(locale: Locale, { kind, detail: { to } }: LeadEvent): string {
  const say = sayIn(pageWords, locale)
  if (kind !== 'status') return say(`event.${kind}`)
  return to ? sayIn(leadWords, locale)(`stage.${to}`) : say('status')
}

function linesOf(locale: Locale, { detail }: LeadEvent, currency: string): string[] {
  const say = sayIn(pageWords, locale)
  const leads = sayIn(leadWords, locale)
  const { lostReason, declineReason, amount, products, fields } = detail
  const lines = [
    lostReason && leads(`lost.${lostReason}`),
    declineReason && leads(`decline.${declineReason}`),
    amount === null ? say('event.no-amount') : undefined,
    typeof amount === 'number' ? say('event.amount', { amount: formatMoney(locale, { minor: amount, currency }) }) : '',
    products &&
      (products.length > 0 ? say('event.products', { models: products.join(', ') }) : say('event.no-products')),
    fields &&
      formatList(
        locale,
        fields.map((field) => say(labels[field])),
      ),
  ]
  return lines.flatMap((line) => line || [])
}

const labels = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  mobilePhone: 'mobile_phone',
  phone: 'phone',
} as const
