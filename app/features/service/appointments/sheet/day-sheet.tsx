import { Form, href } from 'react-router'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { addDays } from '#app/kit/words/days.ts'
import { type Appointment, endsWork, nextStep, numberBeside } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { closedWords } from '../closed/closed.words.ts'
import { formWords } from '../forms.words.ts'
import type { readSheet, Shown } from '../reading.server.ts'
import { MinutesCard } from './minutes-card.tsx'
import { minutesWords } from './minutes.words.ts'
import { AppointmentState } from '../state.tsx'
import { momentWords, timeWords, weekdayWords } from '../when-text.ts'
import './sheet.css'

type Sheet = NonNullable<Awaited<ReturnType<typeof readSheet>>>

/** What a mechanic works by: what comes today, and one tap for each step. */
export function DaySheet({ sheet, refusal }: { sheet: Sheet; refusal: FormFailure | undefined }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const today = sheet.week.find(({ day }) => day === sheet.day)
  const hasMinutes = today?.isOpen === true && sheet.day >= sheet.today
  const isInCard = hasMinutes && refusal?.intent === 'minutes'
  const groups = [
    { title: say('sheet.hours'), rows: sheet.appointments.filter(({ mode }) => mode === 'hour') },
    { title: say('sheet.bench'), rows: sheet.appointments.filter(({ mode }) => mode === 'day') },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      {!isInCard &&
        refusal?.problems.map((problem, at) => (
          <Alert key={problem.message} first={at === 0} tone="danger">
            {wordProblem(locale, formWords, problem)}
          </Alert>
        ))}
      {sheet.outside > 0 && <Outside sheet={sheet} />}
      <Shops sheet={sheet} />
      <Week sheet={sheet} />
      <h2 className="sheet-day">
        {weekdayWords(locale, sheet.day)} {formatDay(locale, sheet.day)} · {sheet.shop.name}
      </h2>
      {today && <Bench today={today} />}
      {groups.length === 0 && <p>{say('sheet.none')}</p>}
      {groups.map(({ title, rows }) => (
        <section key={title} className="stack-small">
          <h3>{title}</h3>
          <ul className="sheet-rows">
            {rows.map((one) => (
              <Row key={one.id} appointment={one} isLongAgo={sheet.longAgo.includes(one.id)} />
            ))}
          </ul>
        </section>
      ))}
      {hasMinutes && (
        <MinutesCard
          key={`${sheet.shop.id} ${sheet.day} ${today.total} ${today.own}`}
          shop={sheet.shop.id}
          day={today}
          refusal={isInCard ? refusal : undefined}
        />
      )}
    </>
  )
}

/** How full the day is, and whether it is more than it has. */
function Bench({ today: { isOpen, used, total, own } }: { today: Shown }) {
  const say = useWords(appointmentWords)
  const minutes = useWords(minutesWords)
  if (!isOpen) return <p className="muted">{say('closed')}</p>
  return (
    <p className="muted">
      {[say('bench', { used, total }), own && minutes('own')].filter(Boolean).join(' · ')}
      {used > total && (
        <>
          {' '}
          <StatusDot tone="orange">{minutes('over', { count: used - total })}</StatusDot>
        </>
      )}
    </p>
  )
}

/** Closed days and shorter hours cancel nothing: what they touch stands here until somebody moves it. */
function Outside({ sheet: { outside, shop } }: { sheet: Sheet }) {
  const say = useWords(closedWords)
  const path = href('/:locale?/appointments/closed', localePrefix(useLocale()))
  return (
    <Alert tone="warning" action={<LinkButton to={`${path}?shop=${shop.id}`}>{say('outside.do')}</LinkButton>}>
      {say('outside', { count: outside })}
    </Alert>
  )
}

export function NoShops() {
  const say = useWords(appointmentWords)
  const to = href('/:locale?/user/company/shops', localePrefix(useLocale()))
  return <EmptyState title={say('no-shops')} action={<LinkButton to={to}>{say('no-shops.do')}</LinkButton>} />
}

function Shops({ sheet }: { sheet: Sheet }) {
  const say = useWords(appointmentWords)
  const path = href('/:locale?/appointments', localePrefix(useLocale()))
  if (sheet.shops.length < 2) return null
  return (
    <nav aria-label={say('shop')} className="cluster sheet-nav">
      {sheet.shops.map(({ id, name }) => (
        <Link key={id} to={`${path}?shop=${id}&day=${sheet.day}`} aria-current={id === sheet.shop.id || undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Week({ sheet: { week, day, shop } }: { sheet: Sheet }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const path = href('/:locale?/appointments', localePrefix(locale))
  const to = (date: string) => `${path}?shop=${shop.id}&day=${date}`
  return (
    <nav aria-label={say('week')} className="sheet-nav">
      <div className="cluster">
        <Link to={to(addDays(day, -1))}>← {say('earlier')}</Link>
        <Link to={to(addDays(day, 1))}>{say('later')} →</Link>
      </div>
      <ul className="sheet-week">
        {week.map((one) => (
          <li key={one.day}>
            <Link to={to(one.day)} aria-current={one.day === day ? 'date' : undefined}>
              <b>
                {weekdayWords(locale, one.day)} <span>{Number(one.day.slice(8))}</span>
              </b>
              <span className="sheet-week-bench">{one.isOpen ? `${one.used}/${one.total}` : say('closed')}</span>
              <span>{one.count > 0 ? one.count : '·'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Row({ appointment: one, isLongAgo }: { appointment: Appointment; isLongAgo: boolean }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const step = nextStep(one, isLongAgo)
  const serial = numberBeside(one)
  const time = one.startsAt ? timeWords(locale, one.timeZone, one.startsAt) : undefined
  return (
    <li className="sheet-row">
      <div className="sheet-words">
        <Link to={href('/:locale?/appointments/:id', { ...prefix, id: String(one.id) })}>
          {[time, say(`kind.${one.kind}`)].filter(Boolean).join(' · ')}
        </Link>
        <span>
          {one.bicycle} {serial && <span className="serial">{serial}</span>}
        </span>
        <span className="muted">
          {one.personName}
          {one.personName && one.personPhone ? ' · ' : ''}
          {one.personPhone ? <a href={telOf(one.personPhone)}>{one.personPhone}</a> : null}
          {one.personName || one.personPhone ? ' · ' : ''}
          {[
            say('minutes', { count: one.minutes }),
            one.lane ? say('lane', { lane: one.lane }) : '',
            one.promisedAt ? `${say('promised')} ${momentWords(locale, one.timeZone, one.promisedAt)}` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {one.message && <span className="sheet-message">{one.message}</span>}
      </div>
      <AppointmentState state={one.state} />
      {step && (
        <Form method="post">
          <input type="hidden" name="appointment" value={one.id} />
          {endsWork(step) && <input type="hidden" name="log" value="on" />}
          <Button type="submit" name="intent" value={step} variant="primary">
            {say(`do.${step}`)}
            <VisuallyHidden> · {one.bicycle || one.serialNumber || one.personName}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}
