import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Finding, type LogCheck, type LogReport, resultOf } from '../ticket-log.ts'
import { checkNow, readChecks } from './checks.server.ts'
import { logWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const checks = await readChecks(context.get(portalContext), viewerIn(context))
  return { checks, notice: noticeIn(url.searchParams, ['check'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/log', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<'check', Sent & { portal: Portal; viewer: Viewer }> = {
  check: button(({ portal, viewer }) => checkNow(portal, viewer)),
}

/** Whether anything in the log was altered: the latest check, what was wrong, and the checks before. */
export default function TicketLog({ loaderData: { checks, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(logWords)
  const locale = useLocale()
  const [latest, ...earlier] = checks
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        eyebrow={say('console')}
        title={say('title')}
        actions={
          <ButtonForm intent="check" variant="primary">
            {say('check')}
          </ButtonForm>
        }
      >
        {say('intro')}
      </PageHeader>
      {actionData && <Alert tone="warning" title={say('busy')} first />}
      {latest ? <Result check={latest} /> : <p className="muted">{say('none')}</p>}
      {earlier.length > 0 && (
        <Card title={say('checks')} flush>
          <Table caption={say('checks')} columns={checkColumns(locale)} rows={earlier} rowKey={({ id }) => id} />
        </Card>
      )}
    </div>
  )
}

const tones = { unbroken: 'success', broken: 'danger', incomplete: 'warning' } as const

function Result({ check: { at, byName, report } }: { check: LogCheck }) {
  const say = useWords(logWords)
  const locale = useLocale()
  const result = resultOf(report)
  return (
    <>
      <Alert tone={tones[result]} title={say(result)}>
        <p>
          {formatDate(locale, at, 'moment')}, {byName}
        </p>
        <ul>
          {countsIn(locale, report).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {result === 'incomplete' && <p>{say('incomplete.words')}</p>}
      </Alert>
      {report.findings.length > 0 && (
        <Card title={say('findings')} flush>
          <Table
            caption={say('findings')}
            columns={findingColumns(locale)}
            rows={report.findings}
            rowKey={(finding) => JSON.stringify(finding)}
          />
        </Card>
      )}
      {report.head && (
        <Card title={say('head')}>
          <p className="serial log-head">{report.head.digest}</p>
          <p className="muted">{say('head.words')}</p>
        </Card>
      )}
    </>
  )
}

function countsIn(locale: Locale, report: LogReport): string[] {
  const say = sayIn(logWords, locale)
  const { stoppedAt, tickets, entries, files, found, unproved, forgotten } = report
  const before = [
    found > 0 && say('found', { count: found }),
    unproved > 0 && say('unproved', { count: unproved }),
    forgotten > 0 && say('forgotten', { count: forgotten }),
    stoppedAt && say('last-ticket', { id: String(stoppedAt) }),
  ]
  return [
    say('tickets', { count: tickets }),
    say('entries', { count: entries }),
    say('files', { count: files }),
    ...before.filter((text) => typeof text === 'string'),
  ]
}

function findingColumns(locale: Locale): Column<Finding>[] {
  const say = sayIn(logWords, locale)
  return [
    {
      label: say('finding.where'),
      render: ({ ticketId }) =>
        ticketId === undefined ? null : (
          <Link to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(ticketId) })}>
            {ticketId}
          </Link>
        ),
    },
    {
      label: say('finding.what'),
      look: 'main',
      render: ({ subject, which }) => (
        <>
          {say(`subject.${subject}`)} {which && <span className="serial log-head">{which}</span>}
        </>
      ),
    },
    { label: say('finding.fault'), render: ({ fault }) => say(`fault.${fault}`) },
  ]
}

function checkColumns(locale: Locale): Column<LogCheck>[] {
  const say = sayIn(logWords, locale)
  return [
    { label: say('check.at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    { label: say('check.result'), look: 'main', render: ({ report }) => say(resultOf(report)) },
    { label: say('check.by'), render: ({ byName }) => byName },
  ]
}
