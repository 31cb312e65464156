import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { dayOf, formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { Call } from '#app/features/service/tickets/tickets.call.tsx'
import { callDoneForm, takeCallForm } from '#app/features/service/tickets/tickets.calls.ts'
import { SaidAnswers } from '../said.tsx'
import { subjectText } from '../subject.ts'
import { textOf } from '../surveys.ts'
import { customerText } from './customer-text.ts'
import type { Task } from './store.server.ts'
import { findTask, finishTask, readHistory, takeTask } from './tasks.server.ts'
import { tasksWords } from './tasks.words.ts'
import type { Route } from './+types/task.route'
import '../surveys.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }
const intents = ['call-take', 'call-done'] as const

const forms: Forms<(typeof intents)[number], Work> = {
  'call-take': form(takeCallForm, ({ portal, viewer, id }, { caller }) =>
    takeTask(portal, viewer, id, caller ? Number(caller) : null),
  ),
  'call-done': form(callDoneForm, ({ portal, viewer, id }, { note }) => finishTask(portal, viewer, id, note)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const task = await findTask(portal, viewer, idIn(params.id))
  const history = await readHistory(portal, viewer, task)
  const today = dayOf(portal.clock.now())
  return { task, history, today, selfId: viewer.accountId, notice: noticeIn(url.searchParams, intents)?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const id = idIn(params.id)
  await findTask(portal, viewer, id)
  const work = { portal, viewer, id, locale: localeOf(url.pathname), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname })
}

/** One who was not satisfied: what they said, and who calls them. */
export default function TaskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { task, history, today, selfId, notice } = loaderData
  const say = useWords(tasksWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const title = say('call.title', { name: task.personName || subjectText(locale, task) })
  const asked = textOf(task.title, locale)
  const refused = (intent: (typeof intents)[number]) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader back={{ to: href('/:locale?/console/surveys/tasks', prefix), label: say('title') }} title={title}>
        <Facts task={task} />
      </PageHeader>
      <div className="columns">
        <Card title={say('said')}>
          <div className="stack-small">
            <SaidAnswers questions={task.questions} answers={task.answers} />
            <p className="muted">
              {formatDate(locale, task.answeredAt)} ·{' '}
              <Link to={href('/:locale?/console/surveys/:id', { ...prefix, id: String(task.surveyId) })}>
                <span lang={asked.locale}>{asked.text}</span>
              </Link>
            </p>
          </div>
        </Card>
        <Card title={say('call')}>
          <div className="stack-small">
            <Call call={task.call} {...{ selfId, today, refused }} />
          </div>
        </Card>
      </div>
      {history.length > 0 ? <History events={history} /> : null}
    </div>
  )
}

function History({ events }: { events: Awaited<ReturnType<typeof readHistory>> }) {
  const say = useWords(tasksWords)
  const locale = useLocale()
  const items = events.map(({ id, kind, at, actorName, beforeName }) => ({
    key: id,
    state: 'done' as const,
    title: say(`event.${kind}`, { name: actorName }),
    time: formatDate(locale, at, 'moment'),
    detail: beforeName ? say('event.before', { name: beforeName }) : undefined,
  }))
  return (
    <Card title={say('history')}>
      <Timeline label={say('history')} items={items} />
    </Card>
  )
}

function Facts({ task }: { task: Task }) {
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const about = subjectText(locale, task)
  const to = addressOf(prefix, task)
  return (
    <span className="cluster">
      {task.personName ? <span>{customerText(task)}</span> : null}
      {task.personPhone ? <a href={telOf(task.personPhone)}>{task.personPhone}</a> : null}
      {task.personEmail ? <a href={`mailto:${task.personEmail}`}>{task.personEmail}</a> : null}
      {to ? <Link to={to}>{about}</Link> : null}
    </span>
  )
}

/** Where staff read about it. */
function addressOf(prefix: ReturnType<typeof localePrefix>, { ticketId, appointmentId, productId }: Task) {
  if (ticketId !== null) return href('/:locale?/console/tickets/:id', { ...prefix, id: String(ticketId) })
  if (appointmentId !== null) return href('/:locale?/appointments/:id', { ...prefix, id: String(appointmentId) })
  return productId === null ? undefined : href('/:locale?/products/:id', { ...prefix, id: String(productId) })
}
