import type { ReactNode } from 'react'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import type { Page } from '#app/kit/lists/lists.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Kind, PackageRow } from '../packages.ts'
import { PackageFilters } from './list-filters.tsx'
import { ordersOfList, packageList, type PackageListView, type Side } from './list-params.ts'
import { PackageTable } from './list-table.tsx'
import { listWords } from './list.words.ts'

type PackageListProps = {
  side: Side
  path: string
  view: PackageListView
  page: Page<PackageRow> | undefined
  families: readonly string[]
  kinds: readonly Kind[]
  isRider: boolean
  actions?: ReactNode
}

/** The list as its readers and as staff see it. */
export function PackageList({ side, path, view, page, families, kinds, isRider, actions }: PackageListProps) {
  const say = useWords(listWords)
  const toView = (one: Partial<PackageListView>) => path + packageList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say(side === 'desk' ? 'console' : isRider ? 'workshop' : 'trade')}
      actions={actions}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<PackageFilters {...{ side, path, view, toView, families, kinds }} />}
      renderRows={(rows) => <PackageTable caption={say('title')} rows={rows} side={side} sortBy={sortBy} />}
      isFiltered={packageList.isFiltered(view)}
      none={{ words: say(isRider ? 'empty.rider' : `empty.${side}`), action: actions }}
    />
  )
}
