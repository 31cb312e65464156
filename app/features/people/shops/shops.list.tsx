import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { colon } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { closureText } from './closures.ts'
import { type Shop, weekdays, writeSpans } from './shops.ts'
import { shopWords } from './shops.words.ts'
import './shops.css'

type ShopListProps = {
  shops: readonly Shop[]
  /** Where one is edited, for anyone who may. */
  linkTo: ((id: number) => string) | undefined
}

/** The shops of one company, each with all that its customers go by. */
export function ShopList({ shops, linkTo }: ShopListProps) {
  const say = useWords(shopWords)
  if (shops.length === 0) return <p>{say('none')}</p>
  return (
    <div className="shops">
      {shops.map((shop) => (
        <Card
          key={shop.id}
          title={shop.name}
          actions={
            linkTo && (
              <LinkButton size="small" to={linkTo(shop.id)} aria-label={say('edit.of', { name: shop.name })}>
                {say('edit')}
              </LinkButton>
            )
          }
        >
          <ShopFacts shop={shop} />
        </Card>
      ))}
    </div>
  )
}

function ShopFacts({ shop }: { shop: Shop }) {
  const say = useWords(shopWords)
  const locale = useLocale()
  const place = [shop.street, `${shop.postcode} ${shop.city}`, countryName(locale, shop.country)].join(', ')
  return (
    <DescriptionList
      items={[
        { term: say('address'), detail: place },
        { term: say('timeZone'), detail: shop.timeZone.replaceAll('_', ' ') },
        { term: say('phone'), detail: shop.phone || undefined },
        { term: say('email'), detail: shop.email || undefined },
        { term: say('hours'), detail: lines(hoursIn(locale, shop)), wide: true },
        { term: say('closures'), detail: lines(shop.closures.map((one) => closureText(locale, one))) },
        ...(shop.wayIn ? [{ term: say('wayIn'), detail: shop.wayIn, wide: true }] : []),
      ]}
    />
  )
}

function lines(texts: string[]) {
  return texts.length > 0 ? texts.map((text) => <div key={text}>{text}</div>) : undefined
}

function hoursIn(locale: Locale, { hours }: Shop): string[] {
  const say = sayIn(shopWords, locale)
  return weekdays.map((weekday, at) => {
    const spans = hours[at] ?? []
    return `${say(weekday)}${colon(locale)} ${spans.length > 0 ? writeSpans(spans) : say('closed')}`
  })
}
