import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { countUndelivered, discard, listUndelivered, tryAgain, tryAllAgain } from './undelivered.server.ts'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { idIn } from '#app/kit/http/ids.ts'
import type { About } from './undelivered.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { CardFold, Fold } from '#app/kit/ui/fold.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { kindIn, kindWords } from './kind.words.ts'
import { undeliveredWords } from './undelivered.words.ts'
import type { Route } from './+types/undelivered.route'
import './undelivered.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const [lists, count] = await Promise.all([listUndelivered(portal, viewer), countUndelivered(portal, viewer)])
  return { ...lists, count, notice: noticeIn(url.searchParams, ['done', 'discarded'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/undelivered', localePrefix(locale))
  const notices = { retry: 'done', 'retry-all': 'done', discard: 'discarded' }
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices })
}

const forms: Forms<'retry' | 'retry-all' | 'discard', Sent & { portal: Portal; viewer: Viewer }> = {
  retry: button(({ portal, viewer, fields }) => tryAgain(portal, viewer, idIn(fields.get('id')))),
  'retry-all': button(({ portal, viewer }) => tryAllAgain(portal, viewer)),
  discard: button(({ portal, viewer, fields }) => discard(portal, viewer, idIn(fields.get('id')))),
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

/** What the portal has given up sending, until somebody has it tried again. */
export default function Undelivered({ loaderData: { rows, discarded, count, notice } }: Route.ComponentProps) {
  const say = useWords(undeliveredWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={count > 0 ? <RetryAll /> : undefined}>
        {count > 0 ? say('count', { count }) : null}
        {count > rows.length ? <span>{say('latest', { count: rows.length })}</span> : null}
      </PageHeader>
      {rows.length > 0 ? (
        <>
          <p className="muted">{say('intro')}</p>
          <Table caption={say('title')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
        </>
      ) : (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      )}
      {discarded.length > 0 && (
        <CardFold title={say('discarded')}>
          <Table
            caption={say('discarded')}
            columns={factColumns(locale, () => null)}
            rows={discarded}
            rowKey={({ id }) => id}
          />
        </CardFold>
      )}
    </div>
  )
}

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(undeliveredWords, locale)
  return [
    ...factColumns(locale, (row) => <Discard row={row} />),
    { label: say('retry'), look: 'actions', hideLabel: true, render: (row) => <Retry row={row} /> },
  ]
}

/** What is told of each, waiting or discarded. @param below what stands below its name */
function factColumns(locale: Locale, below: (row: Row) => ReactNode): Column<Row>[] {
  const say = sayIn(undeliveredWords, locale)
  return [
    { label: say('what'), look: 'main', render: (row) => <What row={row}>{below(row)}</What> },
    { label: say('about'), render: ({ about }) => about && <AboutLink about={about} /> },
    { label: say('given-up'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    {
      label: say('attempts'),
      look: 'number',
      labelled: true,
      render: ({ attempts }) => formatNumber(locale, attempts),
    },
  ]
}

function What({ row: { kind, error }, children }: { row: Row; children: ReactNode }) {
  const say = useWords(kindWords)
  return (
    <>
      {say(kindIn(kind))}
      {error ? (
        <span className="undelivered-error serial" lang="en">
          {error}
        </span>
      ) : null}
      {children}
    </>
  )
}

function AboutLink({ about: { thing, id } }: { about: About }) {
  const say = useWords(undeliveredWords)
  const locale = useLocale()
  const label = thing === 'ticket' ? say('about.ticket', { number: String(id) }) : say(`about.${thing}`)
  return <Link to={pageOf(locale, { thing, id })}>{label}</Link>
}

function pageOf(locale: Locale, { thing, id: number }: About): string {
  const id = { ...localePrefix(locale), id: String(number) }
  switch (thing) {
    case 'ticket':
      return href('/:locale?/console/tickets/:id', id)
    case 'quote':
      return href('/:locale?/quotes/:id', id)
    case 'product':
      return href('/:locale?/products/:id', id)
    case 'lead':
      return href('/:locale?/leads/:id', id)
    case 'erasure':
      return href('/:locale?/console/erasures/:id', id)
    case 'signal':
      return href('/:locale?/console/signals/:id', id)
    case 'licence':
      return href('/:locale?/console/licences/:companyId', { ...localePrefix(locale), companyId: id.id })
    case 'access':
      // The number is the request's, which has no page of its own.
      return href('/:locale?/console/accounts', localePrefix(locale))
  }
}

function Retry({ row: { id, kind } }: { row: Row }) {
  const say = useWords(undeliveredWords)
  const what = useWords(kindWords)(kindIn(kind))
  return (
    <ButtonForm intent="retry" fields={{ id }} size="small" aria-label={say('retry.label', { what })}>
      {say('retry')}
    </ButtonForm>
  )
}

/** Two presses away, with or without a script. */
function Discard({ row: { id, kind } }: { row: Row }) {
  const say = useWords(undeliveredWords)
  const what = useWords(kindWords)(kindIn(kind))
  return (
    <Fold title={say('discard')} label={say('discard.label', { what })}>
      <Form method="post" className="stack-small">
        <input type="hidden" name="id" value={id} />
        <p>{say('discard.words')}</p>
        <Button type="submit" size="small" variant="danger" name="intent" value="discard">
          {say('discard.do')}
        </Button>
      </Form>
    </Fold>
  )
}

function RetryAll() {
  const say = useWords(undeliveredWords)
  return <ButtonForm intent="retry-all">{say('retry.all')}</ButtonForm>
}
