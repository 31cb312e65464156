import { staffIn } from '#app/features/people/account/account.server.ts'
import { capitalised, kindIn, labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { readTimes } from './times.server.ts'
import { periodIn, type Step, type TimesRow } from './times.ts'
import { timesWords } from './times.words.ts'
import type { Route } from './+types/export.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const period = periodIn(url.searchParams)
  const locale = localeOf(url.pathname)
  const say = sayIn(timesWords, locale)
  const labels = labelsIn(locale, portal.catalogues.current())
  const { rows } = await readTimes(portal, staffIn(context), period)
  const step = (name: 'answer' | 'decision') => {
    const of = (value: (step: Step) => number | null) => (row: TimesRow) => value(row[name])
    return [
      { label: say(`${name}.count`), value: of(({ count }) => count) },
      { label: say(`${name}.hours`), value: of(({ hours }) => hours) },
      { label: say(`${name}.kept`), value: of(({ kept }) => kept) },
    ]
  }
  return exportResponse(
    url,
    { name: `${say('title')} ${say('period.days', { count: period })}`, now: portal.clock.now() },
    [
      { label: say('group'), value: ({ group }: TimesRow) => say(`group.${group}`) },
      {
        label: say('of'),
        value: ({ group, of }: TimesRow) =>
          group === 'kind' ? capitalised(kindIn(labels, of ?? '')) : (of ?? say('group.all')),
      },
      ...step('answer'),
      ...step('decision'),
    ],
    rows,
  )
}
