import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { addFolder, deleteFolder, listAllFolders, listFoldersToKeep, renameFolder } from '../resources.staff.server.ts'
import { numberIn, type Titles } from '../resources.ts'
import { folderForm, folderNamesForm, folderNamesOf } from './forms.ts'
import type { Notice } from './notices.ts'

/** `folder`: the one that was to be renamed or deleted; undefined where one was to be made. */
export type FolderRefusal = Failure & { status: 400; folder: number | undefined }
type Outcome = FolderRefusal | { notice: Notice }

/** One of the forms of the folders' page. @throws Problem not-found */
export async function carryOutFolder(portal: Portal, viewer: Viewer, fields: URLSearchParams): Promise<Outcome> {
  requireAdmin(viewer)
  const intent = intentIn(fields)
  const id = numberIn(fields.get('id'))
  if (intent === 'rename') return rename(portal, viewer, id, fields)
  if (intent !== 'delete') return add(portal, viewer, fields)
  if (await deleteFolder(portal, viewer, id)) return { notice: 'folder-deleted' }
  const full = (await listFoldersToKeep(portal, viewer)).find((folder) => folder.id === id)
  return refusal([{ path: '', message: 'folder-full' }], full ? folderNamesOf(full.names) : {}, id)
}

async function add(portal: Portal, viewer: Viewer, fields: URLSearchParams): Promise<Outcome> {
  const form = parseForm(folderForm, fields)
  if (!form.ok) return refusal(form.problems, form.typed)
  const { parent } = form.value
  const folders = await listAllFolders(portal, viewer, 'it')
  const parentId = parent === undefined ? null : numberIn(parent)
  if (parentId !== null && !folders.some(({ id }) => id === parentId))
    return refusal([{ path: 'parent', message: 'folder-gone' }], form.typed)
  const id = await addFolder(portal, viewer, { parentId, names: namesOf(form.value) })
  return id === undefined ? refusal([taken], form.typed) : { notice: 'folder' }
}

async function rename(portal: Portal, viewer: Viewer, id: number, fields: URLSearchParams): Promise<Outcome> {
  const form = parseForm(folderNamesForm, fields)
  if (!form.ok) return refusal(form.problems, form.typed, id)
  const done = await renameFolder(portal, viewer, id, namesOf(form.value))
  return done ? { notice: 'folder-renamed' } : refusal([taken], form.typed, id)
}

const taken: FieldProblem = { path: 'name_it', message: 'folder-taken' }

type Named = { name_it: string; name_en?: string | undefined; name_fr?: string | undefined }

/** Where a language has no name of its own, the Italian one stands. */
function namesOf({ name_it: it, name_en: en, name_fr: fr }: Named): Titles {
  return { it, en: en || it, fr: fr || it }
}

function refusal(problems: FieldProblem[], typed: Failure['typed'], folder?: number): FolderRefusal {
  return { status: 400, problems, typed, folder }
}
