import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { answerWritten } from '#app/features/trade/items/items.written.server.ts'
import { initialOf } from './initial.ts'
import { WritePage } from './write-page.tsx'
import { writing } from './writing.server.ts'
import { readOrderToChange, readPercentages } from './write.server.ts'
import type { Route } from './+types/edit.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const order = await readOrderToChange(portal, staffIn(context), params.id)
  const { id, number, companyName, byHand } = order
  const initial = initialOf(localeOf(url.pathname), order, await readPercentages(portal, order))
  return { initial, customers: [], record: { id, number, companyName, isOpen: byHand }, submission: randomUUID() }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const { id } = await readOrderToChange(portal, viewer, params.id)
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/orders/:id/edit', { ...localePrefix(locale), id: params.id })
  return answerWritten(request, page, { portal, viewer, locale, id }, writing)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <WritePage key={loaderData.record.id} page={loaderData} answer={actionData} />
}
