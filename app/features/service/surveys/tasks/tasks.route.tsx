import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { localeOf, type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { subjectText } from '../subject.ts'
import { highestOf, scaleOf } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { customerText } from './customer-text.ts'
import type { Task } from './store.server.ts'
import { readTasks } from './tasks.server.ts'
import { tasksWords } from './tasks.words.ts'
import type { Route } from './+types/tasks.route'

type Row = Pick<Task, 'id' | 'score' | 'personName' | 'companyName' | 'call'> & { about: string; of: number }

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { open, done, ...rest } = await readTasks(context.get(portalContext), staffIn(context))
  const rowOf = (task: Task): Row => ({
    id: task.id,
    score: task.score,
    personName: task.personName,
    companyName: task.companyName,
    call: task.call,
    about: subjectText(locale, task),
    of: highestOf(scaleOf(task)),
  })
  return { ...rest, open: open.map(rowOf), done: done.map(rowOf) }
}

/** Whom to call, and who was called lately. */
export default function Tasks({ loaderData: { today, open, done, measure } }: Route.ComponentProps) {
  const say = useWords(tasksWords)
  const words = useWords(surveyWords)
  const locale = useLocale()
  const back = { to: href('/:locale?/console/surveys', localePrefix(locale)), label: words('surveys') }
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader back={back} title={say('title')}>
        {say('intro')}
      </PageHeader>
      {measure.called > 0 ? <p>{say('measure', { inTime: measure.inTime, called: measure.called })}</p> : null}
      <Card title={say('open')} flush={open.length > 0}>
        {open.length > 0 ? (
          <Table
            caption={say('open')}
            columns={columnsFor(locale, { today, isDone: false })}
            rows={open}
            rowKey={({ id }) => id}
          />
        ) : (
          <p className="muted">{say('open.none')}</p>
        )}
      </Card>
      {done.length > 0 ? (
        <Card title={say('done')} flush>
          <Table
            caption={say('done')}
            columns={columnsFor(locale, { today, isDone: true })}
            rows={done}
            rowKey={({ id }) => id}
          />
        </Card>
      ) : null}
    </div>
  )
}

function columnsFor(locale: Locale, { today, isDone }: { today: string; isDone: boolean }): Column<Row>[] {
  const say = sayIn(tasksWords, locale)
  const words = sayIn(surveyWords, locale)
  return [
    {
      label: words('about'),
      look: 'name',
      render: ({ id, about }) => (
        <RowLink to={href('/:locale?/console/surveys/tasks/:id', { ...localePrefix(locale), id: String(id) })}>
          {about}
        </RowLink>
      ),
    },
    {
      label: say('customer'),
      look: 'main',
      render: customerText,
    },
    {
      label: words('score'),
      look: 'number',
      labelled: true,
      render: ({ score, of }) => words('score.of', { score: String(score), of: String(of) }),
    },
    { label: say('caller'), labelled: true, render: ({ call }) => call.doneBy ?? call.callerName ?? say('nobody') },
    {
      label: say(isDone ? 'when' : 'due'),
      look: 'date',
      render: ({ call }) => {
        if (call.doneAt) return formatDate(locale, new Date(call.doneAt))
        const day = formatDay(locale, call.dueOn)
        return call.dueOn < today ? say('late', { day }) : day
      },
    },
  ]
}
