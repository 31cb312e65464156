import * as z from 'zod/mini'
import { portalContext } from '#app/portal.server.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { requireOneOf, viewerIn } from '#app/features/people/account/account.server.ts'
import { slotsOf } from './attachments.forms.server.ts'
import { addFile, removeFile } from './attachments.server.ts'
import { fileFields, type FileStatus, statusOf } from './attachments.ts'
import { attachmentWords } from './attachments.words.ts'
import type { Route } from './+types/uploads.route'

/** Where the upload field sends each file as soon as it is chosen, and asks for one to be removed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  requireOneOf(viewer, ['tickets', 'products'])
  const say = sayIn(attachmentWords, localeOf(url.pathname))
  const state: { answer?: Response } = {}
  const { fields, problem } = await readForm(request, async ({ name, stream }, before) => {
    const target = upload.safeParse(Object.fromEntries(before))
    if (!target.success) return
    const added = await addFile(portal, viewer, { ...target.data, name, stream })
    state.answer =
      'refused' in added
        ? refuse(say(added.refused, slotsOf(name)), statusOf(added.refused))
        : Response.json({ file: added } satisfies Answer)
  })
  if (problem === 'too-large') return refuse(say('form-too-large'), 413)
  if (problem) return refuse(say('form-incomplete'), 400)
  const removal = remove.safeParse(Object.fromEntries(fields))
  if (removal.success) {
    await removeFile(portal, viewer, removal.data.submission, removal.data.id)
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
const remove = z.object({ intent: z.literal('remove'), submission: z.uuid(), id: z.uuid() })

type Answer = { file: StoredFile } | { problem: string }

function refuse(problem: string, status: FileStatus): Response {
  return Response.json({ problem } satisfies Answer, { status })
}
