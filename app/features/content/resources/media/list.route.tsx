import { useState } from 'react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListError, NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { isFor } from '#app/features/people/account/account.ts'
import { wayTo } from '../folders.ts'
import { listAssets } from '../resources.server.ts'
import { assetKinds } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import { downloadNotice, isFiltered, libraryName, librarySearch, type LibraryView, readLibrary } from './list-params.ts'
import { AssetGrid } from './asset-grid.tsx'
import { FolderWay, SubFolders } from './folder-way.tsx'
import { mediaWords } from './media.words.ts'
import type { Route } from './+types/list.route'
import '../resources.css'
import './media.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { filter, view } = readLibrary(url.searchParams)
  const seesShares = isFor(viewer.role, 'media-sharing')
  const may = { seesShares, mayShare: seesShares && viewer.side === 'company' }
  const shown = { view, may, notice: downloadNotice(url.searchParams), today: dayOf(portal.clock.now()) }
  const found = await readOrLog(portal.log, 'the media library', () =>
    listAssets(portal, viewer, localeOf(url.pathname), filter),
  )
  return found ? { ...shown, ...found } : data({ ...shown, folders: [], page: undefined }, 500)
}

export default function MediaLibrary({ loaderData }: Route.ComponentProps) {
  const { view, may, notice, folders, page, today } = loaderData
  const say = useWords(mediaWords)
  const words = useWords(resourceWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/resources/media', prefix)
  const way = wayTo(folders, view.folder)
  const title = way.at(-1)?.name ?? words('media')
  const hasRows = page && page.rows.length > 0
  const [chosen, choose] = useChosen(view)
  useRememberedList(libraryName, librarySearch({ ...view, chosen }))
  return (
    <div className="resource-list">
      <PageTitle title={title} />
      <PageHeader
        {...(way.length > 0
          ? { eyebrow: <FolderWay path={path} way={way} chosen={chosen} /> }
          : { back: { to: href('/:locale?/resources', prefix), label: words('resources') } })}
        title={title}
        actions={
          <>
            {may.seesShares && <Link to={href('/:locale?/resources/media/shares', prefix)}>{say('shares')}</Link>}
            <Link to={href('/:locale?/resources/media/guide', prefix)}>{words('first-access')}</Link>
          </>
        }
      />
      {notice && <Alert tone="warning" title={say(`notice.${notice}`)} />}
      <SubFolders path={path} folders={folders} of={view.folder ?? null} chosen={chosen} />
      <LibraryFilters path={path} view={{ ...view, chosen }} />
      {!page && <ListError title={say('error')} retryTo={path + librarySearch(view)} />}
      {hasRows && <AssetGrid page={page} view={view} today={today} mayShare={may.mayShare} onTicked={choose} />}
      {page && !hasRows && <NothingFound path={path} view={view} />}
    </div>
  )
}

/**
 * What is chosen on this page and on others, so that filters and folders take it along as the pager does. Without a
 * script it is what the address says.
 */
function useChosen(view: LibraryView) {
  const search = librarySearch(view)
  const [ticked, tick] = useState({ search, ids: view.chosen })
  const choose = (ids: readonly number[]) => tick({ search, ids })
  // What was ticked on another page is in the address of this one.
  return [ticked.search === search ? ticked.ids : view.chosen, choose] as const
}

function LibraryFilters({ path, view }: { path: string; view: LibraryView }) {
  const say = useWords(mediaWords)
  const { folder, chosen } = view
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path + librarySearch({ folder, chosen }) : undefined}>
      {folder !== undefined && <input type="hidden" name="folder" value={folder} />}
      {chosen.length > 0 && <input type="hidden" name="chosen" value={chosen.join('.')} />}
      <SearchField q={view.q} tooShort={view.tooShort} where={say('where')} />
      <Field id="kind" label={say('kind')}>
        {(control) => (
          <NativeSelect {...control} name="kind" defaultValue={view.kind ?? ''}>
            <option value="">{say('kind.all')}</option>
            {assetKinds.map((kind) => (
              <option key={kind} value={kind}>
                {say(`kind.${kind}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Filters>
  )
}

function NothingFound({ path, view }: { path: string; view: LibraryView }) {
  const say = useWords(mediaWords)
  const all = path + librarySearch({ chosen: view.chosen })
  if (!isFiltered(view) && !view.after) return <NoneYet title={say('empty')}>{say('empty.words')}</NoneYet>
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={all}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}
