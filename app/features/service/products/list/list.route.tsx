import { codesOf } from '#app/catalogue/catalogue.ts'
import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { canRegister } from '../products.ts'
import { productWords } from '../products.words.ts'
import { ProductFilters } from './list-filters.tsx'
import { ordersOfList, productList, type ProductListView, readProductList } from './list-params.ts'
import { ProductTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import { shownProducts } from './shown.server.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const families = codesOf(portal.catalogues.current().families)
  const asked = readProductList(url.searchParams, { side: viewer.side, families })
  const found = await readOrLog(portal.log, 'the list of products', () => shownProducts.read(portal, viewer, asked))
  return listData({ view: asked.view, mayRegister: canRegister(viewer) }, found)
}

export default function ProductList({ loaderData: { view, found, mayRegister } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const product = useWords(productWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/products', prefix)
  const toView = (one: Partial<ProductListView>) => path + productList.search(one)
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
      renderRows={(rows) => (
        <ProductTable
          caption={product('products')}
          rows={rows}
          withCompany={!mayRegister}
          sortBy={columnSort(ordersOfList, view, toView)}
        />
      )}
      isFiltered={productList.isFiltered(view)}
      none={{
        words: say(mayRegister ? 'empty.words' : 'empty.staff'),
        action: mayRegister ? <LinkButton {...register} /> : undefined,
      }}
    />
  )
}
