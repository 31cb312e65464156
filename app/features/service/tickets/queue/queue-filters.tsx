import { countriesIn, countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { PeriodField } from '#app/kit/lists/period-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { hasDays } from '#app/kit/lists/sorted.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { TicketFilters } from '../list/list-filters.tsx'
import { decisions, isNarrowed, openedIn, queueOrders, type TicketListView } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { pageWords } from '../page/page.words.ts'
import { awaitings } from '../tickets.ts'
import { ticketWords } from '../tickets.words.ts'
import type { Agent } from './assignment.ts'
import { queueWords } from './queue.words.ts'

type QueueFiltersProps = {
  path: string
  view: TicketListView
  toView: (view: Partial<TicketListView>) => string
  agents: readonly Agent[]
}

/** What staff narrow the queue by, within one of its views. */
export function QueueFilters({ path, view, toView, agents }: QueueFiltersProps) {
  const say = useWords(queueWords)
  const list = useWords(listWords)
  const tickets = useWords(ticketWords)
  const { awaiting, overdue, assignee, unread, appeals, company, order } = view
  const seen = { awaiting, overdue, unread, appeals, company, order }
  const ofView = typeof assignee === 'number' ? undefined : assignee
  return (
    <TicketFilters
      path={path}
      view={view}
      toView={toView}
      orders={queueOrders}
      isDense
      // What stands above the list is no filter of its own.
      more={awaiting === 'maker' ? undefined : awaiting}
      moreFurther={[assignee === ofView ? undefined : assignee, view.country, view.decision, hasDays(openedIn(view))]}
      furtherFields={
        <>
          <FurtherFields view={view} agents={agents} />
          <PeriodField
            label={say('opened')}
            prefix="opened-"
            view={{ ...view, ...openedIn(view) }}
            toView={({ from, to, after }) => toView({ ...view, 'opened-from': from, 'opened-to': to, after })}
          />
        </>
      }
      resetTo={isNarrowed(view) ? toView({ ...seen, assignee: ofView }) : undefined}
    >
      <SelectField
        name="awaiting"
        label={list('turn')}
        all={say('awaiting.all')}
        chosen={awaiting}
        options={awaitings}
        nameOf={(one) => tickets(`turn.${one}`)}
      />
      {overdue ? <input type="hidden" name="overdue" value="yes" /> : null}
      {appeals ? <input type="hidden" name="appeals" value="yes" /> : null}
      {unread ? <input type="hidden" name="unread" value="yes" /> : null}
      {company ? <input type="hidden" name="company" value={company} /> : null}
    </TicketFilters>
  )
}

function FurtherFields({ view, agents }: Pick<QueueFiltersProps, 'view' | 'agents'>) {
  const say = useWords(queueWords)
  const page = useWords(pageWords)
  const locale = useLocale()
  const { assignee, country, decision } = view
  const names = new Map([
    ['me', say('mine')],
    ['nobody', say('unassigned')],
    ...agents.map(({ id, name }): [string, string] => [String(id), name]),
  ])
  const chosen = assignee === undefined ? undefined : String(assignee)
  return (
    <>
      <SelectField
        name="assignee"
        label={say('column.assignee')}
        all={say('assignee.all')}
        chosen={chosen}
        // Includes somebody who has left.
        options={[...new Set([...names.keys(), ...(chosen === undefined ? [] : [chosen])])]}
        nameOf={(one) => names.get(one) ?? `#${one}`}
      />
      <SelectField
        name="country"
        label={say('country')}
        all={say('country.all')}
        chosen={country}
        options={countriesIn(locale).map(({ code }) => code)}
        nameOf={(code) => countryName(locale, code)}
      />
      <SelectField
        name="decision"
        label={page('decision')}
        all={say('decision.all')}
        chosen={decision}
        options={decisions}
        nameOf={(one) => page(one)}
      />
    </>
  )
}
