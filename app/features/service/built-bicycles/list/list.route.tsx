import { FileUp } from 'lucide-react'
import { href } from 'react-router'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireStaff, viewerIn } from '#app/features/people/account/account.server.ts'
import { ListCustomers } from '#app/features/people/company/company.customer.tsx'
import { listBuilt } from '../built-bicycles.server.ts'
import type { BuiltBicycle } from '../built-bicycles.ts'
import { BuiltFilters } from './list-filters.tsx'
import { builtList, type BuiltListView } from './list-params.ts'
import { BuiltTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireStaff(viewerIn(context))
  const families = codesOf(portal.catalogues.current().families)
  const { filter, view } = builtList.read(url.searchParams, families)
  const found = await readOrLog(portal.log, 'the list of built bicycles', async () => {
    const { page, ...customers } = await listBuilt(portal, viewer, filter)
    const rows = page.rows.map(shown)
    return { ...customers, page: { ...page, rows } }
  })
  return listData({ view, families, mayImport: viewer.role === 'admin' }, found)
}

/** What the maker has built: agents read it, administrators bring it in. */
export default function BuiltList({ loaderData: { view, found, families, mayImport } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/console/built-bicycles', prefix)
  const toView = (one: Partial<BuiltListView>) => path + builtList.search(one)
  const importing = mayImport ? (
    <LinkButton to={href('/:locale?/console/import', prefix)} icon={<FileUp size={16} aria-hidden />}>
      {say('import')}
    </LinkButton>
  ) : undefined
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say('console')}
      actions={importing}
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<BuiltFilters path={path} families={families} view={view} toView={toView} />}
      customers={<ListCustomers view={view} found={found} toView={toView} />}
      renderRows={(rows) => <BuiltTable caption={say('title')} rows={rows} />}
      isFiltered={builtList.isFiltered(view)}
      none={{ words: say('empty.words'), action: importing }}
    />
  )
}

/** What the table shows: the page carries nothing else along. */
function shown(row: BuiltBicycle) {
  const { id, serialNumber, family, size, colour, madeOn, companyName, deliveredOn } = row
  return { id, serialNumber, family, size, colour, madeOn, companyName, deliveredOn }
}
