import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { href } from 'react-router'
import { releaseAddress } from '#app/features/people/bounces/bounces.server.ts'
import { requireStaff, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { readList } from '#app/kit/lists/lists.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { readInbound, settleMail } from '../inbound-mail.server.ts'
import { asideWords } from '../inbound-mail.words.ts'
import type { Route } from './+types/page.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const { q, view } = readList(url.searchParams)
  const found = await readInbound(portal, viewer, q)
  return { ...found, view, notice: noticeIn(url.searchParams, ['settled', 'released'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireStaff(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/inbound-mail', localePrefix(locale))
  const notices = { settle: 'settled', release: 'released' }
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices })
}

const forms: Forms<'settle' | 'release', Sent & { portal: Portal; viewer: Viewer }> = {
  settle: button(({ portal, viewer, fields }) => settleMail(portal, viewer, idIn(fields.get('id')))),
  release: button(({ portal, viewer, fields }) => releaseAddress(portal, viewer, fields.get('address') ?? '')),
}

type Mail = Route.ComponentProps['loaderData']['mails'][number]
type Listed = Pick<Route.ComponentProps['loaderData'], 'blocked' | 'blockedAtMost' | 'view'>
type Blocked = Listed['blocked'][number]

/** What came by mail and did not become a message, with what to do about each, and the addresses nothing is sent to. */
export default function InboundMail({ loaderData: { mails, folder, notice, ...listed } }: Route.ComponentProps) {
  const say = useWords(asideWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={say('title')}>
        {mails.length > 0 ? say('count', { count: mails.length }) : null}
      </PageHeader>
      <p className="muted">{folder === undefined ? say('off') : say('intro', { folder })}</p>
      {mails.length > 0 ? (
        <Table caption={say('title')} columns={mailColumns(locale)} rows={mails} rowKey={({ id }) => id} />
      ) : folder === undefined ? null : (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      )}
      {listed.blocked.length > 0 || listed.view.q !== '' ? <BlockedCard {...listed} /> : null}
    </div>
  )
}

function BlockedCard({ blocked, blockedAtMost, view: { q, tooShort } }: Listed) {
  const say = useWords(asideWords)
  const lists = useWords(listsWords)
  const locale = useLocale()
  const path = href('/:locale?/console/inbound-mail', localePrefix(locale))
  return (
    <Card title={say('blocked')} flush>
      <div className="card-body stack-small">
        <p className="muted">{say('blocked.words')}</p>
        <Filters action={path} resetTo={q ? path : undefined}>
          <SearchField q={q} tooShort={tooShort} where={say('address')} />
        </Filters>
        {blocked.length === 0 ? <p>{lists('no-result.for', { query: q })}</p> : null}
        {blocked.length === blockedAtMost ? (
          <p className="muted">{say('blocked.most', { most: blockedAtMost })}</p>
        ) : null}
      </div>
      {blocked.length > 0 ? (
        <Table
          caption={say('blocked')}
          columns={blockedColumns(locale)}
          rows={blocked}
          rowKey={({ address }) => address}
        />
      ) : null}
    </Card>
  )
}

function mailColumns(locale: Locale): Column<Mail>[] {
  const say = sayIn(asideWords, locale)
  return [
    { label: say('mail'), look: 'name', render: (mail) => <What mail={mail} /> },
    { label: say('why'), look: 'main', render: (mail) => <Why mail={mail} /> },
    { label: say('arrived'), look: 'date', render: ({ arrivedAt }) => formatDate(locale, arrivedAt, 'moment') },
    { label: say('done'), look: 'actions', hideLabel: true, render: (mail) => <Settle mail={mail} /> },
  ]
}

function What({ mail: { from, subject } }: { mail: Mail }) {
  const say = useWords(asideWords)
  return (
    <>
      {subject || say('no-subject')}
      <span className="inbound-note">{from || say('no-sender')}</span>
    </>
  )
}

function Why({ mail }: { mail: Mail }) {
  const say = useWords(asideWords)
  const prefix = localePrefix(useLocale())
  const { reason, body, ticketId, authentication } = mail
  const subject = mail.subject || say('no-subject')
  return (
    <div className="inbound-why">
      {say(`reason.${reason}`)}
      {ticketId === null ? null : (
        <>
          {' '}
          <Link to={href('/:locale?/console/tickets/:id', { ...prefix, id: String(ticketId) })}>
            {say('ticket', { number: String(ticketId) })}
          </Link>
        </>
      )}
      {authentication ? <span className="inbound-note">{say('checks', { found: authentication })}</span> : null}
      {body ? (
        <Fold title={say('text')} label={say('text.of', { subject })}>
          <p className="inbound-text">{body}</p>
        </Fold>
      ) : null}
    </div>
  )
}

function Settle({ mail: { id, subject } }: { mail: Mail }) {
  const say = useWords(asideWords)
  return (
    <ButtonForm
      intent="settle"
      fields={{ id }}
      size="small"

      aria-label={say('done.of', { subject: subject || say('no-subject') })}
    >
      {say('done')}
    </ButtonForm>
  )
}

function blockedColumns(locale: Locale): Column<Blocked>[] {
  const say = sayIn(asideWords, locale)
  return [
    {
      label: say('address'),
      look: 'main',
      render: ({ address, words }) => (
        <>
          {address}
          {words ? (
            <span className="inbound-note" lang="en">
              {words}
            </span>
          ) : null}
        </>
      ),
    },
    { label: say('since'), look: 'date', render: ({ blockedAt }) => formatDate(locale, blockedAt, 'moment') },
    { label: say('release'), look: 'actions', hideLabel: true, render: (row) => <Release row={row} /> },
  ]
}

function Release({ row: { address } }: { row: Blocked }) {
  const say = useWords(asideWords)
  return (
    <ButtonForm intent="release" fields={{ address }} size="small" aria-label={say('release.of', { address })}>
      {say('release')}
    </ButtonForm>
  )
}
