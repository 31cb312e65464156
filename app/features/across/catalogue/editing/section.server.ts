import { answerForm, type Forms } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readDraft } from '../draft.server.ts'
import type { Work } from './work.server.ts'

type Context = Parameters<typeof viewerIn>[0]
type Asked = { url: URL; context: Context }

/** What a page of the catalogue begins with: the draft, which entry its form is about, and what was done. */
export async function beginSection<Done extends string>({ url, context }: Asked, notices: Record<string, Done>) {
  const { catalogue, ...draft } = await readDraft(context.get(portalContext), requireAdmin(viewerIn(context)))
  const asked = url.searchParams.get('change')
  return { catalogue, draft, asked, notice: noticeIn(url.searchParams, Object.values(notices))?.done }
}

/** The answer of such a page. */
export async function answerSection<Intent extends string>(
  { request, url, context }: Asked & { request: Request },
  page: string,
  forms: Forms<Intent, Work>,
  notices: Partial<Record<NoInfer<Intent>, string>>,
) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const fields = await readFields(request)
  const next = { page: goingOn(page, url, fields), anchors: nextEntry(fields, 'code'), notices }
  return answerForm({ portal, viewer, locale, fields }, forms, next)
}

/**
 * After an entry was added its form stands empty for the next one, below the whole list: who types twenty is led to its
 * first field each time.
 */
export function nextEntry(fields: URLSearchParams, first: string): Record<string, string> {
  const intent = intentIn(fields)
  return fields.get('was') === '' ? { [intent]: `${intent}-${first}` } : {}
}

/**
 * The page of a list after a button beside one of its rows: what is typed in the form about another entry stays, as long
 * as that entry is there.
 */
export function goingOn(page: string, url: URL, fields: URLSearchParams): string {
  const [intent, asked] = [intentIn(fields), url.searchParams.get('change')]
  const isRow = intent === 'up' || (intent === 'remove' && fields.get('code') !== asked)
  return isRow && asked !== null ? `${page}?change=${encodeURIComponent(asked)}` : page
}
