import type { ReactNode } from 'react'
import { href } from 'react-router'
import { capitalised, kindIn, useLabels, type Labels } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { pageWords } from './page.words.ts'

type Ticket = {
  id: number
  companyName: string
  country: string
  serialNumber: string
  kindOfDamage: string
  createdAt: Date
  closedAt: Date | null
  photo: string | null
}

const photosShown = 12

/** What was counted, the latest first, with the first photo of each. */
export function TicketsCard({
  tickets,
  all,
  actions,
}: {
  tickets: readonly Ticket[]
  all: number
  actions: ReactNode
}) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const columns = columnsFor(locale, useLabels(), toTicketIn(locale))
  const photos = tickets.filter(({ photo }) => photo !== null).slice(0, photosShown)
  return (
    <Card title={say('tickets')} actions={actions} flush={tickets.length > 0}>
      {photos.length > 0 ? (
        <ul className="signal-photos">
          {photos.map(({ id, photo }) => (
            <li key={id}>
              <a href={toTicketIn(locale)(id)}>
                <img
                  src={href('/:locale?/files/:id/thumb', { ...localePrefix(locale), id: photo ?? '' })}
                  alt={say('photo', { number: String(id) })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {tickets.length > 0 ? (
        <Table caption={say('tickets')} columns={columns} rows={tickets} rowKey={({ id }) => id} />
      ) : (
        <p className="muted">{say('tickets.none')}</p>
      )}
      {all > tickets.length && tickets.length > 0 ? (
        <p className="muted signal-latest">{say('tickets.latest', { count: tickets.length })}</p>
      ) : null}
    </Card>
  )
}

function toTicketIn(locale: Locale) {
  return (id: number) => href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })
}

function columnsFor(locale: Locale, labels: Labels, toTicket: (id: number) => string): Column<Ticket>[] {
  const say = sayIn(pageWords, locale)
  return [
    {
      label: say('ticket.number'),
      look: 'main',
      render: ({ id, companyName }) => <RowLink to={toTicket(id)}>{`${id} · ${companyName}`}</RowLink>,
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: say('damage'), render: ({ kindOfDamage }) => capitalised(kindIn(labels, kindOfDamage)) },
    { label: say('country'), extra: true, render: ({ country }) => countryName(locale, country) },
    {
      label: say('state'),
      render: ({ closedAt }) => (
        <StatusDot tone={closedAt ? 'hollow' : 'blue'}>{say(closedAt ? 'ticket.closed' : 'ticket.open')}</StatusDot>
      ),
    },
    { label: say('opened'), look: 'date', render: ({ createdAt }) => formatDate(locale, createdAt) },
  ]
}
