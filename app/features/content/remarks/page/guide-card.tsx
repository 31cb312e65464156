import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { nameOf, type Remark } from '../remarks.ts'
import { remarkWords } from '../remarks.words.ts'
import { pageWords } from './page.words.ts'

type GuideCardProps = { remark: Remark; isAdmin: boolean }

/** Which guide it is about, as it was then and as it is now, and who said it. */
export function GuideCard({ remark, isAdmin }: GuideCardProps) {
  const say = useWords(pageWords)
  const words = useWords(remarkWords)
  const locale = useLocale()
  const { guide, version, page, personName, personEmail, companyName } = remark
  const to = addressNow(locale, remark, isAdmin)
  const past = addressThen(locale, remark)
  return (
    <Card title={words('guide')}>
      <DescriptionList
        columns={1}
        items={[
          { term: words(`guide.${guide}`), detail: to ? <Link to={to}>{nameOf(remark)}</Link> : nameOf(remark) },
          { term: say('past'), detail: past ? <Link to={past}>{version}</Link> : version },
          { term: say('now'), detail: nowText(locale, remark) },
          ...(page === null ? [] : [{ term: words('page'), detail: formatNumber(locale, page) }]),
          { term: words('person'), detail: personName },
          ...(companyName && companyName !== personName ? [{ term: say('company'), detail: companyName }] : []),
          ...(personEmail ? [{ term: say('email'), detail: <a href={`mailto:${personEmail}`}>{personEmail}</a> }] : []),
        ]}
      />
    </Card>
  )
}

function nowText(locale: Locale, { version, now }: Remark): string {
  const say = sayIn(pageWords, locale)
  if (!now) return say('gone')
  if (now.isWithdrawn) return say('withdrawn', { number: now.version })
  return now.version === version ? say('same', { number: version }) : String(now.version)
}

/** Where staff read it now; what was withdrawn is the administrators' alone. */
function addressNow(locale: Locale, { guide, now }: Remark, isAdmin: boolean): string | undefined {
  if (!now) return undefined
  const place = { ...localePrefix(locale), id: String(now.id) }
  if (guide === 'bulletin') return href('/:locale?/console/bulletins/:id', place)
  if (now.isWithdrawn) return isAdmin ? href('/:locale?/console/resources/:id', place) : undefined
  return href(guide === 'manual' ? '/:locale?/resources/manuals/:id' : '/:locale?/resources/size-guides/:id', place)
}

/** Each version of a document can still be read. */
function addressThen(locale: Locale, remark: Remark): string | undefined {
  const { guide, version, now } = remark
  if (!now || now.isWithdrawn || guide === 'bulletin') return undefined
  return `${addressNow(locale, remark, false)}?version=${version}`
}
