import { codesOf } from '#app/catalogue/catalogue.ts'
import { href } from 'react-router'
import * as z from 'zod/mini'
import { answerFormWith, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { rule } from '#app/kit/forms/fields.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  addResource,
  addVersion,
  changeFacts,
  discardBegun,
  dropUpload,
  listAllFolders,
  readAnyResource,
  restoreResource,
  withdrawResource,
} from '../resources.staff.server.ts'
import { numberIn, type Shelf } from '../resources.ts'
import { assetForm, factsOf, guideForm, type FactsInput, versionForm } from './forms.ts'
import { keepFile, type KeptFile, readUpload, type Upload } from './upload.server.ts'

/** What comes back with the page: among it the file that need not be sent again. */
export type ResourceFailure = FormFailure & { kept: KeptFile | undefined }

type Asked = { portal: Portal; viewer: Viewer; locale: Locale; request: Request }
type Work = Sent & Upload & { portal: Portal; viewer: Viewer; shelf: Shelf }
type OneWork = Work & { id: number }

/** The forms of the page that puts a file on a shelf. */
export async function answerNew({ request, ...asked }: Asked, shelf: Shelf) {
  const { portal, locale } = asked
  requireAdmin(asked.viewer)
  const upload = await readUpload(asked, request, shelf !== 'media')
  const work = { ...asked, ...upload, shelf }
  const page = `${href('/:locale?/console/resources/new', localePrefix(locale))}?shelf=${shelf}`
  const discard = button<Work>(async ({ viewer, file }) => {
    if (file) await dropUpload(portal, file)
    await discardBegun(portal, viewer, shelf)
    return { page }
  })
  return answerFormWith(
    work,
    { add: shelf === 'media' ? addAsset : addGuide, discard },
    { page, otherwise: 'add' },
    keepFile,
  )
}

/** The forms of a thing's page. @throws Problem not-found, body-malformed */
export async function answerOne({ request, ...asked }: Asked, id: number) {
  const { portal, viewer, locale } = asked
  requireAdmin(viewer)
  const { shelf } = await readAnyResource(portal, viewer, locale, id)
  const upload = await readUpload(asked, request, shelf !== 'media')
  // Only the form of a version has one.
  if (upload.file && intentIn(upload.fields) !== 'version') {
    await dropUpload(portal, upload.file)
    upload.file = undefined
  }
  const page = href('/:locale?/console/resources/:id', { ...localePrefix(locale), id: String(id) })
  const forms: Forms<'facts' | 'version' | 'withdraw' | 'restore', OneWork> = {
    ...oneForms,
    facts: shelf === 'media' ? assetFacts : guideFacts,
  }
  // Whatever stopped the reading, its form is the only one so large.
  const otherwise = upload.status === 413 ? { otherwise: 'version' as const } : {}
  const next = { page, notices: { version: 'version' }, ...otherwise }
  return answerFormWith({ ...asked, ...upload, shelf, id }, forms, next, keepFile)
}

const addAsset = form(
  async (work: Work) => withFolder(work, z.object({ ...versionForm.shape, ...assetForm(familiesOf(work)).shape })),
  add,
  { withFiles: true },
)
const addGuide = form((work: Work) => z.object({ ...versionForm.shape, ...guideForm(familiesOf(work)).shape }), add, {
  withFiles: true,
})

const assetFacts = form((work: OneWork) => withFolder(work, assetForm(familiesOf(work))), change)
const guideFacts = form((work: OneWork) => guideForm(familiesOf(work)), change)

function familiesOf({ portal }: Pick<Work, 'portal'>): string[] {
  return codesOf(portal.catalogues.current().families)
}

const oneForms: Forms<'version' | 'withdraw' | 'restore', OneWork> = {
  version: form(
    versionForm,
    async ({ portal, viewer, id, file }, { submission, note = '' }) => {
      const added = await addVersion(portal, viewer, id, { submission, note, file })
      return added === undefined ? { path: 'file', message: 'file-missing' } : undefined
    },
    { withFiles: true },
  ),
  withdraw: button(({ portal, viewer, id }) => withdrawResource(portal, viewer, id)),
  restore: button(({ portal, viewer, id }) => restoreResource(portal, viewer, id)),
}

async function add({ portal, viewer, locale, shelf, file }: Work, input: FactsInput & z.output<typeof versionForm>) {
  const { submission, note = '' } = input
  const id = await addResource(portal, viewer, shelf, { submission, note, file, facts: factsOf(input) })
  // Another tab has taken along the one that was kept for the form.
  if (id === undefined) return { path: 'file', message: 'file-missing' }
  return {
    notice: 'added',
    page: href('/:locale?/console/resources/:id', { ...localePrefix(locale), id: String(id) }),
  }
}

async function change({ portal, viewer, id }: OneWork, input: FactsInput) {
  await changeFacts(portal, viewer, id, factsOf(input), input.version)
}

/** A folder may have been deleted while the form stood open. */
async function withFolder<Schema extends z.ZodMiniObject<{ folder: z.ZodMiniType<string> }>>(
  { portal, viewer }: Work,
  schema: Schema,
) {
  const folders = await listAllFolders(portal, viewer, 'it')
  return schema.check(
    rule('folder', 'folder-gone', ({ folder }) => !folder || folders.some(({ id }) => id === numberIn(folder))),
  )
}
