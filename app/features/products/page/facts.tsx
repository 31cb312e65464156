import type { ReactNode } from 'react'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BikePicture } from '../../bicycle/bicycle.picture.tsx'
import { countryName } from '../../coverage/coverage.countries.ts'
import { attributeText } from '../attribute-text.ts'
import { attributeKinds, familyAttributes } from '../product.attributes.ts'
import { WarrantyStatus } from '../products.warranty.tsx'
import { productWords } from '../products.words.ts'
import type { PageData } from './detail-page.tsx'
import { detailWords } from './detail.words.ts'

type PageProps = { page: PageData }

export function BikeCard({ page: { product, companyName, receipts, may } }: PageProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const yesOrNo = (is: boolean) => say(is ? 'yes' : 'no')
  const { firstOwner, heldSince, heldByName, size, colour } = product
  const items: { term: string; detail: ReactNode; wide?: boolean }[] = [
    { term: say('serial'), detail: <span className="serial">{product.serialNumber}</span> },
    { term: say('family'), detail: product.frameModel },
    ...(companyName ? [{ term: say('company'), detail: companyName }] : []),
    ...(size ? [{ term: say('size'), detail: size }] : []),
    ...(colour ? [{ term: say('colour'), detail: colour }] : []),
    { term: say('purchase'), detail: formatDay(locale, product.dateOfPurchase) },
    { term: say('country'), detail: countryName(locale, product.country) },
    { term: say('registered'), detail: formatDay(locale, product.registeredOn) },
    { term: say('owner'), detail: say(firstOwner ? 'owner.first' : 'owner.later') },
    ...(firstOwner ? [] : [{ term: say('held'), detail: formatDate(locale, heldSince) }]),
    ...(heldByName ? [{ term: say(firstOwner ? 'by.first' : 'by.later'), detail: heldByName }] : []),
    // Whoever may change them reads them in the form.
    ...(may.log ? [] : [{ term: say('consent.safety_contact'), detail: yesOrNo(product.safetyContact) }]),
    ...(receipts.length > 0 ? [{ term: say('receipt'), detail: <Receipts receipts={receipts} />, wide: true }] : []),
  ]
  return (
    <Card title={say('bike')}>
      <BikePicture className="product-picture" />
      <DescriptionList items={items} />
    </Card>
  )
}

function Receipts({ receipts }: Pick<PageData, 'receipts'>) {
  return receipts.map(({ id, name, to }) => (
    <a key={id} href={to} target="_blank" rel="noreferrer" className="product-file">
      {name}
    </a>
  ))
}

/** What the family has and this bicycle has a value of; nothing where there is none. */
export function AttributesCard({ page: { product } }: PageProps) {
  const say = useWords(detailWords)
  const words = useWords(productWords)
  const locale = useLocale()
  const items = familyAttributes[product.frameModel].flatMap((attribute) => {
    const value = product.attributes[attribute]
    if (value === undefined) return []
    return [{ term: words(`attribute.${attribute}`), detail: attributeText(locale, attributeKinds[attribute], value) }]
  })
  if (items.length === 0) return null
  return (
    <Card title={say('attributes')}>
      <DescriptionList items={items} />
    </Card>
  )
}

export function WarrantyCard({ page: { warranty, legalExpiry } }: PageProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  return (
    <Card title={say('warranty')}>
      <div className="stack-small">
        <WarrantyStatus warranty={warranty} />
        <p className="product-expiry">
          <span className="muted">{say('warranty.until')}</span> {formatDay(locale, warranty.expiry)}
        </p>
        <p className="muted product-small">{say('warranty.scope')}</p>
        {legalExpiry && (
          <>
            <p className="product-expiry">
              <span className="muted">{say('warranty.legal')}</span> {formatDay(locale, legalExpiry)}
            </p>
            <p className="muted product-small">{say('warranty.legal.scope')}</p>
          </>
        )}
      </div>
    </Card>
  )
}
