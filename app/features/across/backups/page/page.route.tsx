import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatBytes, formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Backup, stateOf } from '../backups.ts'
import { backUpNow, type Backups, readBackups } from '../backups.server.ts'
import { backupWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const backups = await readBackups(portal, viewerIn(context))
  return { ...backups, today: portal.clock.now(), notice: noticeIn(url.searchParams, ['now'])?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/backups', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<'now', Sent & { portal: Portal; viewer: Viewer }> = {
  now: button(({ portal, viewer }) => backUpNow(portal, viewer)),
}

/** What became of the latest backups, and what somebody has to do where one failed. */
export default function BackupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(backupWords)
  const { schedule, rows, store, notice, today } = loaderData
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={schedule && <BackUpNow />}>
        {store ? say('intro.listed', { store }) : say('intro')}
      </PageHeader>
      {actionData && <Alert tone="warning" title={say(schedule ? 'recent' : 'off')} first />}
      <Trouble {...loaderData} />
      {schedule && <Schedule schedule={schedule} rows={rows} today={today} />}
      {rows.length > 0 ? <Latest rows={rows} /> : schedule && <None />}
      <Card title={say('restore')}>
        <div className="stack-small">
          <p>{say('restore.words')}</p>
          <p className="muted">{say('keepClosed')}</p>
        </div>
      </Card>
    </div>
  )
}

function BackUpNow() {
  const say = useWords(backupWords)
  return <ButtonForm intent="now">{say('now')}</ButtonForm>
}

/** What is wrong with the last one, and what to do; that there is no schedule is told as well. */
function Trouble({ rows, isTooOld, schedule }: Backups) {
  const say = useWords(backupWords)
  const error = rows[0] && stateOf(rows[0]) === 'failed' ? rows[0].error : null
  if (error)
    return (
      <Alert tone="danger" title={say(`error.${error}`)}>
        {say(`do.${error}`)}
      </Alert>
    )
  if (isTooOld)
    return (
      <Alert tone="danger" title={say('too-old')}>
        {say('too-old.words')}
      </Alert>
    )
  return schedule ? null : (
    <Alert tone="warning" title={say('off')}>
      {say('off.words')}
    </Alert>
  )
}

type ScheduleProps = { schedule: NonNullable<Backups['schedule']>; rows: readonly Backup[]; today: Date }

function Schedule({ schedule, rows, today }: ScheduleProps) {
  const say = useWords(backupWords)
  const locale = useLocale()
  const last = rows.find(({ finishedAt }) => finishedAt)?.finishedAt
  return (
    <Card>
      <DescriptionList
        items={[
          { term: say('last'), detail: last ? agoText(locale, last, today) : say('last.none') },
          { term: say('at'), detail: schedule.at },
          { term: say('where'), detail: <span className="serial">{schedule.dir}</span> },
          { term: say('keep'), detail: say('keep.count', { count: schedule.keep }) },
        ]}
      />
    </Card>
  )
}

function agoText(locale: Locale, last: Date, now: Date): string {
  const say = sayIn(backupWords, locale)
  const hours = Math.floor((now.getTime() - last.getTime()) / 3_600_000)
  if (hours < 1) return say('last.now')
  return hours < 48 ? say('last.hours', { count: hours }) : say('last.days', { count: Math.floor(hours / 24) })
}

function Latest({ rows }: { rows: Backup[] }) {
  const say = useWords(backupWords)
  const locale = useLocale()
  return (
    <Card title={say('list')} flush>
      <Table caption={say('list')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
    </Card>
  )
}

function None() {
  const say = useWords(backupWords)
  return <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
}

function columnsFor(locale: Locale): Column<Backup>[] {
  const say = sayIn(backupWords, locale)
  return [
    {
      label: say('row.when'),
      look: 'date',
      render: ({ finishedAt, startedAt, askedAt }) => formatDate(locale, finishedAt ?? startedAt ?? askedAt, 'moment'),
    },
    { label: say('row.outcome'), look: 'main', render: (row) => <Outcome row={row} /> },
    { label: say('row.kind'), render: ({ day }) => say(day === null ? 'row.asked' : 'row.nightly') },
    {
      label: say('row.size'),
      look: 'number',
      labelled: true,
      render: ({ bytes }) => (bytes === null ? null : formatBytes(locale, bytes)),
    },
  ]
}

function Outcome({ row }: { row: Backup }) {
  const say = useWords(backupWords)
  const state = stateOf(row)
  if (state === 'failed') return say(`error.${row.error ?? 'failed'}`)
  return (
    <>
      {say(`state.${state}`)}
      {state === 'done' && <span className="muted serial backup-file">{row.file}</span>}
    </>
  )
}
