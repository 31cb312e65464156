import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { CirclePlus } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { countMost } from '#app/kit/lists/lists.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import { newTicketPath } from '#app/features/content/drafts/drafts.claims.ts'
import { ClaimDrafts } from '#app/features/content/drafts/drafts.claims.tsx'
import { AlsoDue } from './also-due.tsx'
import { companyLists } from './due-lists.ts'
import { FirstBike } from './first-bike.tsx'
import type { CompanyHomeData } from './home.server.ts'
import { homeWords } from './home.words.ts'
import { Tools } from './tools.tsx'
import { WaitingList } from './waiting-list.tsx'

/** First what waits for this person, then what they come for without being called. */
export function CompanyHome({ name, home }: { name: string; home: CompanyHomeData }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const theirs = home.tickets?.counts.theirs ?? 0
  // A count stops behind what lists count to.
  const ours =
    theirs > countMost ? say('theirs.many', { count: countMost }) : theirs > 0 && say('theirs', { count: theirs })
  const due = companyLists(locale, useLabels(), home)
  return (
    <div className="stack">
      <PageTitle title={say('home')} />
      <div className="home-hero">
        <PageHeader
          title={say('hello', { name })}
          actions={
            home.tickets ? (
              <div className="home-actions">
                <LinkButton to={href('/:locale?/tickets', prefix)}>{say('all')}</LinkButton>
                <LinkButton
                  to={newTicketPath(locale, home.tickets.drafts)}
                  variant="primary"
                  icon={<CirclePlus size={16} aria-hidden />}
                >
                  {say('open')}
                </LinkButton>
              </div>
            ) : null
          }
        >
          {ours || null}
        </PageHeader>
        <BikePicture className="home-bicycle" aria-hidden="true" />
      </div>
      <Recalled count={home.recalled} />
      <FirstBike first={home.first} />
      <AlsoDue title={say('due')} lists={due.trade} />
      <ClaimDrafts drafts={home.tickets?.drafts ?? []} back="home" />
      <Tickets tickets={home.tickets} now={home.now} />
      <AlsoDue lists={due.others} />
      <Tools tools={home.tools} deals={home.leads} />
    </div>
  )
}

/** Before anything else: bicycles that are not to be ridden, sold or handed over as they are. */
function Recalled({ count }: { count: number }) {
  const say = useWords(homeWords)
  const to = href('/:locale?/recalls', localePrefix(useLocale()))
  if (count === 0) return null
  return <Alert tone="danger" title={say('recalled', { count })} action={<Link to={to}>{say('recalled.open')}</Link>} />
}

function Tickets({ tickets, now }: Pick<CompanyHomeData, 'tickets' | 'now'>) {
  const say = useWords(homeWords)
  const prefix = localePrefix(useLocale())
  if (!tickets)
    return (
      <Card>
        <EmptyState
          title={say('locked')}
          action={<LinkButton to={href('/:locale?/license', prefix)}>{say('license')}</LinkButton>}
        >
          {say('locked.words')}
        </EmptyState>
      </Card>
    )
  const { waiting, counts } = tickets
  if (waiting.length === 0)
    return (
      <Card>
        <EmptyState title={say('nothing')}>{say('nothing.company')}</EmptyState>
      </Card>
    )
  const all = `${href('/:locale?/tickets', prefix)}?awaiting=dealer`
  return <WaitingList title={say('waiting')} rows={waiting} count={counts.mine} now={now} allTo={all} />
}
