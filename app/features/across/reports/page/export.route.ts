import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { amountCell } from '#app/kit/lists/export.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { findCustomer } from '#app/features/people/company/company.customer.server.ts'
import { readReport } from '../reports.server.ts'
import { figureIn, readReportView } from '../reports.ts'
import { reportWords } from '../reports.words.ts'
import { type Cell, tableOf } from '../tables.ts'
import type { Route } from './+types/export.route'

/** One figure as a file. @throws Problem not-found for one the viewer does not have */
export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  requireModule(viewer, 'business-statistics')
  const figure = figureIn(url.searchParams)
  if (!figure) throw new Problem('not-found')
  const view = readReportView(url.searchParams)
  const report = await readReport(portal, viewer, view)
  if (figure === 'deals' && !report.deals) throw new Problem('not-found')
  const locale = localeOf(url.pathname)
  const say = sayIn(reportWords, locale)
  const customer = await findCustomer(portal, viewer, report.company)
  const names = [say(figure), say('period.months', { count: view.months }), customer?.name]
  const { columns, rows } = tableOf(locale, labelsIn(locale, portal.catalogues.current()), report, figure, true)
  const valueOf = (cell: Cell | undefined) => {
    if (typeof cell !== 'object' || cell === null) return cell ?? null
    return 'days' in cell ? cell.days : amountCell(locale, cell)
  }
  return exportResponse(
    url,
    { name: names.filter(Boolean).join(' '), now: portal.clock.now() },
    columns.map((label, at) => ({ label, value: (row: Cell[]) => valueOf(row[at]) })),
    rows,
  )
}
