import * as z from 'zod/mini'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { addFile } from '#app/features/content/attachments/attachments.server.ts'
import { slotsOf } from '#app/features/content/attachments/attachments.forms.server.ts'
import { fileFields, statusOf } from '#app/features/content/attachments/attachments.ts'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { Problem } from '#app/kit/problem.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { said } from '../fields.ts'
import { about } from '../notes.ts'
import { type Call, type Operation, uploading } from '../operations.ts'
import { Refused } from '../problems.server.ts'
import { problemsWords } from '../problems.words.ts'

const file = z.strictObject({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(['image', 'document', 'video']),
})

/** A file comes as it comes from a form of the portal: the same checks, the same limits of the person it is of. */
export const fileOperations: readonly Operation[] = [
  uploading({
    name: 'files.add',
    path: '/files',
    scope: 'files:write',
    query: z.strictObject({
      submission: z.uuid().check(about('submission')),
      name: said(500).check(about('fileName')),
      field: z.prefault(z.enum(fileFields).check(about('fileField')), 'attachments'),
      slot: z.optional(z.string().check(z.maxLength(100), about('slot'))),
    }),
    answer: file,
    status: 201,
    async run(call, sent, stream) {
      const { portal, viewer, locale } = call
      if (viewer.side !== 'company') throw new Problem('not-yours')
      // What comes by this way goes with a claim.
      requireModule(viewer, 'tickets')
      requireSlot(call, sent.slot)
      const added = await addFile(portal, viewer, { ...sent, stream })
      if (!('refused' in added)) return { id: added.id, name: added.name, bytes: added.bytes, kind: added.kind }
      const status = statusOf(added.refused)
      const detail = sayIn(attachmentWords, locale)(added.refused, slotsOf(sent.name))
      throw new Refused('file-refused', { status, detail, headers: status >= 500 ? { 'retry-after': '5' } : {} })
    },
  }),
]

/**
 * A form that was open while the catalogue changed loses the shot and keeps the photo; a program would never hear of it.
 * @throws Refused query-invalid
 */
function requireSlot({ portal, locale }: Call, slot: string | undefined): void {
  const codes = portal.catalogues.current().shots.map(({ code }) => code)
  if (slot === undefined || codes.includes(slot)) return
  const detail = sayIn(problemsWords, locale)('field-choice', { options: codes.join(', ') })
  throw new Refused('query-invalid', { errors: [{ parameter: 'slot', detail }] })
}
