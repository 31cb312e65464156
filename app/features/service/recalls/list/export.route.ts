import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { exportRecalls } from '../reading.server.ts'
import { recallWords } from '../recalls.words.ts'
import { recallList } from './list-params.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

/** What is filtered, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { after: _, ...filter } = recallList.read(url.searchParams).filter
  const rows = await exportRecalls(portal, staffIn(context), filter)
  const say = sayIn(listWords, locale)
  const words = sayIn(recallWords, locale)
  const file = { name: say('file.name'), now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: words('number'), value: ({ number }) => number },
      { label: words('product'), value: ({ texts }) => textAmong(texts.product, locale) },
      { label: words('kind'), value: ({ kind }) => words(`kind.${kind}`) },
      { label: words('state'), value: ({ state }) => words(`state.${state}`) },
      { label: say('units'), value: ({ units }) => units },
      { label: say('settled'), value: ({ settled }) => settled },
      { label: words('published'), value: ({ publishedAt }) => dayCell(publishedAt) },
      { label: words('closed'), value: ({ closedAt }) => dayCell(closedAt) },
    ],
    rows,
  )
}
