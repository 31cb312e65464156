import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AlsoDue } from './also-due.tsx'
import { staffLists } from './due-lists.ts'
import type { StaffHomeData } from './home.server.ts'
import { FirstSteps } from './first-steps.tsx'
import { homeWords } from './home.words.ts'
import { Tools } from './tools.tsx'
import { WaitingList } from './waiting-list.tsx'

export function StaffHome({ name, home }: { name: string; home: StaffHomeData }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  const { waiting, promised, counts } = home.tickets
  const ours = `${queue}?awaiting=maker`
  // A count stops behind what lists count to.
  const mine =
    counts.mine > countMost
      ? say('mine.staff.many', { count: countMost })
      : counts.mine > 0 && say('mine.staff', { count: counts.mine })
  const theirs =
    counts.theirs > countMost
      ? say('theirs.staff.many', { count: countMost })
      : counts.theirs > 0 && say('theirs.staff', { count: counts.theirs })
  return (
    <div className="stack">
      <PageTitle title={say('home')} />
      <PageHeader
        title={say('hello', { name })}
        actions={
          <LinkButton to={queue} variant="primary">
            {say('queue')}
          </LinkButton>
        }
      >
        {mine ? <Link to={ours}>{mine}</Link> : null}{' '}
        {theirs ? <Link to={`${queue}?awaiting=dealer`}>{theirs}</Link> : null}
      </PageHeader>
      <FirstSteps steps={home.steps} />
      {promised.length > 0 ? (
        <WaitingList
          title={say('overdue')}
          rows={promised}
          count={counts.promised}
          now={home.now}
          inConsole
          allTo={`${queue}?overdue=yes`}
        />
      ) : null}
      {waiting.length > 0 ? (
        <WaitingList
          title={say('waiting.staff')}
          rows={waiting}
          count={counts.mine}
          now={home.now}
          inConsole
          allTo={ours}
        />
      ) : null}
      {waiting.length + promised.length === 0 ? (
        <Card>
          <EmptyState title={say('nothing')}>{say('nothing.staff')}</EmptyState>
        </Card>
      ) : null}
      <AlsoDue lists={staffLists(locale, home)} />
      <Tools tools={home.tools} />
    </div>
  )
}
