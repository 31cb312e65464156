import { exportResponse } from '#app/kit/lists/export.server.ts'
import type { ExportColumn } from '#app/kit/lists/export.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readImport } from '../imports.server.ts'
import { kindNamed } from '../kinds/kinds.server.ts'
import type { Mistake } from '../kind.ts'
import { eachMistake, shownMistake, type ShownMistake } from './mistakes.server.ts'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/mistakes.route'

/** Every mistake of a file, for anyone who corrects it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const { id, kind, counts } = await readImport(portal, viewer, idIn(params.id))
  const say = sayIn(pageWords, locale)
  const { columns: known } = kindNamed(kind)
  const inWords = (part: (mistake: ShownMistake) => string | number) => (mistake: Mistake) =>
    part(shownMistake(locale, known, mistake))
  const columns: ExportColumn<Mistake>[] = [
    { label: say('line'), value: ({ line }) => line },
    { label: say('column'), value: inWords(({ column }) => column) },
    { label: say('value'), value: ({ value }) => value },
    { label: say('reason'), value: inWords(({ reason }) => reason) },
  ]
  if (counts.warnings)
    columns.push({
      label: say('kind-of'),
      value: ({ isWarning = false }) => say(isWarning ? 'warning' : 'mistake'),
    })
  const file = { name: say('mistakes.file'), now: portal.clock.now(), most: Infinity }
  return exportResponse(url, file, columns, eachMistake(portal, id))
}
