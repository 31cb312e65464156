import { href } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { listErasures } from '../profile.staff.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { erasuresWords } from './erasures.words.ts'
import type { Route } from './+types/erasures.route'

export async function loader({ context }: Route.LoaderArgs) {
  return { rows: await listErasures(context.get(portalContext), viewerIn(context)) }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Erasures({ loaderData: { rows } }: Route.ComponentProps) {
  const say = useWords(erasuresWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      {rows.length > 0 ? (
        <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      )}
    </div>
  )
}

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(erasuresWords, locale)
  const linkTo = (id: number) => href('/:locale?/console/erasures/:id', { ...localePrefix(locale), id: String(id) })
  return [
    {
      label: say('person'),
      look: 'name',
      render: ({ id, name, email }) => <RowLink to={linkTo(id)}>{name || email}</RowLink>,
    },
    { label: say('company'), render: ({ companyName }) => companyName ?? say('company.staff') },
    { label: say('asked'), look: 'date', render: ({ askedAt }) => formatDate(locale, askedAt, 'moment') },
    {
      label: say('state'),
      render: ({ carriedOutAt }) => (
        <StatusDot tone={carriedOutAt ? 'hollow' : 'orange'}>
          {say(carriedOutAt ? 'state.done' : 'state.waiting')}
        </StatusDot>
      ),
    },
  ]
}
