import { type Family, offered } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import type { Cell, ExportColumn } from '#app/kit/lists/export.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { kindWords } from '../imports.words.ts'
import type { Column } from '../kind.ts'
import { isKindName } from '../kind-names.ts'
import { kindNamed } from '../kinds/kinds.server.ts'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/template.route'

/** A file with all columns of a kind and an example, for anyone who fills in the rest. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireAdmin(viewerIn(context))
  if (!isKindName(params.kind)) throw new Problem('not-found')
  const locale = localeOf(url.pathname)
  const kind = kindNamed(params.kind)
  const { catalogues, clock } = context.get(portalContext)
  const [family] = offered(catalogues.current().families)
  const columns: ExportColumn<number>[] = kind.columns.map((column) => ({
    label: `${column.label[locale]}${column.isRequired && column.instead === undefined ? ' *' : ''}`,
    value: (row) => exampleOf(column, { locale, row, family }),
  }))
  const name = `${sayIn(pageWords, locale)('template.file')} ${sayIn(kindWords, locale)(params.kind)}`
  const examples = kind.hasLines ? [0, 1] : [0]
  return exportResponse(url, { name, now: clock.now() }, columns, eachOf(examples))
}

async function* eachOf(rows: readonly number[]): AsyncGenerator<number, void, undefined> {
  yield* rows
}

type Shown = { locale: Locale; row: number; family: Family | undefined }

/** For a record with lines two rows are shown: values that do not belong to the line are repeated. */
function exampleOf({ cell, example, isOfLine, secondLine }: Column, { locale, row, family }: Shown): Cell {
  const shown = row > 0 && isOfLine && secondLine !== undefined ? secondLine : example
  if (typeof shown === 'object' && 'fault' in shown) return null
  if (typeof shown === 'object' && 'of' in shown) return family?.[shown.of] ?? null
  if (typeof shown === 'object' && !('day' in shown)) return shown[locale]
  if (cell.type === 'choice' && typeof shown === 'string') return cell.options[shown]?.[locale] ?? shown
  return shown
}
