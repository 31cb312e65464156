import { ClipboardCheck } from 'lucide-react'
import { Form as PageForm, href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { LostForm } from '#app/kit/forms/form.tsx'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Checkbox } from '#app/kit/ui/choices.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { type AppointmentEvent, endsWork, isOpen, nextStep, numberBeside, serviceOf } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { byLinkWords } from '../by-link/by-link.words.ts'
import { formWords } from '../forms.words.ts'
import { AppointmentState } from '../state.tsx'
import { momentWords, whenWords } from '../when-text.ts'
import { reasonText } from '../cancel-reason.ts'
import { CancelCard, LinkCard, MoveCard, PromiseCard } from './change-cards.tsx'
import { CheckStateDot } from '#app/features/service/checklists/checklists.state.tsx'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import { DeskWish } from '#app/features/service/surveys/surveys.guests.tsx'
import { SurveyTaskNote } from '#app/features/service/surveys/surveys.note.tsx'
import type { Route } from './+types/appointment.route'

type PageData = Route.ComponentProps['loaderData']
type PageProps = { page: PageData; refusal: FormFailure | undefined }

const stepIntents = ['arrived', 'ready', 'done', 'no_show', 'not_arrived']

export function AppointmentPage({ page, refusal }: PageProps) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const { appointment: it, notice, isDesk, mayChange } = page
  const title = say(`kind.${it.kind}`)
  const when = whenWords(locale, it.timeZone, it)
  // Staff go back to the list of all appointments; a dealer's day and a rider's own are pages themselves.
  const back = href(page.isStaff ? '/:locale?/appointments/list' : '/:locale?/appointments', localePrefix(locale))
  const mayRelink = isDesk && it.personEmail !== '' && !it.endedAt
  const isAbove = refusal && (stepIntents.includes(refusal.intent) || (refusal.intent === 'relink' && !mayRelink))
  const of = (intent: string) => (refusal?.intent === intent ? refusal : undefined)
  const mayPromise = isDesk && it.mode === 'day' && (isOpen(it) || it.state === 'arrived')
  const mayMove = mayChange && isOpen(it)
  // Somebody else took a step while it was typed: the card it was typed in is no longer there.
  const lost = (mayPromise ? undefined : of('promise')) ?? (mayMove ? undefined : (of('move') ?? of('cancel')))
  return (
    <div className="stack">
      <PageTitle title={[title, it.bicycle || it.personName, when].filter(Boolean).join(' · ')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader back={{ to: back, label: say('appointments') }} title={title}>
        {when} <AppointmentState state={it.state} />
      </PageHeader>
      {isAbove
        ? refusal.problems.map((problem, at) => (
            <Alert key={problem.message} first={at === 0} tone="danger">
              {wordProblem(locale, formWords, problem)}
            </Alert>
          ))
        : null}
      {lost ? <LostForm key={lost.status} refusal={lost} words={formWords} texts={['reason']} /> : null}
      <RecallNote recalls={page.recalls} reader={page.isStaff ? 'staff' : 'company'} />
      <SurveyTaskNote task={page.task} />
      {isDesk && <Steps page={page} />}
      <CheckLine page={page} />
      <Facts page={page} />
      {mayPromise && <PromiseCard appointment={it} refusal={of('promise')} />}
      {page.late && <TooLate {...page.late} />}
      {mayMove && <MoveCard appointment={it} isDesk={isDesk} refusal={of('move')} />}
      {mayMove && <CancelCard isDesk={isDesk} refusal={of('cancel')} />}
      {isDesk && <DeskWish wish={page.wish} refusal={of('surveys-yes') ?? of('surveys-no')} />}
      {mayRelink && <LinkCard refusal={of('relink')} />}
      <History page={page} />
    </div>
  )
}

/** Their shop still changes it for them. */
function TooLate({ shop, phone }: NonNullable<PageData['late']>) {
  const say = useWords(byLinkWords)
  return <Alert title={phone ? say('too-late', { shop, phone }) : say('too-late.no-phone', { shop })} />
}

/** The checklist of what it is booked for: a tap away, or where it stands. */
function CheckLine({ page: { appointment, check } }: { page: PageData }) {
  const prefix = localePrefix(useLocale())
  const id = String(appointment.id)
  if (!check) return null
  const to =
    check.id === null
      ? href('/:locale?/checks/at-desk/:id/:kind', { ...prefix, id, kind: check.code })
      : href('/:locale?/checks/:id', { ...prefix, id: String(check.id) })
  return (
    <div className="cluster">
      <LinkButton to={to} icon={<ClipboardCheck size={16} aria-hidden />}>
        {check.title}
      </LinkButton>
      {check.state && <CheckStateDot state={check.state} />}
    </div>
  )
}

