import type { ReactNode } from 'react'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import type { Page } from '#app/kit/lists/lists.ts'
import { columnSort } from '#app/kit/lists/sorted.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { BulletinFilters } from './list-filters.tsx'
import { bulletinList, type BulletinListView, ordersOfList, type Side } from './list-params.ts'
import { BulletinTable, type ListRow } from './list-table.tsx'
import { listWords } from './list.words.ts'

type BulletinListProps = {
  side: Side
  path: string
  view: BulletinListView
  page: Page<ListRow> | undefined
  families: readonly string[]
  isWithoutState: boolean
  actions?: ReactNode
}

/** The list as its readers and as staff see it. */
export function BulletinList({ side, path, view, page, families, isWithoutState, actions }: BulletinListProps) {
  const say = useWords(listWords)
  const toView = (one: Partial<BulletinListView>) => path + bulletinList.search(one)
  const sortBy = columnSort(ordersOfList, view, toView)
  return (
    <ListPage
      path={path}
      title={say('title')}
      eyebrow={say(side === 'desk' ? 'console' : 'resources')}
      actions={actions}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<BulletinFilters {...{ side, path, view, toView, families, isWithoutState }} />}
      renderRows={(rows) => <BulletinTable caption={say('title')} rows={rows} side={side} sortBy={sortBy} />}
      isFiltered={bulletinList.isFiltered(view)}
      none={{ words: say(`empty.${side}`), action: actions }}
    />
  )
}
