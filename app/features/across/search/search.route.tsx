import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { readList, searchLeast } from '#app/kit/lists/lists.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { searchEverywhere } from './search.server.ts'
import type { Kind } from './search.ts'
import { searchWords } from './search.words.ts'
import type { Route } from './+types/search.route'
import './search.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { q = '', view } = readList(url.searchParams)
  const read = async () => (q ? searchEverywhere(portal, viewerIn(context), localeOf(url.pathname), q) : [])
  const groups = await readOrLog(portal.log, 'the search', read)
  // Nobody answered, so that nothing found means nothing.
  const results = { q: view.q, tooShort: view.tooShort, groups: groups ?? [], failed: !groups }
  return data(results, groups ? 200 : 500)
}

/** The palette as a page: for anyone who has no script, and to be linked to. */
export default function SearchPage({ loaderData: results }: Route.ComponentProps) {
  const say = useWords(searchWords)
  const lists = useWords(listsWords)
  const path = href('/:locale?/search', localePrefix(useLocale()))
  const { q, tooShort, groups, failed } = results
  const query = new URLSearchParams({ q }).toString()
  const isSearched = q.trim() !== '' && !tooShort
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader title={say('title')} />
      <Filters action={path} submit={say('submit')}>
        <SearchField q={q} tooShort={tooShort} where={say('where')} />
      </Filters>
      {q.trim() === '' ? (
        <Card as="div">
          <EmptyState title={say('empty')}>{lists('search.short', { least: searchLeast })}</EmptyState>
        </Card>
      ) : null}
      {groups.map(({ kind, hits, lists: wholes }) => (
        <Card
          key={kind}
          title={say(`kind.${kind}`)}
          actions={
            wholes.length > 0
              ? wholes.map(({ to, title }) => <SeeAll key={to} kind={kind} to={`${to}?${query}`} title={title} />)
              : null
          }
          flush
        >
          <ul className="search-hits">
            {hits.map(({ to, title, hint }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                {hint ? <span>{hint}</span> : null}
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {failed ? <ListError title={say('failed')} retryTo={`${path}?${query}`} /> : null}
      {isSearched && !failed && groups.length === 0 ? (
        <Card as="div">
          <EmptyState picture={<NoResultPicture />} title={lists('no-result.for', { query: q })}>
            {say('none.words')}
          </EmptyState>
        </Card>
      ) : null}
    </div>
  )
}

function SeeAll({ kind, to, title }: { kind: Kind; to: string; title?: string | undefined }) {
  const say = useWords(searchWords)
  return (
    <Link to={to}>
      {say('all')}
      {title ? ` (${title})` : <span className="visually-hidden"> ({say(`kind.${kind}`)})</span>}
    </Link>
  )
}
