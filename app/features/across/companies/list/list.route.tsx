import { FileUp } from 'lucide-react'
import { href } from 'react-router'
import { requireAdmin, staffIn, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { factsWords } from '#app/features/people/company-facts/company-facts.words.ts'
import { pendingInvites, resendPending } from '#app/features/people/company/company.pending.server.ts'
import { staffWords } from '#app/features/people/company/company.staff.words.ts'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { listData, readOrLog } from '#app/kit/lists/pages.server.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { listCompanies } from '../companies.server.ts'
import { CompanyFilters } from './list-filters.tsx'
import { companyList, type CompanyListView } from './list-params.ts'
import { CompaniesTable } from './list-table.tsx'
import { listWords } from './list.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { filter, view } = companyList.read(url.searchParams)
  const mayChange = viewer.role === 'admin'
  const found = await readOrLog(portal.log, 'the list of companies', async () => {
    const [page, pending] = await Promise.all([
      listCompanies(portal, viewer, filter),
      // Where no mail leaves each is handed over as a link, on the page of its company.
      mayChange && portal.settings.sendsMail ? pendingInvites(portal, viewer) : 0,
    ])
    return { page, pending }
  })
  return listData({ view, mayChange, notice: noticeIn(url.searchParams, ['send-again'])?.done }, found)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/companies', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<'send-again', Sent & { portal: Portal; viewer: Viewer }> = {
  'send-again': button(({ portal, viewer }) => resendPending(portal, viewer)),
}

export default function CompanyList({ loaderData: { view, mayChange, notice, found } }: Route.ComponentProps) {
  const say = useWords(listWords)
  const staff = useWords(staffWords)
  const facts = useWords(factsWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/console/companies', prefix)
  const toView = (one: Partial<CompanyListView>) => path + companyList.search(one)
  const toNew = mayChange ? (
    <LinkButton to={href('/:locale?/console/companies/new', prefix)}>{facts('new')}</LinkButton>
  ) : undefined
  const first = mayChange ? (
    <>
      <LinkButton to={href('/:locale?/console/import', prefix)} icon={<FileUp size={16} aria-hidden />}>
        {say('import')}
      </LinkButton>
      {toNew}
    </>
  ) : undefined
  return (
    <ListPage
      path={path}
      title={staff('companies.title')}
      eyebrow={staff('console')}
      view={view}
      page={found?.page}
      say={say}
      toView={toView}
      filters={<CompanyFilters path={path} view={view} />}
      renderRows={(rows) => <CompaniesTable caption={staff('companies.title')} rows={rows} />}
      actions={toNew}
      isFiltered={companyList.isFiltered(view)}
      none={{ words: say('empty.words'), action: first }}
    >
      <DoneToast title={notice && say('notice.send-again')} />
      {found?.pending ? <PendingInvites count={found.pending} path={path} /> : null}
    </ListPage>
  )
}

/**
 * People invited by an import who have not signed in: their links have run out, or were made while mail was not sent.
 */
function PendingInvites({ count, path }: { count: number; path: string }) {
  const say = useWords(listWords)
  return (
    <CardFold title={say('pending', { count })}>
      <div className="stack-small">
        <p>{say('pending.words')}</p>
        <ButtonForm intent="send-again" action={path} size="small">
          {say('pending.send')}
        </ButtonForm>
      </div>
    </CardFold>
  )
}
