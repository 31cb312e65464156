import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { answerWritten } from '#app/features/trade/items/items.written.server.ts'
import { writeLines } from '#app/features/trade/items/items.ts'
import { WritePage } from './write-page.tsx'
import { writing } from './writing.server.ts'
import { beginOrder } from './write.server.ts'
import type { Route } from './+types/new.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = maybeId(url.searchParams.get('company') ?? '')
  const { customers, company, today } = await beginOrder(context.get(portalContext), staffIn(context), asked)
  const initial: FormValues = {
    ...writeLines(localeOf(url.pathname), []),
    company: company === undefined ? '' : String(company),
    status: 'confirmed',
    currency: 'EUR',
    order_date: today,
  }
  const options = customers.map(({ id, name }) => ({ value: String(id), label: name }))
  return { initial, customers: options, record: undefined, submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/orders/new', localePrefix(locale))
  return answerWritten(request, page, { portal, viewer, locale, id: undefined }, writing)
}

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <WritePage page={loaderData} answer={actionData} />
}
