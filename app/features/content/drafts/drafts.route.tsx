import * as z from 'zod/mini'
import { portalContext } from '#app/portal.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { formSent, writtenOver } from '#app/kit/drafts/kept.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { accountLimits } from '#app/limits.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { isSomebodyElse } from '#app/features/people/account/account.ts'
import { claimDraftName, customerIn } from './drafts.claims.ts'
import { saveDraft } from './drafts.server.ts'
import { draftWords } from './drafts.words.ts'
import type { Route } from './+types/drafts.route'

const draft = z.object({
  form: z
    .string()
    .check(
      z.regex(
        /^(?:ticket(?:-(?:\d{1,15}|[\da-f-]{36})(?:-for-\d{1,15})?)?|(?:reply|note|decision)-\d{1,15}|check\.\d{1,15}\.[a-z][a-z0-9_-]{0,39}|product|lead|resource-(?:media|manual|size-guide))$/,
      ),
    ),
  submission: z.uuid(),
  person: z.optional(z.string()),
  page: z.optional(z.string().check(z.maxLength(40))),
  age: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  /** It may have arrived already, when it was typed. */
  late: z.optional(z.literal('1')),
})
const most = 60

/** Forms save themselves here while somebody types. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readFields(request)
  const read = draft.safeParse(Object.fromEntries(fields))
  if (!read.success || fields.size > most) throw new Problem('body-malformed')
  const { form, submission, person, page, age, late } = read.data
  const viewer = viewerIn(context)
  // Typed by somebody else, before this person signed in within the same browser: to that page the session has ended.
  if (isSomebodyElse(viewer, person)) return new Response(null, { status: 401 })
  // A claim's draft goes by its submission, whatever the page calls it that was open before a deployment.
  const name = /^ticket(?!-\d{1,15}(?:-for-|$))/.test(form)
    ? claimDraftName(submission, undefined, customerIn(form))
    : form
  const saved = await saveDraft(context.get(portalContext), viewer, name, {
    submission,
    fields: [...fields].filter(([field]) => !(field in draft.shape)),
    from: page ? { page, age: Number(age ?? 0), isLate: late !== undefined } : undefined,
  })
  if (saved === 'sent') return new Response(null, { status: 204, headers: { [formSent]: 'yes' } })
  if (typeof saved !== 'string')
    return new Response(null, { status: 204, headers: saved ? { [writtenOver]: saved.toISOString() } : {} })
  const problem = sayIn(draftWords, localeOf(url.pathname))(saved, { count: accountLimits.drafts })
  return Response.json({ problem }, { status: saved === 'too-many' ? 429 : 413 })
}
