import { href, useLocation } from 'react-router'
import { answerForm, form, type Forms } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { worksAtDesk } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { FeedCard } from '../calendar/feed-card.tsx'
import { AllAppointments } from '../list/all-appointments.tsx'
import { readList } from '../list/list.server.ts'
import { listAppointments, readSheet } from '../reading.server.ts'
import { stepForms, type StepIntent, type Work } from '../page/forms.server.ts'
import { isNearDay } from '#app/features/people/shops/shops.time.ts'
import { zoneName } from '../when-text.ts'
import { minutesForm, usualForm } from '../forms.ts'
import { setMinutes } from './minutes.server.ts'
import { minutesWords } from './minutes.words.ts'
import { DaySheet, NoShops } from './day-sheet.tsx'
import { AppointmentList } from './list.tsx'
import type { Route } from './+types/sheet.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  // Staff look somebody up: they have no day of their own.
  if (viewer.side === 'maker') return readList(portal, viewer, url)
  const notice = noticeIn(url.searchParams, ['step', 'minutes', 'usual'])?.done
  if (!worksAtDesk(viewer))
    return {
      isDesk: false as const,
      mayBook: true,
      notice,
      appointments: await listAppointments(portal, viewer),
    }
  const { searchParams: query } = url
  const sheet = await readSheet(portal, viewer, { shop: maybeId(query.get('shop')), day: query.get('day') ?? '' })
  const zone = sheet && zoneName(localeOf(url.pathname), sheet.shop.timeZone)
  return { isDesk: true as const, mayBook: sheet !== undefined, notice, sheet, zone }
}

const sheetForms: Forms<StepIntent | 'minutes' | 'usual', Work> = {
  ...stepForms,
  minutes: form(minutesForm, ({ portal, viewer }, { shop, minutes, ...days }) =>
    setMinutes(portal, viewer, { ...days, shop: idIn(shop) }, minutes),
  ),
  usual: form(usualForm, ({ portal, viewer }, { shop, day }) =>
    setMinutes(portal, viewer, { day, shop: idIn(shop) }, undefined),
  ),
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, fields] = [context.get(portalContext), viewerIn(context), await readFields(request)]
  const locale = localeOf(url.pathname)
  const work = { portal, viewer, locale, fields, id: fields.has('appointment') ? idIn(fields.get('appointment')) : 0 }
  const page = href('/:locale?/appointments', localePrefix(locale)) + seenIn(url.searchParams)
  const steps = { arrived: 'step', ready: 'step', done: 'step', no_show: 'step' }
  return answerForm(work, sheetForms, { page, notices: steps })
}

/** Back to the day and the shop that were open, whichever of the two the address named. */
function seenIn(query: URLSearchParams): string {
  const [shop, day] = [maybeId(query.get('shop')), query.get('day') ?? '']
  const seen = new URLSearchParams({
    ...(shop !== undefined && { shop: String(shop) }),
    ...(isNearDay(day) && { day }),
  })
  return seen.size > 0 ? `?${seen}` : ''
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
  return 'view' in loaderData ? (
    <AllAppointments {...loaderData} />
  ) : (
    <OwnAppointments loaderData={loaderData} refusal={actionData} />
  )
}

type OwnProps = {
  loaderData: Exclude<Route.ComponentProps['loaderData'], { view: unknown }>
  refusal: FormFailure | undefined
}

/** The desk's day, or a rider's own. */
function OwnAppointments({ loaderData, refusal }: OwnProps) {
  const say = useWords(appointmentWords)
  const minutes = useWords(minutesWords)
  const prefix = localePrefix(useLocale())
  const path = href('/:locale?/appointments/new', prefix)
  const { notice, mayBook } = loaderData
  const shop = loaderData.isDesk ? loaderData.sheet : undefined
  const { search } = useLocation()
  // What it leads to leads back to the day and the shop that were open.
  useRememberedList(href('/:locale?/appointments', prefix), seenIn(new URLSearchParams(search)))
  return (
    <div className="stack">
      <PageTitle title={say('appointments')} />
      <DoneToast title={notice && (notice === 'step' ? say('notice.step') : minutes(`notice.${notice}`))} />
      <PageHeader
        title={say(loaderData.isDesk ? 'sheet' : 'appointments')}
        {...(shop && { back: { to: href('/:locale?/appointments/list', prefix), label: say('list.all') } })}
        actions={
          mayBook ? (
            <LinkButton variant="primary" to={shop ? `${path}?shop=${shop.shop.id}&from=${shop.day}` : path}>
              {say('new')}
            </LinkButton>
          ) : undefined
        }
      >
        {loaderData.isDesk && loaderData.zone && say('zone', { zone: loaderData.zone })}
      </PageHeader>
      {loaderData.isDesk ? (
        loaderData.sheet ? (
          <DaySheet sheet={loaderData.sheet} refusal={refusal} />
        ) : (
          <NoShops />
        )
      ) : (
        <AppointmentList appointments={loaderData.appointments} />
      )}
      {mayBook && <FeedCard />}
    </div>
  )
}
