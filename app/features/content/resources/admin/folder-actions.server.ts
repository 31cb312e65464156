import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addFolder, deleteFolder, listAllFolders, listFoldersToKeep, renameFolder } from '../resources.staff.server.ts'
import { numberIn, type Titles } from '../resources.ts'
import { folderForm, folderIdForm, folderNamesOf, folderRenameForm } from './forms.ts'

type Work = Sent & { portal: Portal; viewer: Viewer }

export const folderForms: Forms<'folder' | 'rename' | 'delete', Work> = {
  folder: form(folderForm, async ({ portal, viewer }, { parent, ...names }) => {
    const folders = await listAllFolders(portal, viewer, 'it')
    const parentId = parent === undefined ? null : numberIn(parent)
    if (parentId !== null && !folders.some(({ id }) => id === parentId))
      return { path: 'parent', message: 'folder-gone' }
    const id = await addFolder(portal, viewer, { parentId, names: namesOf(names) })
    return id === undefined ? taken : undefined
  }),
  rename: form(folderRenameForm, async ({ portal, viewer }, { id = '', ...names }) =>
    (await renameFolder(portal, viewer, numberIn(id), namesOf(names))) ? undefined : taken,
  ),
  delete: form(folderIdForm, async ({ portal, viewer }, { id = '' }) => {
    if (await deleteFolder(portal, viewer, numberIn(id))) return undefined
    const full = (await listFoldersToKeep(portal, viewer)).find((folder) => folder.id === numberIn(id))
    return { path: '', message: 'folder-full', submitted: { id, ...(full && folderNamesOf(full.names)) } }
  }),
}

export const folderNotices = { rename: 'folder-renamed', delete: 'folder-deleted' }

const taken: Mistake = { path: 'name_it', message: 'folder-taken' }

type Named = { name_it: string; name_en?: string | undefined; name_fr?: string | undefined }

/** Where a language has no name of its own, the Italian one stands. */
function namesOf({ name_it: it, name_en: en, name_fr: fr }: Named): Titles {
  return { it, en: en || it, fr: fr || it }
}
