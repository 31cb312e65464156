import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { exampleCall, exampleData } from '../events.server.ts'
import { type WebhookEvent, webhookEvents } from '../webhooks.ts'
import { eventWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { docsWords } from './events.words.ts'
import { keeperIn } from './owner.server.ts'
import type { Route } from './+types/events.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { owner } = keeperIn(context, url)
  const rows = webhookEvents.map((event) => ({ event, data: exampleData(event) }))
  return { owner, rows, call: exampleCall() }
}

/** What a receiver has to know: the events with an example of each, the signature, and how deliveries come. */
export default function Events({ loaderData: { owner, rows, call } }: Route.ComponentProps) {
  const say = useWords(docsWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader back={{ to: pagesOf(locale, owner).list, label: say('back') }} title={say('title')} />
      <p className="muted">{say('intro')}</p>
      <Card title={say('example')}>
        <pre className="webhook-body" lang="en">
          {call}
        </pre>
      </Card>
      <Card title={say('signature')}>
        <ol className="webhook-rules">
          <li>{say('signature.1')}</li>
          <li>{say('signature.2')}</li>
          <li>{say('signature.3')}</li>
        </ol>
      </Card>
      <Card title={say('rules')}>
        <ul className="webhook-rules">
          <li>{say('rules.answer')}</li>
          <li>{say('rules.order')}</li>
          <li>{say('rules.twice')}</li>
          <li>{say('rules.gone')}</li>
        </ul>
      </Card>
      <p className="muted">{say('events.words')}</p>
      <Card title={say('events')} flush>
        <Table caption={say('events')} columns={columnsFor(locale)} rows={rows} rowKey={({ event }) => event} />
      </Card>
    </div>
  )
}

function columnsFor(locale: Locale): Column<{ event: WebhookEvent; data: string }>[] {
  const say = sayIn(docsWords, locale)
  const sayEvent = sayIn(eventWords, locale)
  return [
    {
      label: say('event'),
      look: 'name',
      render: ({ event }) => (
        <>
          {sayEvent(event)}
          <span className="muted serial webhook-url">{event}</span>
        </>
      ),
    },
    { label: say('data'), look: 'main', render: ({ data }) => <span className="serial">{data}</span> },
  ]
}
