import { CirclePlus } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { CustomersNamed, OneCustomer } from '#app/features/people/company/company.customer.tsx'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { listProducts } from '../products.server.ts'
import { canRegister, productTitle, warrantyOn } from '../products.ts'
import { productWords } from '../products.words.ts'
import { ProductFilters } from './list-filters.tsx'
import { NothingFound } from './list-none.tsx'
import { ProductTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { productListSearch, readProductList } from './list-params.ts'
import type { Route } from './+types/list.route'
import './list.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, view } = readProductList(url.searchParams, viewer)
  const mayRegister = canRegister(viewer)
  const page = await readOrLog(portal.log, 'the list of products', () => listProducts(portal, viewer, filter))
  if (!page) return data({ view, page, customer: undefined, named: [], mayRegister }, 500)
  const { customer, named, next, count } = page
  const now = portal.clock.now()
  const rows = page.rows.map((row) => ({
    id: row.id,
    title: productTitle(row),
    serialNumber: row.serialNumber,
    companyName: mayRegister ? '' : row.companyName,
    dateOfPurchase: row.dateOfPurchase,
    warranty: warrantyOn(row, todayIn(row.country, now)),
  }))
  return { view: { ...view, company: customer?.id }, page: { rows, next, count }, customer, named, mayRegister }
}

export default function ProductList({
  loaderData: { view, page, customer, named, mayRegister },
}: Route.ComponentProps) {
  const say = useWords(listWords)
  const product = useWords(productWords)
  const path = href('/:locale?/products', localePrefix(useLocale()))
  const hasRows = page !== undefined && page.rows.length > 0
  const counted = (count: number) =>
    count > countMost ? say('count.many', { count: countMost }) : say('count', { count })
  return (
    <div className="product-list">
      <PageTitle title={product('products')} />
      <PageHeader
        eyebrow={product('eyebrow')}
        title={product('products')}
        actions={
          mayRegister || hasRows ? (
            <Actions mayRegister={mayRegister} exportTo={hasRows ? productListSearch(view) : undefined} />
          ) : undefined
        }
      />
      <ProductFilters path={path} view={view} />
      {customer && (
        <OneCustomer
          name={customer.name}
          allTo={path + productListSearch({ ...view, company: undefined, after: undefined })}
        />
      )}
      <CustomersNamed
        customers={named}
        toOne={(company) => path + productListSearch({ ...view, q: '', company, after: undefined })}
      />
      {!page && <ListError title={say('error')} retryTo={path + productListSearch(view)} />}
      {hasRows && <ProductTable caption={product('products')} rows={page.rows} withCompany={!mayRegister} />}
      {hasRows && (
        <ListPager
          view={view}
          next={page.next}
          count={counted(page.count)}
          toView={(other) => path + productListSearch(other)}
        />
      )}
      {page && !hasRows && <NothingFound path={path} view={view} mayRegister={mayRegister} />}
    </div>
  )
}

/** @param exportTo the search part of the list's address, where there is something to export */
function Actions({ mayRegister, exportTo }: { mayRegister: boolean; exportTo: string | undefined }) {
  const product = useWords(productWords)
  const prefix = localePrefix(useLocale())
  return (
    <>
      {exportTo !== undefined && <ExportLinks path={href('/:locale?/products', prefix)} search={exportTo} />}
      {mayRegister && (
        <LinkButton
          to={href('/:locale?/products/new', prefix)}
          variant="primary"
          icon={<CirclePlus size={16} aria-hidden />}
        >
          {product('register')}
        </LinkButton>
      )}
    </>
  )
}
