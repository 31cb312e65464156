import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { answerWritten } from '#app/features/trade/items/items.written.server.ts'
import { idIn } from '../page/actions.ts'
import { requireQuote } from '../quotes.server.ts'
import { initialOf } from './initial.ts'
import { WritePage } from './write-page.tsx'
import { writing } from './writing.server.ts'
import { readDraft } from './write.server.ts'
import type { Route } from './+types/edit.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { quote, lines, isDraft } = await readDraft(context.get(portalContext), staffIn(context), idIn(params.id))
  const { id, number, companyName, companyId, version, expiresOn } = quote
  const initial = {
    ...initialOf(localeOf(url.pathname), quote, lines),
    company: String(companyId),
    version: String(version),
    expires_on: expiresOn,
  }
  return { initial, customers: [], record: { id, number, companyName, isOpen: isDraft }, submission: randomUUID() }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, id] = [context.get(portalContext), staffIn(context), idIn(params.id)]
  await requireQuote(portal, viewer, id)
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/quotes/:id/edit', { ...localePrefix(locale), id: params.id })
  return answerWritten(request, page, { portal, viewer, locale, id }, writing)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditQuote({ loaderData, actionData }: Route.ComponentProps) {
  return <WritePage key={loaderData.record.id} page={loaderData} answer={actionData} />
}
