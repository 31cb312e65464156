import type { Notice } from '#app/kit/forms/notices.ts'
import { CirclePlus } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { PackagesCard } from '#app/features/trade/packages/packages.card.tsx'
import { BulletinsCard } from '#app/features/content/bulletins/bulletins.card.tsx'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { productTitle } from '../products.ts'
import { WarrantyStatus } from '../products.warranty.tsx'
import { productWords } from '../products.words.ts'
import { ActivityCard, LogCard } from './activity.tsx'
import { ConsumablesCard, ServicesCard } from './condition-cards.tsx'
import { ChecksCard } from './checks-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { detailWords } from './detail.words.ts'
import { DisputedCard } from './disputed.tsx'
import { AttributesCard, BikeCard } from './facts.tsx'
import type { Intent, notices, ProductFailure } from './actions.ts'
import { AccessoriesCard, OrdersCard, ReplacementsCard, TicketsCard } from './links.tsx'
import { PassportCard, TransferCard } from './handing-on.tsx'
import { GuidesCard } from './guides-card.tsx'
import { ServiceBookCard } from './service-book-card.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { WarrantyCard } from './warranty-card.tsx'
import type { PageData } from './page-data.ts'
import './detail.css'

export function DetailPage({ page, refusal }: { page: PageData; refusal: ProductFailure | undefined }) {
  const words = useWords(productWords)
  const prefix = localePrefix(useLocale())
  const { product, may, notice } = page
  const title = productTitle(product)
  const of = (intent: Intent) => (refusal?.intent === intent ? refusal : undefined)
  return (
    <div className="stack">
      <PageTitle title={`${title} · ${product.serialNumber}`} />
      <Said notice={refusal ? undefined : notice} />
      <PageHeader
        back={{ to: href('/:locale?/products', prefix), label: words('products') }}
        title={title}
        actions={may.log || may.openTicket || may.book ? <Actions page={page} /> : undefined}
      >
        <span className="serial">{product.serialNumber}</span>
        <WarrantyStatus warranty={page.warranty} named />
      </PageHeader>
      <Recalled page={page} />
      <div className="columns product-columns">
        <BikeCard page={page} refusal={of('correct') ?? of('looks')} />
        {/* A claim starts from it: on a phone it does not wait behind all the rest. */}
        <WarrantyCard page={page} refusal={of('prove')} />
        <div className="stack">
          <AttributesCard page={page} refusal={of('attributes')} />
          <ServiceBookCard page={page} />
          <ServicesCard page={page} />
          <ChecksCard page={page} />
          <ConsumablesCard page={page} refusal={of('consumable')} />
          {may.log && <ActivityCard page={page} refusal={of('activity')} />}
          <LogCard page={page} />
        </div>
        <aside className="stack">
          <ReplacementsCard page={page} />
          <TicketsCard page={page} />
          <OrdersCard page={page} />
          <PackagesCard services={page.packages} productId={page.product.id} />
          <BulletinsCard bulletins={page.bulletins} />
          <GuidesCard page={page} />
          <ShelfCard page={page} />
          <AccessoriesCard page={page} />
          {may.log && <ConsentsCard page={page} refusal={of('consents')} />}
          <PassportCard page={page} />
          {may.transfer && <TransferCard page={page} />}
          {may.correct && <DisputedCard page={page} refusal={of('issue-code')} />}
        </aside>
      </div>
    </div>
  )
}

function Actions({ page: { product, may } }: { page: PageData }) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const path = href('/:locale?/new-ticket', localePrefix(locale))
  const query = new URLSearchParams({ serial: product.serialNumber })
  return (
    <>
      {may.log && (
        <a href="#activity" className="button button-secondary">
          {say('to-log')}
        </a>
      )}
      {may.book && (
        <LinkButton to={`${href('/:locale?/appointments/new', localePrefix(locale))}?product=${product.id}`}>
          {say('book')}
        </LinkButton>
      )}
      {may.openTicket && (
        <LinkButton to={`${path}?${query.toString()}`} variant="primary" icon={<CirclePlus size={16} aria-hidden />}>
          {say('new-ticket')}
        </LinkButton>
      )}
    </>
  )
}

/** Above all else: what is recalled is not for riding on, nor for handing on without a word. */
function Recalled({ page: { product, may } }: { page: PageData }) {
  const to = href('/:locale?/appointments/new', localePrefix(useLocale()))
  return (
    <RecallNote
      recalls={product.recalls}
      reader={may.correct ? 'staff' : 'company'}
      bookTo={may.book ? `${to}?product=${product.id}&kind=recall` : undefined}
    />
  )
}

/** What was done before the redirect to this page. */
function Said({ notice }: { notice: Notice<(typeof notices)[number]> | undefined }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(detailWords, locale)(`notice.${notice.done}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded again or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}
