import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { AlsoDue } from './also-due.tsx'
import { staffLists } from './due-lists.ts'
import type { StaffHomeData } from './home.server.ts'
import { homeWords } from './home.words.ts'
import { WaitingList } from './waiting-list.tsx'

export function StaffHome({ name, home }: { name: string; home: StaffHomeData }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  const queue = href('/:locale?/console/tickets', localePrefix(locale))
  const { waiting, overdue, counts } = home.tickets
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
        {counts.theirs > 0 ? say('theirs.staff', { count: counts.theirs }) : null}
      </PageHeader>
      {overdue.length > 0 ? <WaitingList title={say('overdue')} rows={overdue} inConsole /> : null}
      {waiting.length > 0 ? (
        <WaitingList
          title={say('waiting.staff')}
          rows={waiting}
          inConsole
          allTo={counts.mine > waiting.length ? `${queue}?awaiting=maker` : undefined}
        />
      ) : (
        <Card>
          <EmptyState title={say('nothing')}>{say('nothing.staff')}</EmptyState>
        </Card>
      )}
      <AlsoDue lists={staffLists(locale, home)} />
    </div>
  )
}
