import { randomUUID } from 'node:crypto'
import { href, Link } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { maybeId } from '#app/kit/http/ids.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { listImports } from '../imports.server.ts'
import { kindHints, kindWords } from '../imports.words.ts'
import { type KindName, kindNames } from '../kind-names.ts'
import { answerNew } from './actions.server.ts'
import { NewImport } from './new-form.tsx'
import { pageWords } from './page.words.ts'
import { StateDot } from './state-dot.tsx'
import type { Route } from './+types/imports.route'
import './imports.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const before = maybeId(url.searchParams.get('before'))
  const { imports, hasMore } = await listImports(context.get(portalContext), viewer, before)
  const rows = imports.map(({ id, kind, state, fileName, createdBy, createdAt }) => ({
    id,
    kind,
    state,
    fileName,
    createdBy,
    createdAt,
  }))
  return { rows, hasMore, isFirst: before === undefined, submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  return answerNew({ portal: context.get(portalContext), viewer, locale: localeOf(url.pathname) }, request)
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** A new import, and those before it. */
export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, submission } = loaderData
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      <Card title={say('new')}>
        <NewImport submission={submission} refusal={actionData} />
      </Card>
      <Templates />
      {rows.length === 0 ? (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      ) : (
        <section className="stack-small" aria-label={say('earlier')}>
          <h2>{say('earlier')}</h2>
          <Table caption={say('earlier')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
          <Turns {...loaderData} />
        </section>
      )}
    </div>
  )
}

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(pageWords, locale)
  const prefix = localePrefix(locale)
  return [
    {
      label: say('file'),
      look: 'main',
      render: ({ id, fileName }) => (
        <RowLink to={href('/:locale?/console/import/:id', { ...prefix, id: String(id) })}>{fileName}</RowLink>
      ),
    },
    { label: say('kind'), render: ({ kind }) => sayIn(kindWords, locale)(kind) },
    { label: say('status'), render: ({ state }) => <StateDot state={state} /> },
    { label: say('by'), extra: true, render: ({ createdBy }) => createdBy },
    { label: say('when'), look: 'date', render: ({ createdAt }) => formatDate(locale, createdAt, 'moment') },
  ]
}

function Turns({ rows, hasMore, isFirst }: Route.ComponentProps['loaderData']) {
  const say = useWords(pageWords)
  const path = href('/:locale?/console/import', localePrefix(useLocale()))
  return (
    <div className="cluster">
      {isFirst ? null : (
        <LinkButton to={path} size="small">
          {say('newest')}
        </LinkButton>
      )}
      {hasMore ? (
        <LinkButton to={`${path}?before=${rows.at(-1)?.id}`} size="small">
          {say('older')}
        </LinkButton>
      ) : null}
    </div>
  )
}

function Templates() {
  const say = useWords(pageWords)
  const locale = useLocale()
  const hint = useWords(kindHints)
  const columns: Column<KindName>[] = [
    {
      label: say('kind'),
      look: 'main',
      render: (kind) => (
        <>
          {sayIn(kindWords, locale)(kind)}
          <br />
          <span className="muted import-hint">{hint(kind)}</span>
        </>
      ),
    },
    { label: say('format'), look: 'actions', render: (kind) => <TemplateLinks kind={kind} /> },
  ]
  return (
    <section className="stack-small" aria-label={say('templates')}>
      <h2>{say('templates')}</h2>
      <p className="muted">{say('templates.words')}</p>
      <Table caption={say('templates')} columns={columns} rows={kindNames} rowKey={(kind) => kind} />
    </section>
  )
}

function TemplateLinks({ kind }: { kind: KindName }) {
  const say = useWords(pageWords)
  const kinds = useWords(kindWords)
  const prefix = { ...localePrefix(useLocale()), kind }
  const label = (format: string) => say('template', { format, kind: kinds(kind) })
  return (
    <span className="cluster">
      <Link
        reloadDocument
        to={href('/:locale?/console/import/templates/:kind/export.csv', prefix)}
        aria-label={label('CSV')}
      >
        CSV
      </Link>
      <Link
        reloadDocument
        to={href('/:locale?/console/import/templates/:kind/export.xlsx', prefix)}
        aria-label={label('XLSX')}
      >
        XLSX
      </Link>
    </span>
  )
}
