import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addFolder, deleteFolder, listAllFolders, listFoldersToKeep, renameFolder } from '../resources.staff.server.ts'
import { numberIn } from '../resources.ts'
import { folderForm, folderIdForm, folderRenameForm, titlesIn, titlesInto } from './forms.ts'

type Work = Sent & { portal: Portal; viewer: Viewer }

export const folderForms: Forms<'folder' | 'rename' | 'delete', Work> = {
  folder: form(folderForm, async ({ portal, viewer }, { parent, ...names }) => {
    const folders = await listAllFolders(portal, viewer, 'it')
    const parentId = parent === undefined ? null : numberIn(parent)
    if (parentId !== null && !folders.some(({ id }) => id === parentId))
      return { path: 'parent', message: 'folder-gone' }
    const id = await addFolder(portal, viewer, { parentId, names: titlesIn('name', names) })
    return id === undefined ? taken : undefined
  }),
  rename: form(folderRenameForm, async ({ portal, viewer }, { id = '', ...names }) =>
    (await renameFolder(portal, viewer, numberIn(id), titlesIn('name', names))) ? undefined : taken,
  ),
  delete: form(folderIdForm, async ({ portal, viewer }, { id = '' }) => {
    if (await deleteFolder(portal, viewer, numberIn(id))) return undefined
    const full = (await listFoldersToKeep(portal, viewer)).find((folder) => folder.id === numberIn(id))
    return { path: '', message: 'folder-full', submitted: { id, ...(full && titlesInto('name', full.names)) } }
  }),
}

export const folderNotices = { rename: 'folder-renamed', delete: 'folder-deleted' }

const taken: Mistake = { path: 'name_it', message: 'folder-taken' }
