import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { type AnsweredRow, listAnswered, listWaiting, type WaitingRow } from '../contact.staff.server.ts'
import { contactWords } from '../contact.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { listSearch, type PageCursor, readIds } from '#app/kit/lists/lists.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { notices } from './approval.ts'
import { approvalWords } from './approval.words.ts'
import type { Route } from './+types/approvals.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { after = 0, view } = readIds(url.searchParams)
  const portal = context.get(portalContext)
  const isFirst = after === 0
  const [page, answered] = await Promise.all([
    listWaiting(portal, viewer, after),
    isFirst ? listAnswered(portal, viewer) : [],
  ])
  return { ...page, answered, isFirst, view, notice: noticeIn(url.searchParams, Object.values(notices))?.done }
}

/** Requests for access, the oldest first; below them those answered last. */
export default function Approvals({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, count, answered, isFirst, view, notice } = loaderData
  const say = useWords(approvalWords)
  const locale = useLocale()
  const path = href('/:locale?/console/accounts', localePrefix(locale))
  const toView = (cursor: PageCursor) => path + listSearch({}, cursor)
  useRememberedList(path, listSearch({}, view))
  return (
    <div className="stack">
      <PageTitle title={say('list.title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader
        eyebrow={say('console')}
        title={say('list.title')}
        actions={isFirst && rows[0] ? <ReviewFirst accountId={rows[0].accountId} /> : undefined}
      >
        {count > 0 ? say('list.count', { count }) : null}
      </PageHeader>
      {rows.length > 0 ? (
        <Table caption={say('list.title')} columns={columnsFor(locale)} rows={rows} rowKey={(row) => row.requestId} />
      ) : (
        <EmptyState title={say('list.empty')}>{say('list.empty.words')}</EmptyState>
      )}
      <ListPager view={view} next={hasMore ? rows.at(-1)?.requestId : undefined} toView={toView} />
      {answered.length > 0 ? (
        <section className="stack-small">
          <h2>{say('answered')}</h2>
          <Table
            caption={say('answered')}
            columns={answeredColumns(locale)}
            rows={answered}
            rowKey={(row) => row.requestId}
          />
        </section>
      ) : null}
    </div>
  )
}

function ReviewFirst({ accountId }: { accountId: number }) {
  const say = useWords(approvalWords)
  const page = href('/:locale?/console/accounts/:id', { ...localePrefix(useLocale()), id: String(accountId) })
  return (
    <LinkButton to={page} variant="primary">
      {say('review')}
    </LinkButton>
  )
}

function answeredColumns(locale: Locale): Column<AnsweredRow>[] {
  const say = sayIn(approvalWords, locale)
  return [
    { label: say('person'), look: 'name', render: (row) => <PersonLink row={row} locale={locale} /> },
    { label: say('company'), render: ({ companyName }) => companyName },
    {
      label: say('answer'),
      render: ({ approved }) => (
        <StatusDot tone={approved ? 'green' : 'hollow'}>
          {say(approved ? 'earlier.approved' : 'earlier.refused')}
        </StatusDot>
      ),
    },
    { label: say('answered.by'), extra: true, look: 'muted', render: ({ answeredBy }) => answeredBy },
    {
      label: say('answered.on'),
      look: 'date',
      render: ({ answeredAt }) => answeredAt && formatDate(locale, answeredAt),
    },
  ]
}

type PersonLinkProps = { row: Pick<WaitingRow, 'accountId' | 'name' | 'email'>; locale: Locale }

function PersonLink({ row: { accountId, name, email }, locale }: PersonLinkProps) {
  const page = href('/:locale?/console/accounts/:id', { ...localePrefix(locale), id: String(accountId) })
  return <RowLink to={page}>{name || email}</RowLink>
}

function columnsFor(locale: Locale): Column<WaitingRow>[] {
  const say = sayIn(approvalWords, locale)
  const contact = sayIn(contactWords, locale)
  return [
    { label: say('person'), look: 'name', render: (row) => <PersonLink row={row} locale={locale} /> },
    { label: say('email'), render: ({ email }) => <span className="approval-email">{email}</span> },
    { label: say('kind'), extra: true, render: ({ kind }) => contact(`kind.${kind}`) },
    { label: say('company'), render: ({ companyName }) => companyName },
    { label: say('country'), extra: true, render: ({ country }) => (country ? countryName(locale, country) : null) },
    { label: say('asked'), look: 'date', render: ({ askedAt }) => formatDate(locale, askedAt) },
  ]
}
