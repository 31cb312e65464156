import { UserPlus } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { ListError } from '#app/kit/lists/list-states.tsx'
import { countIn } from '#app/kit/lists/lists.ts'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { Board } from '../board/board.tsx'
import { forms } from '../board/move.server.ts'
import { formWords } from '../forms.words.ts'
import { canRoute, canWork, isDeclined, type LeadStage } from '../leads.ts'
import { leadWords } from '../leads.words.ts'
import { DealAmounts } from './deal-amounts.tsx'
import { LeadList } from './lead-list.tsx'
import { leadListSearch, listNoticeIn, readLeadList } from './list-params.ts'
import { ListToast } from './list-toast.tsx'
import { listWords } from './list.words.ts'
import type { ListData } from './list-data.ts'
import { shownLeads } from './shown.server.ts'
import type { Route } from './+types/list.route'
import './list.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const asked = readLeadList(url.searchParams, dayOf(portal.clock.now()))
  const may = { work: canWork(viewer), route: canRoute(viewer) }
  const found = await readOrLog(portal.log, 'the list of leads', () => shownLeads.read(portal, viewer, asked))
  const notice = listNoticeIn(url.searchParams)
  return listData({ view: asked.view, isList: asked.isList, may, notice }, found)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: href('/:locale?/leads', localePrefix(locale)), otherwise: 'move' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isList, may, notice, found } = loaderData
  const say = useWords(listWords)
  const path = href('/:locale?/leads', localePrefix(useLocale()))
  return (
    <div className="list-page">
      <PageTitle title={useWords(leadWords)('leads')} />
      <ListToast notice={actionData ? undefined : notice} />
      <Head data={loaderData} />
      {actionData ? <NotMoved /> : null}
      {found?.deals ? <DealAmounts deals={found.deals} /> : null}
      <Tabs
        label={say('views')}
        tabs={[
          { to: path, label: say('view.board'), current: !isList },
          { to: path + leadListSearch({}), label: say('view.list'), current: isList },
        ]}
      />
      {!found && <ListError title={say('error')} retryTo={isList ? path + leadListSearch(view) : path} />}
      {may.route && found?.columns ? <DeclinedNote columns={found.columns} /> : null}
      {found?.columns && (
        <Board columns={found.columns} may={may} moved={notice?.done === 'moved' ? notice.lead : undefined} />
      )}
      {found?.page && <LeadList view={view} found={found} page={found.page} forStaff={may.route} />}
    </div>
  )
}

/** What dealers have declined waits for staff to route it on. */
function DeclinedNote({ columns }: { columns: readonly { stage: LeadStage; count: number }[] }) {
  const say = useWords(listWords)
  const locale = useLocale()
  const path = href('/:locale?/leads', localePrefix(locale))
  const count = columns.find(isDeclined)?.count ?? 0
  if (count === 0) return null
  const link = <LinkButton to={path + leadListSearch({ status: 'declined' })}>{say('declined.show')}</LinkButton>
  return (
    <Alert title={say('declined', { count: countIn(locale, count) })} action={link}>
      {say('route-on')}
    </Alert>
  )
}

function NotMoved() {
  const say = useWords(listWords)
  const form = useWords(formWords)
  return (
    <Alert first tone="danger" title={say('not-moved')}>
      {form('moved')}
    </Alert>
  )
}

function Head({ data: loaded }: { data: ListData }) {
  const say = useWords(listWords)
  const { isList, may } = loaded
  return (
    <PageHeader
      eyebrow={say('eyebrow')}
      title={useWords(leadWords)('leads')}
      actions={isList || may.route ? <Actions data={loaded} /> : undefined}
    />
  )
}

function Actions({ data: { view, isList, may } }: { data: ListData }) {
  const say = useWords(listWords)
  const prefix = localePrefix(useLocale())
  return (
    <>
      {isList ? (
        <ExportLinks path={href('/:locale?/leads', prefix)} search={leadListSearch({ ...view, after: undefined })} />
      ) : null}
      {may.route ? (
        <LinkButton
          to={href('/:locale?/leads/new', prefix)}
          variant="primary"
          icon={<UserPlus size={16} aria-hidden />}
        >
          {say('new')}
        </LinkButton>
      ) : null}
    </>
  )
}
