import * as z from 'zod/mini'
import { portalContext } from '#app/portal.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { viewerIn } from '../account/account.server.ts'
import { saveDraft } from './drafts.server.ts'
import type { Route } from './+types/drafts.route'

const draft = z.object({
  form: z
    .string()
    .check(
      z.regex(
        /^(?:ticket(?:-\d{1,15})?|(?:reply|note|decision)-\d{1,15}|product|lead|resource-(?:media|manual|size-guide))$/,
      ),
    ),
  submission: z.uuid(),
})
const most = 60

/** Forms save themselves here while somebody types. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request)
  const read = draft.safeParse(Object.fromEntries(fields))
  if (!read.success || fields.size > most) throw new Problem('body-malformed')
  await saveDraft(context.get(portalContext), viewerIn(context), read.data.form, {
    submission: read.data.submission,
    fields: [...fields].filter(([name]) => name !== 'form' && name !== 'submission'),
  })
  return new Response(null, { status: 204 })
}
