import type { ReactNode } from 'react'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { ExportLinks } from './export-links.tsx'
import { ListPager } from './list-pager.tsx'
import { ListError, NoneYet, NoResult } from './list-states.tsx'
import { countIn, type ListView, type Page } from './lists.ts'
import { listsWords } from './lists.words.ts'
import { useRememberedList } from './way-back.ts'
import './list-page.css'

/** Staff narrow some lists to one customer. */
type NarrowedView = ListView & { company?: number | undefined }

/** What each list says of its own things. */
type ListSay = ((key: 'empty' | 'no-result' | 'search.fields' | 'show-all' | 'error') => string) &
  ((key: 'count', slots: { count: string | number }) => string)

/** Where nothing is in the list yet: what will be, and the way to the first of it. Or what stands in the place of all that. */
type NoneProps = { words: string; action?: ReactNode } | { instead: ReactNode }

type ListPartsProps<View extends NarrowedView, Row> = {
  view: View
  /** Undefined where it could not be read. */
  page: Page<Row> | undefined
  say: ListSay
  /** The address of a view of this list. */
  toView: (view: Partial<View>) => string
  filters: ReactNode
  /** The customer to whom staff have narrowed it, and those whose name has the words searched for. */
  customers?: ReactNode
  renderRows: (rows: Row[]) => ReactNode
  isFiltered: boolean
  none: NoneProps
}

type ListPageProps<View extends NarrowedView, Row> = ListPartsProps<View, Row> & {
  /** The address of the list as it is unless told. */
  path: string
  title: string
  eyebrow: string
  /** What the page leads to, beside the files of what it shows. */
  actions?: ReactNode
  /** What stands before the filters. */
  children?: ReactNode
}

/** A list as a page: a new one is its columns, filters, words and query. */
export function ListPage<View extends NarrowedView, Row>(props: ListPageProps<View, Row>) {
  const { path, title, eyebrow, actions, children, ...parts } = props
  const { view, page, toView } = parts
  const search = page?.rows.length ? toView({ ...view, after: undefined }).slice(path.length) : undefined
  return (
    <div className="list-page">
      <PageTitle title={title} />
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        actions={
          search === undefined && !actions ? undefined : (
            <>
              {search === undefined ? null : <ExportLinks path={path} search={search} />}
              {actions}
            </>
          )
        }
      />
      {children}
      <ListParts {...parts} />
    </div>
  )
}

/** All of a list but its head, for a page that has its own. */
export function ListParts<View extends NarrowedView, Row>(props: ListPartsProps<View, Row>) {
  const { view, page, say, toView, filters, customers, renderRows } = props
  const locale = useLocale()
  const hasRows = page !== undefined && page.rows.length > 0
  const [path = '', search] = toView(view).split('?', 2)
  useRememberedList(path, search ? `?${search}` : '')
  return (
    <>
      {filters}
      {customers}
      {hasRows ? renderRows(page.rows) : null}
      {/* Read aloud as the list is narrowed: always the same element, for a screen reader hears its changes alone. */}
      <div
        className="stack-small"
        // An output holds no headings.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="status"
      >
        {page ? null : <ListError title={say('error')} retryTo={toView(view)} />}
        {page && !hasRows ? <NothingThere {...props} /> : null}
        {page && (hasRows || view.after) ? (
          <ListPager
            view={view}
            next={page.next}
            count={say('count', { count: countIn(locale, page.count) })}
            toView={toView}
          />
        ) : null}
      </div>
    </>
  )
}

/** Nothing at all, nothing that fits, or nothing left on the pages that follow. */
function NothingThere<View extends NarrowedView, Row>({
  view,
  say,
  toView,
  isFiltered,
  none,
}: ListPartsProps<View, Row>) {
  const lists = useWords(listsWords)
  if ('instead' in none) return none.instead
  if (!isFiltered && !view.company && !view.after)
    return (
      <NoneYet title={say('empty')} action={none.action}>
        {none.words}
      </NoneYet>
    )
  return (
    <NoResult
      search={view}
      title={say('no-result')}
      action={<LinkButton to={toView({})}>{say('show-all')}</LinkButton>}
    >
      {lists('no-result.words', { fields: say('search.fields') })}
    </NoResult>
  )
}
