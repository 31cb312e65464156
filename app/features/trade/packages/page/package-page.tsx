import { TextInLanguage } from '#app/kit/markdown/texts.fields.tsx'
import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { LostForm } from '#app/kit/forms/form.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Contents, minutesIn, Picture, validityIn } from '../facts.tsx'
import { formWords } from '../forms.words.ts'
import { packageWords } from '../packages.words.ts'
import { SuccessorNote } from '../successor-note.tsx'
import { AskCard, AskedCard } from './ask-card.tsx'
import { OffersCard } from './offers-card.tsx'
import { OwnOfferCard } from './own-offer-card.tsx'
import { pageWords } from './page.words.ts'
import type { Page, Refusal } from './page-data.ts'

/** What it is, and what this reader does with it: ask for it, name a price for it, or book it. */
export function PackagePage({ page, refusal }: { page: Page; refusal: Refusal }) {
  const { package: it, may, notice, isOffered, isStaff } = page
  const say = useWords(pageWords)
  const words = useWords(packageWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const language = languageAmong(it.titles, locale)
  const title = it.titles[language]
  const here = { ...prefix, id: String(it.id) }
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !refusal ? say(`notice.${notice.done}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/packages', prefix), label: words('packages') }}
        title={<span lang={language}>{title}</span>}
        actions={
          isStaff ? <LinkButton to={href('/:locale?/console/packages/:id', here)}>{say('manage')}</LinkButton> : null
        }
      >
        {words(`kind.${it.kind}`)}
      </PageHeader>
      {isOffered ? null : <SuccessorNote successor={it.successor} side="readers" />}
      {refusal?.status === 409 ? <LostForm refusal={refusal} words={formWords} texts={['note']} /> : null}
      <div className="columns">
        <div className="stack">
          <Picture id={it.id} picture={page.picture} />
          {page.prose.length > 0 ? (
            <Card>
              <div className="stack">
                <TextInLanguage prose={page.prose} language={page.language} />
              </div>
            </Card>
          ) : null}
          {it.lines.length > 0 ? (
            <Card title={words(it.kind === 'supply' ? 'contents' : 'contents.service')}>
              <Contents lines={it.lines} stock={page.stock} />
            </Card>
          ) : null}
          {isOffered && may.ask ? (
            <AskCard page={page} refusal={refusal?.intent === 'ask' ? refusal : undefined} />
          ) : null}
          {isOffered && may.askWithQuotes ? (
            <Alert
              title={say('ask.locked')}
              action={<LinkButton to={href('/:locale?/license', prefix)}>{say('ask.license')}</LinkButton>}
            />
          ) : null}
          {isOffered && it.kind === 'service' && !isStaff && !page.worksAtDesk ? <OffersCard page={page} /> : null}
        </div>
        <aside className="stack">
          <FactsCard page={page} />
          {page.asked.length > 0 ? <AskedCard asked={page.asked} /> : null}
          {may.offer && (isOffered || page.named.length > 0) ? <OwnOfferCard page={page} refusal={refusal} /> : null}
        </aside>
      </div>
    </div>
  )
}

function FactsCard({ page: { package: it, price, checklist, may } }: { page: Page }) {
  const words = useWords(packageWords)
  const locale = useLocale()
  const isSupply = it.kind === 'supply'
  const validity = validityIn(locale, null, it.validUntil)
  const facts: (Description | false)[] = [
    isSupply &&
      may.seePrices && {
        term: words('price'),
        detail: price ? <span className="package-price">{formatMoney(locale, price)}</span> : words('price.request'),
        wide: true,
      },
    !isSupply && price !== undefined && { term: words('price.advised'), detail: formatMoney(locale, price) },
    { term: words('models'), detail: it.families.join(', ') || words('models.all') },
    it.minutes !== null && { term: words('duration'), detail: minutesIn(locale, it.minutes) },
    it.books !== null && { term: words('books'), detail: words(`books.${it.books}`) },
    checklist !== undefined && { term: words('checklist'), detail: textIn(locale, checklist) },
    validity !== '' && { term: words('valid'), detail: validity },
  ]
  return (
    <Card>
      <DescriptionList columns={2} items={facts.filter((fact) => fact !== false)} />
    </Card>
  )
}
