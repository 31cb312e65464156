import { codesOf } from '#app/catalogue/catalogue.ts'
import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { listProducts } from '../products.server.ts'
import { canRegister, type ProductRow, productTitle, warrantyOn } from '../products.ts'
import { productWords } from '../products.words.ts'
import { ProductFilters } from './list-filters.tsx'
import { isFiltered, productListSearch, type ProductListView, readProductList } from './list-params.ts'
import { ProductTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, view } = readProductList(url.searchParams, viewer, codesOf(portal.catalogues.current().families))
  const mayRegister = canRegister(viewer)
  const now = portal.clock.now()
  const found = await readOrLog(portal.log, 'the list of products', async () => {
    const { page, ...customers } = await listProducts(portal, viewer, filter)
    return { ...customers, page: { ...page, rows: page.rows.map((row) => rowOf(row, now, mayRegister)) } }
  })
  return listData({ view, mayRegister }, found)
}

export default function ProductList({ loaderData: { view, found, mayRegister } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const product = useWords(productWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/products', prefix)
  const toView = (one: Partial<ProductListView>) => path + productListSearch(one)
  const register = { to: href('/:locale?/products/new', prefix), children: product('register') }
  return (
    <ListPage
      path={path}
      title={product('products')}
      eyebrow={product('eyebrow')}
      actions={
        mayRegister ? <LinkButton {...register} variant="primary" icon={<CirclePlus size={16} aria-hidden />} /> : null
      }
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<ProductFilters path={path} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => <ProductTable caption={product('products')} rows={rows} withCompany={!mayRegister} />}
      isFiltered={isFiltered(view)}
      none={{
        words: say(mayRegister ? 'empty.words' : 'empty.staff'),
        action: mayRegister ? <LinkButton {...register} /> : undefined,
      }}
    />
  )
}

function rowOf(row: ProductRow, now: Date, isOwn: boolean) {
  return {
    id: row.id,
    title: productTitle(row),
    serialNumber: row.serialNumber,
    companyName: isOwn ? '' : row.companyName,
    dateOfPurchase: row.dateOfPurchase,
    warranty: warrantyOn(row, todayIn(row.country, now)),
  }
}
