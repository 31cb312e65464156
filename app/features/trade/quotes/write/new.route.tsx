import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { answerWritten } from '#app/features/trade/items/items.written.server.ts'
import { initialOf } from './initial.ts'
import { WritePage } from './write-page.tsx'
import { writing } from './writing.server.ts'
import { beginQuote } from './write.server.ts'
import type { Route } from './+types/new.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (name: string) => maybeId(url.searchParams.get(name) ?? '')
  const [copy, company] = [asked('copy'), asked('company')]
  const begun = await beginQuote(context.get(portalContext), staffIn(context), {
    ...(copy === undefined ? {} : { copy }),
    ...(company === undefined ? {} : { company }),
  })
  const { copied, lines, customers, expiresOn } = begun
  const initial: FormValues = {
    ...initialOf(localeOf(url.pathname), copied, lines),
    company: begun.company === undefined ? '' : String(begun.company),
    expires_on: expiresOn,
  }
  const options = customers.map(({ id, name }) => ({ value: String(id), label: name }))
  return { initial, customers: options, record: undefined, submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/quotes/new', localePrefix(locale))
  return answerWritten(request, page, { portal, viewer, locale, id: undefined }, writing)
}

export default function NewQuote({ loaderData, actionData }: Route.ComponentProps) {
  return <WritePage page={loaderData} answer={actionData} />
}
