import { useLocation } from 'react-router'
import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { listSearch, type PageCursor } from '#app/kit/lists/lists.ts'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { type Tab, Tabs } from '#app/kit/ui/tabs.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Delivery, DeliveryState, Endpoint, Owner, Try } from '../webhooks.ts'
import { webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { answerText } from './answer-text.ts'
import { EventNames } from './event-names.tsx'
import { DeliveryDot } from './delivery-dot.tsx'

const states = ['waiting', 'taken', 'given_up', 'left_out'] as const satisfies readonly DeliveryState[]

/** To which state an address has narrowed the log. */
export function stateIn(query: URLSearchParams): DeliveryState | undefined {
  return states.find((state) => state === query.get('state'))
}

type Row = Delivery & Pick<Try, 'status' | 'failure'>

type LogCardProps = {
  endpoint: Endpoint
  owner: Owner
  deliveries: Row[]
  state: DeliveryState | undefined
  /** Which page of it is shown. */
  view: PageCursor
  next: number | undefined
}

/** What was sent to an endpoint, the latest first. */
export function LogCard({ endpoint, owner, deliveries, state, view, next }: LogCardProps) {
  const say = useWords(webhookWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const toView = (one?: DeliveryState, cursor?: PageCursor) => pathname + listSearch({ state: one }, cursor)
  useRememberedList(pathname, listSearch({ state }, view))
  const tabs: Tab[] = [
    { to: toView(), label: say('log.all'), current: state === undefined },
    ...states.map((one) => ({ to: toView(one), label: say(`tab.${one}`), current: one === state })),
  ]
  const pageOf = (id: number) => pagesOf(locale, owner).delivery(endpoint.id, id)
  return (
    <Card title={say('log')} flush={deliveries.length > 0}>
      {deliveries.length > 0 || state !== undefined ? <Tabs label={say('log')} tabs={tabs} /> : null}
      {deliveries.length > 0 ? (
        <Table caption={say('log')} columns={columnsFor(locale, pageOf)} rows={deliveries} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={say(state === undefined ? 'log.none' : 'log.none-such')}>{say('log.none.words')}</EmptyState>
      )}
      {next === undefined && view.after === undefined ? null : (
        <ListPager view={view} next={next} toView={(cursor) => toView(state, cursor)} />
      )}
    </Card>
  )
}

function columnsFor(locale: Locale, pageOf: (id: number) => string): Column<Row>[] {
  const say = sayIn(webhookWords, locale)
  return [
    {
      label: say('event'),
      look: 'main',
      render: ({ id, type }) => (
        <RowLink to={pageOf(id)}>
          <EventNames events={[type]} />
        </RowLink>
      ),
    },
    { label: say('moment'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    { label: say('health'), render: ({ state }) => <DeliveryDot state={state} /> },
    { label: say('answer'), labelled: true, render: (row) => answerText(locale, row) },
    { label: say('tries'), look: 'number', labelled: true, render: ({ tries }) => formatNumber(locale, tries) },
  ]
}
