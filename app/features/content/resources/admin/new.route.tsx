import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { inOrder } from '../folders.ts'
import { listAllFolders, readBegun } from '../resources.staff.server.ts'
import { type Shelf, shelves } from '../resources.ts'
import { answerNew } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { type Begun, NewAsset, NewGuide } from './new-form.tsx'
import type { Route } from './+types/new.route'
import '../resources.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const shelf = shelfIn(url)
  const folders = await listAllFolders(portal, viewer, localeOf(url.pathname))
  const options = inOrder(folders).map(({ id, name }) => ({ value: String(id), label: name }))
  return { shelf, folders: options, begun: await beginResource(portal, viewer, shelf) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const shelf = shelfIn(url)
  return answerNew({ portal: context.get(portalContext), viewer, locale, request }, shelf)
}

export default function NewResource({ loaderData, actionData }: Route.ComponentProps) {
  const { shelf, folders, begun } = loaderData
  const say = useWords(adminWords)
  const prefix = localePrefix(useLocale())
  const title = say(`add.${shelf}`)
  const shared = { begun, refusal: actionData }
  return (
    <div className="stack" key={shelf}>
      <PageTitle title={title} />
      <PageHeader back={{ to: href('/:locale?/console/resources', prefix), label: say('title') }} title={title} />
      <Card>
        {shelf !== 'media' ? (
          <NewGuide shelf={shelf} {...shared} />
        ) : folders.length > 0 ? (
          <NewAsset folders={folders} {...shared} />
        ) : (
          <div className="stack-small">
            <p>{say('folder.first')}</p>
            <div>
              <LinkButton to={href('/:locale?/console/resources/folders', prefix)}>{say('folder.title')}</LinkButton>
            </div>
          </div>
        )}
      </Card>
    </div>
  )
}

/** The form as it was left, or a blank one. */
async function beginResource(portal: Portal, viewer: Viewer, shelf: Shelf): Promise<Begun> {
  const found = await readBegun(portal, viewer, shelf)
  if (!found) return { submission: randomUUID(), initial: {}, kept: undefined, resumedAt: undefined }
  const { draft, kept } = found
  return {
    submission: draft.submission,
    initial: Object.fromEntries(draft.fields),
    kept: kept && { name: kept.name, bytes: kept.bytes },
    resumedAt: draft.savedAt,
  }
}

function shelfIn(url: URL): Shelf {
  return shelves.find((one) => one === url.searchParams.get('shelf')) ?? 'media'
}
