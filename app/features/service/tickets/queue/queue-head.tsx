import { Columns3, PhoneCall } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import { countText } from '#app/kit/lists/lists.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Menu } from '#app/kit/ui/menu.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Tab, Tabs } from '#app/kit/ui/tabs.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { ticketList, type TicketListView } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { ticketWords } from '../tickets.words.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { Head } from './head.server.ts'
import { QueueKeys } from './queue-keys.tsx'
import { queueWords } from './queue.words.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { TakeNext } from './take-next.tsx'

type QueueHeadProps = {
  path: string
  view: TicketListView
  isAdmin: boolean
  /** For what is done once from this page. */
  submission: string
  /** Undefined where the queue could not be read. */
  found: { head: Head; page: { rows: unknown[] } } | undefined
  refusal: FormFailure | undefined
}

/** In one line what an agent changes between all day, the next ticket, and what the queue can be made to show. */
export function QueueHead({ path, view, isAdmin, submission, found, refusal }: QueueHeadProps) {
  const say = useWords(queueWords)
  const list = useWords(listWords)
  const pages = useWords(pageNames)
  const locale = useLocale()
  const search = ticketList.search({ ...view, after: undefined })
  return (
    <div className="queue-head">
      <PageTitle title={list('list')} />
      <PageHeader title={list('list')} />
      <Tabs label={say('views')} tabs={useTabs(path, view, found?.head.counts)} />
      <div className="queue-tools menus">
        <TakeNext action={path + search} submission={submission} isFirst />
        <LinkButton
          size="small"
          variant="ghost"
          to={href('/:locale?/console/new-ticket', localePrefix(locale))}
          icon={<PhoneCall size={16} />}
          aria-label={pages('for-customer')}
          title={pages('for-customer')}
        />
        {found ? <SavedViews {...{ path, search, isAdmin, refusal }} views={found.head.views} /> : null}
        {found ? (
          <Menu button={<Columns3 size={16} aria-hidden />} label={say('columns')}>
            <ColumnsForm action={path + search} chosen={found.head.columns} />
          </Menu>
        ) : null}
        {found && found.page.rows.length > 0 ? <ExportLinks small path={path} search={search} /> : null}
        <QueueKeys action={path + search} />
      </div>
    </div>
  )
}

/** What is searched for stays, and in which order. */
function useTabs(path: string, view: TicketListView, counts: Head['counts'] | undefined): Tab[] {
  const say = useWords(queueWords)
  const tickets = useWords(ticketWords)
  const locale = useLocale()
  const { awaiting, overdue, assignee, unread = false, appeals = false, after: _after, ...kept } = view
  const tab = (label: string, count: number | undefined, narrowed: Partial<TicketListView>): Tab => ({
    label,
    to: path + ticketList.search({ ...kept, ...narrowed }),
    current:
      narrowed.awaiting === awaiting &&
      (narrowed.overdue ?? false) === overdue &&
      (narrowed.unread ?? false) === unread &&
      (narrowed.appeals ?? false) === appeals &&
      narrowed.assignee === assignee,
    ...(count === undefined ? {} : { count: countText(locale, count) }),
  })
  return [
    // Before all else, and only where there are any.
    ...(appeals || counts?.appeals ? [tab(say('appeals'), counts?.appeals, { appeals: true })] : []),
    tab(say('mine'), counts?.mine, { assignee: 'me' }),
    tab(say('unassigned'), counts?.unassigned, { assignee: 'nobody' }),
    tab(tickets('turn.maker'), counts?.ours, { awaiting: 'maker' }),
    tab(say('overdue'), counts?.late, { overdue: true }),
    tab(say('unread'), undefined, { unread: true }),
    tab(say('all'), undefined, {}),
  ]
}
