import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BikeLook } from '#app/features/bicycles/bicycle/bicycle.look.tsx'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { attributeText } from '../attribute-text.ts'
import { factsOf } from '../corrections.ts'
import { productList } from '../list/list-params.ts'
import { AttributesForm, LooksForm, RegistrationForm } from './correction-forms.tsx'
import { correctionWords } from './corrections.words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { anchors } from './actions.ts'

type PageProps = { page: PageData }
type PartProps = PageProps & { refusal: FormFailure | undefined }

export function BikeCard({ page, refusal }: PartProps) {
  const { product, company, events, receipts, may } = page
  const say = useWords(detailWords)
  const locale = useLocale()
  const yesOrNo = (is: boolean) => say(is ? 'yes' : 'no')
  const { firstOwner, heldSince, heldByName, size, colour } = product
  // A first owner may have taken it over too, from the shop that registered it.
  const isHandedOn = !firstOwner || events.some(({ kind }) => kind === 'transferred')
  const items: { term: string; detail: ReactNode; wide?: boolean }[] = [
    { term: say('serial'), detail: <span className="serial">{product.serialNumber}</span> },
    { term: say('family'), detail: product.frameModel },
    ...(company ? [{ term: say('company'), detail: <AllOf company={company} /> }] : []),
    ...(size ? [{ term: say('size'), detail: size }] : []),
    ...(colour ? [{ term: say('colour'), detail: colour }] : []),
    { term: say('purchase'), detail: formatDay(locale, product.dateOfPurchase) },
    { term: say('country'), detail: countryName(locale, product.country) },
    { term: say('registered'), detail: formatDay(locale, product.registeredOn) },
    { term: say('owner'), detail: say(firstOwner ? 'owner.first' : 'owner.later') },
    ...(isHandedOn ? [{ term: say('held'), detail: formatDate(locale, heldSince) }] : []),
    ...(heldByName ? [{ term: say(isHandedOn ? 'by.later' : 'by.first'), detail: heldByName }] : []),
    // Anyone who may change them reads them in the form.
    ...(may.log ? [] : [{ term: say('consent.safety_contact'), detail: yesOrNo(product.safetyContact) }]),
    ...(receipts.length > 0 ? [{ term: say('receipt'), detail: <Receipts receipts={receipts} />, wide: true }] : []),
  ]
  return (
    <Card id={anchors.correct} title={say('bike')} footer={<Correction page={page} refusal={refusal} />}>
      <BikeLook picture={page.picture} colour={colour} className="product-picture" />
      <DescriptionList items={items} />
    </Card>
  )
}

function Correction({ page, refusal }: PartProps) {
  const { may, product } = page
  // With other facts it is another form: what was in the last one is through. What other forms change leaves it.
  if (may.correct) return <RegistrationForm key={JSON.stringify(factsOf(product))} page={page} refusal={refusal} />
  return may.log ? <LooksForm key={JSON.stringify(looksOf(product))} page={page} refusal={refusal} /> : null
}

function looksOf({ serialNumber, size, colour }: PageData['product']) {
  return [serialNumber, size, colour]
}

/** Leads to all the bicycles of this one's holder. */
function AllOf({ company: { id, name } }: { company: NonNullable<PageData['company']> }) {
  const path = href('/:locale?/products', localePrefix(useLocale()))
  return <Link to={path + productList.search({ company: id })}>{name}</Link>
}

export function Receipts({ receipts }: Pick<PageData, 'receipts'>) {
  return receipts.map(({ id, name, to }) => (
    <a key={id} href={to} target="_blank" rel="noreferrer" className="product-file">
      {name}
    </a>
  ))
}

/**
 * The attributes of the family that this bicycle has a value for; without any, the card is there only for people who
 * may edit them.
 */
export function AttributesCard({ page, refusal }: PartProps) {
  const { may } = page
  const say = useWords(detailWords)
  const corrections = useWords(correctionWords)
  const locale = useLocale()
  const items = page.attributes.flatMap((attribute) => {
    const value = page.values[attribute.code]
    return value === undefined ? [] : [{ term: attribute.label, detail: attributeText(locale, attribute, value) }]
  })
  if (items.length === 0 && !may.correct) return null
  return (
    <Card
      id={anchors.attributes}
      title={say('attributes')}
      footer={
        may.correct ? (
          <AttributesForm key={JSON.stringify([page.attributes, page.values])} page={page} refusal={refusal} />
        ) : undefined
      }
    >
      {items.length > 0 ? <DescriptionList items={items} /> : <p className="muted">{corrections('attributes.none')}</p>}
    </Card>
  )
}
