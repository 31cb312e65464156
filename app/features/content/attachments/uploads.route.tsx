import * as z from 'zod/mini'
import { portalContext } from '#app/portal.server.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { requireOneOf, viewerIn } from '#app/features/people/account/account.server.ts'
import { isSomebodyElse } from '#app/features/people/account/account.ts'
import { answerPart } from './part-answers.server.ts'
import { answerProgress, refuse } from './upload-answers.server.ts'
import { beginUpload, giveUpUpload } from './attachments.parts.server.ts'
import { addFile, removeFile } from './attachments.server.ts'
import { fileFields } from './attachments.ts'
import { attachmentWords } from './attachments.words.ts'
import type { Route } from './+types/uploads.route'

/** Where the upload field sends each file as soon as it is chosen, and asks for one to be removed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  requireOneOf(viewer, ['tickets', 'products', 'user-guides'])
  if (request.method === 'PUT') return answerPart(portal, viewer, url, request)
  const say = sayIn(attachmentWords, localeOf(url.pathname))
  const state: { answer?: Response } = {}
  const { fields, problem } = await readForm(request, async ({ name, stream }, before) => {
    const target = upload.safeParse(Object.fromEntries(before))
    if (!target.success || isSomebodyElse(viewer, before.get('person'))) return
    const added = await addFile(portal, viewer, { ...target.data, name, stream })
    state.answer = answerProgress(url, 'refused' in added ? { ...added, name } : { file: added })
  })
  // As with drafts: to the page of the person who chose it the session has ended.
  if (isSomebodyElse(viewer, fields.get('person'))) return new Response(null, { status: 401 })
  // A file that passed a limit of its own was told so.
  if (problem === 'too-large') return state.answer?.ok === false ? state.answer : refuse(say('form-too-large'), 413)
  if (problem) return refuse(say('form-incomplete'), 400)
  const begun = begin.safeParse(Object.fromEntries(fields))
  if (begun.success) return answerProgress(url, await beginUpload(portal, viewer, begun.data))
  const removal = remove.safeParse(Object.fromEntries(fields))
  if (removal.success) {
    const { submission, id } = removal.data
    if (!(await removeFile(portal, viewer, submission, id))) await giveUpUpload(portal, viewer, submission, id)
    return new Response(null, { status: 204 })
  }
  return state.answer ?? refuse(say('form-incomplete'), 400)
}

const upload = z.object({
  submission: z.uuid(),
  field: z.enum(fileFields),
  slot: z.optional(z.string()),
  place: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1e15))),
})
/** A large file, which comes in parts. */
const begin = z.object({
  ...upload.shape,
  id: z.uuid(),
  name: z.string().check(z.maxLength(500)),
  slot: z.optional(z.string().check(z.maxLength(100))),
  bytes: z.coerce.number().check(z.int(), z.gte(1), z.lte(1e12)),
})
/** `id`: a file's, or that of an upload which is not through. */
const remove = z.object({ intent: z.literal('remove'), submission: z.uuid(), id: z.uuid() })
