import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { viewerIn } from '#app/features/account/account.server.ts'
import { hasModule } from '#app/features/account/account.ts'
import { waitingFor } from '#app/features/tickets/tickets.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'
import { WaitingList } from './waiting-list.tsx'
import './home.css'
import type { Route } from './+types/home.route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const [name = ''] = viewer.name.split(' ')
  if (!hasModule(viewer, 'tickets')) return { name, side: 'locked' as const }
  const { waiting, overdue, counts } = await waitingFor(context.get(portalContext), viewer)
  return { name, side: viewer.side, waiting, overdue, counts }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (loaderData.side === 'locked') return <LockedHome name={loaderData.name} />
  return loaderData.side === 'maker' ? <StaffHome home={loaderData} /> : <CompanyHome home={loaderData} />
}

type HomeData = Exclude<Route.ComponentProps['loaderData'], { side: 'locked' }>

/** Without the module of the tickets the home is bare, and says why. */
function LockedHome({ name }: { name: string }) {
  const say = useWords(shellWords)
  const prefix = localePrefix(useLocale())
  return (
    <div className="stack">
      <PageTitle title={say('menu.home')} />
      <PageHeader title={say('home.hello', { name })} />
      <Card>
        <EmptyState
          title={say('home.locked')}
          action={<LinkButton to={href('/:locale?/license', prefix)}>{say('menu.license')}</LinkButton>}
        >
          {say('home.locked.words')}
        </EmptyState>
      </Card>
    </div>
  )
}

function CompanyHome({ home: { name, waiting, counts } }: { home: HomeData }) {
  const say = useWords(shellWords)
  const prefix = localePrefix(useLocale())
  const list = href('/:locale?/tickets', prefix)
  return (
    <div className="stack">
      <PageTitle title={say('menu.home')} />
      <PageHeader
        title={say('home.hello', { name })}
        actions={
          <div className="home-actions">
            <LinkButton to={list}>{say('home.all')}</LinkButton>
            <LinkButton
              to={href('/:locale?/new-ticket', prefix)}
              variant="primary"
              icon={<CirclePlus size={16} aria-hidden />}
            >
              {say('home.open')}
            </LinkButton>
          </div>
        }
      >
        {counts.theirs > 0 ? say('home.theirs', { count: counts.theirs }) : null}
      </PageHeader>
      {waiting.length > 0 ? (
        <WaitingList
          title={say('home.waiting')}
          rows={waiting}
          allTo={counts.mine > waiting.length ? `${list}?awaiting=dealer` : undefined}
        />
      ) : (
        <Card>
          <EmptyState title={say('home.nothing')}>{say('home.nothing.company')}</EmptyState>
        </Card>
      )}
    </div>
  )
}

function StaffHome({ home: { name, waiting, overdue, counts } }: { home: HomeData }) {
  const say = useWords(shellWords)
  const queue = href('/:locale?/console/tickets', localePrefix(useLocale()))
  return (
    <div className="stack">
      <PageTitle title={say('menu.home')} />
      <PageHeader
        title={say('home.hello', { name })}
        actions={
          <LinkButton to={queue} variant="primary">
            {say('home.queue')}
          </LinkButton>
        }
      >
        {counts.theirs > 0 ? say('home.theirs.staff', { count: counts.theirs }) : null}
      </PageHeader>
      {overdue.length > 0 ? <WaitingList title={say('home.overdue')} rows={overdue} inConsole /> : null}
      {waiting.length > 0 ? (
        <WaitingList
          title={say('home.waiting.staff')}
          rows={waiting}
          inConsole
          allTo={counts.mine > waiting.length ? `${queue}?awaiting=maker` : undefined}
        />
      ) : (
        <Card>
          <EmptyState title={say('home.nothing')}>{say('home.nothing.staff')}</EmptyState>
        </Card>
      )}
    </div>
  )
}
