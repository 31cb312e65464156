import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { listChoices, readReport } from '../reports.server.ts'
import { isEmpty, readReportView, reportSearch } from '../reports.ts'
import { reportWords } from '../reports.words.ts'
import { Figures, NoFigures } from './figures.tsx'
import { ReportFilters } from './report-filters.tsx'
import type { Route } from './+types/page.route'
import '#app/kit/charts/charts.css'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const dealers = await listChoices(portal, viewer)
  const asked = readReportView(url.searchParams)
  const report = await readOrLog(portal.log, 'the reports', () => readReport(portal, viewer, asked))
  const page = { dealers, report, isStaff: viewer.side === 'maker' }
  return report ? { ...page, view: { ...asked, company: report.company } } : data({ ...page, view: asked }, 500)
}

export default function Reports({ loaderData: { view, dealers, report, isStaff } }: Route.ComponentProps) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const path = href('/:locale?/reports', localePrefix(locale))
  return (
    <div className="stack reports">
      <PageTitle title={say('title')} />
      <PageHeader back={{ to: pathIn(locale, '/'), label: say('home') }} title={say('title')}>
        {say(`intro${isStaff ? '.staff' : ''}${report?.deals ? '.deals' : ''}`)}
      </PageHeader>
      <ReportFilters path={path} view={view} dealers={isStaff ? dealers : undefined} />
      {!report && <ListError title={say('error')} retryTo={path + reportSearch(view)} />}
      {report && (isEmpty(report) ? <NoFigures path={path} view={view} /> : <Figures report={report} view={view} />)}
    </div>
  )
}
