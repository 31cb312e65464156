import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { inOrder } from '../folders.ts'
import { listAllFolders, listFoldersToKeep } from '../resources.staff.server.ts'
import { adminWords } from './admin.words.ts'
import { folderForms, folderNotices } from './folder-actions.server.ts'
import { FolderForm, FolderRow, type KeptFolder } from './folder-forms.tsx'
import { DoneToast } from './notice.tsx'
import { notices } from './notices.ts'
import type { Route } from './+types/folders.route'
import '../resources.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const folders = await readFolders(context.get(portalContext), viewer, localeOf(url.pathname))
  return { folders, notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const work = { portal, viewer, locale, fields: await readFields(request) }
  const page = href('/:locale?/console/resources/folders', localePrefix(locale))
  return answerForm(work, folderForms, { page, notices: folderNotices, otherwise: 'folder' })
}

export default function Folders({ loaderData: { folders, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(adminWords)
  const prefix = localePrefix(useLocale())
  const of = (folder: number | undefined) =>
    actionData && actionData.submitted['id'] === folder?.toString() ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={say('folders')} />
      <DoneToast notice={actionData ? undefined : notice} />
      <PageHeader
        back={{ to: href('/:locale?/console/resources', prefix), label: say('title') }}
        title={say('folders')}
      />
      <div className="columns">
        <Card>
          {folders.length > 0 ? (
            <ul className="resource-versions">
              {folders.map((folder) => (
                <FolderRow key={folder.id} folder={folder} refusal={of(folder.id)} />
              ))}
            </ul>
          ) : (
            <p className="muted">{say('folder.none')}</p>
          )}
        </Card>
        <aside>
          <Card title={say('folder.title')}>
            {/* Made again with the folder that was added: its fields are empty again. */}
            <FolderForm key={folders.length} folders={folders} refusal={of(undefined)} />
          </Card>
        </aside>
      </div>
    </div>
  )
}

async function readFolders(portal: Portal, viewer: Viewer, locale: Locale): Promise<KeptFolder[]> {
  const [folders, kept] = await Promise.all([listAllFolders(portal, viewer, locale), listFoldersToKeep(portal, viewer)])
  return inOrder(folders).flatMap((folder) => {
    const found = kept.find(({ id }) => id === folder.id)
    return found ? [{ ...found, name: folder.name }] : []
  })
}