function Steps({ page }: { page: PageData }) {
  const { appointment: it, isAhead, isLongAgo } = page
  const say = useWords(appointmentWords)
  const { pathname } = useLocation()
  const step = nextStep(it, isLongAgo)
  if (!step && !isLongAgo) return null
  const isNoted = page.check?.state === 'signed' || page.events.some(({ detail }) => detail.logged)
  return (
    <PageForm method="post" action={pathname} className="cluster">
      {step && endsWork(step) && it.productId !== null && serviceOf(it.kind) && !isNoted && (
        <Checkbox id="log" name="log" label={say('log')} defaultChecked />
      )}
      {step && (
        <Button type="submit" name="intent" value={step} variant="primary">
          {say(`do.${step}`)}
        </Button>
      )}
      {isLongAgo && (
        <Button type="submit" name="intent" value="done">
          {say('do.done')}
        </Button>
      )}
      {it.state === 'booked' && !isAhead && (
        <Button type="submit" name="intent" value="no_show">
          {say('do.no_show')}
        </Button>
      )}
      {it.state === 'arrived' && (
        <Button type="submit" name="intent" value="not_arrived">
          {say('do.not_arrived')}
        </Button>
      )}
    </PageForm>
  )
}

function Facts({ page: { appointment: it, isStaff, isDesk, zone } }: { page: PageData }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const reason = reasonText(locale, it)
  const ticketAt = (id: string) =>
    isStaff
      ? href('/:locale?/console/tickets/:id', { ...prefix, id })
      : href('/:locale?/tickets/:id', { ...prefix, id })
  return (
    <Card title={say('facts')} footer={<span className="muted">{say('zone', { zone })}</span>}>
      <DescriptionList
        items={[
          { term: say('when'), detail: whenWords(locale, it.timeZone, it) },
          { term: say('shop'), detail: it.shopName },
          {
            term: say('kind'),
            detail: it.kindWords ? (
              <>
                {say(`kind.${it.kind}`)}
                {colon(locale)} <span lang={foreignTo(locale, it.kindWords)}>{it.kindWords}</span>
              </>
            ) : (
              say(`kind.${it.kind}`)
            ),
          },
          ...(it.price
            ? [{ term: say('package'), detail: say('package.price', { price: formatMoney(locale, it.price) }) }]
            : []),
          { term: say('length'), detail: say('minutes', { count: it.minutes }) },
          { term: say('bicycle'), detail: <Bicycle appointment={it} /> },
          {
            term: say('promised'),
            detail: it.promisedAt ? momentWords(locale, it.timeZone, it.promisedAt) : undefined,
          },
          { term: say('person'), detail: it.personName },
          { term: say('phone'), detail: reached(isDesk || isStaff, it.personPhone, telOf) },
          { term: say('email'), detail: reached(isDesk || isStaff, it.personEmail, (email) => `mailto:${email}`) },
          ...(it.ticketId
            ? [{ term: say('ticket'), detail: <Link to={ticketAt(String(it.ticketId))}>{it.ticketId}</Link> }]
            : []),
          ...(it.leadId
            ? [
                {
                  term: say('lead'),
                  detail: (
                    <Link to={href('/:locale?/leads/:id', { ...prefix, id: String(it.leadId) })}>{it.leadId}</Link>
                  ),
                },
              ]
            : []),
          ...(reason ? [{ term: say('reason'), detail: reason, wide: true }] : []),
          ...(it.message ? [{ term: say('message'), detail: it.message, wide: true }] : []),
        ]}
      />
    </Card>
  )
}

function Bicycle({ appointment }: { appointment: PageData['appointment'] }) {
  const { bicycle } = appointment
  const serialNumber = numberBeside(appointment)
  if (!bicycle && !serialNumber) return '–'
  return (
    <>
      {bicycle}
      {serialNumber && ' '}
      {serialNumber && <span className="serial unbroken">{serialNumber}</span>}
    </>
  )
}

/** For readers who may have to reach the customer: a tap on the phone does it. */
function reached(isTheirs: boolean, to: string, addressOf: (to: string) => string) {
  if (!to) return undefined
  return isTheirs ? <a href={addressOf(to)}>{to}</a> : to
}

function History({ page: { events, appointment, isDesk, isStaff } }: { page: PageData }) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const { timeZone } = appointment
  const whenOf = ({ day, at }: NonNullable<AppointmentEvent['detail']['from']>) =>
    whenWords(locale, timeZone, { day, startsAt: at ? new Date(at) : null, endsAt: null })
  // How full the shop's days are is nothing of its customers'.
  const passed = isDesk || isStaff ? say('event.beyond') : ''
  const detailOf = ({ from, to, beyond }: AppointmentEvent['detail']) => {
    const when = [from, to].flatMap((one) => (one ? [whenOf(one)] : [])).join(' → ')
    return [when, beyond ? passed : ''].filter(Boolean).join(' · ')
  }
  const items = events.map(({ id, kind, at, actorName, detail }) => ({
    key: id,
    state: 'done' as const,
    title: say(`event.${kind}`),
    time: [momentWords(locale, timeZone, at), actorName].filter(Boolean).join(' · '),
    detail: detailOf(detail),
  }))
  return (
    <Card title={say('history')}>
      <Timeline label={say('history')} items={items} />
    </Card>
  )
}
