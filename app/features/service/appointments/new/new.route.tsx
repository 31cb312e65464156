import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { problemCodeOf } from '#app/kit/problem.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { asksAfterAppointments } from '#app/features/service/surveys/surveys.guests.server.ts'
import { worksAtDesk } from '../appointments.ts'
import { book } from '../appointments.server.ts'
import { appointmentWords } from '../appointments.words.ts'
import { atTyped, bookFormFor, whenIn } from '../forms.ts'
import { zoneName } from '../when-text.ts'
import { BookForm, Choose, Free } from './book-form.tsx'
import { GoneNote, MissingNote, Refused, ServiceNote } from './service-note.tsx'
import { readChoices } from './choices.server.ts'
import type { Route } from './+types/new.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const { searchParams: query } = url
  const [shop, product] = [maybeId(query.get('shop')), maybeId(query.get('product'))]
  const of = { product, ticket: maybeId(query.get('ticket')), lead: maybeId(query.get('lead')) }
  const kind = query.get('kind')
  const pack = maybeId(query.get('package'))
  const asked = { shop, kind, package: pack, from: query.get('from') ?? '', of, locale: localeOf(url.pathname) }
  const portal = context.get(portalContext)
  const { isGone, ...choices } = await readChoices(portal, viewer, asked)
    .then((read) => ({ ...read, isGone: false }))
    .catch(async (error: unknown) => {
      if (pack === undefined || problemCodeOf(error) !== 'conflict') throw error
      return { ...(await readChoices(portal, viewer, { ...asked, shop: undefined, package: undefined })), isGone: true }
    })
  const carried = { ...of, package: pack, product: choices.bicycle?.id, serial: query.get('serial')?.slice(0, 40) }
  const zone = choices.desk ? zoneName(localeOf(url.pathname), choices.desk.shop.timeZone) : ''
  return {
    ...choices,
    gone: isGone ? pack : undefined,
    zone,
    carried,
    isDesk: worksAtDesk(viewer),
    asksAfter: worksAtDesk(viewer) && (await asksAfterAppointments(portal)),
    submission: randomUUID(),
  }
}

type Work = Sent & { portal: Portal; viewer: Viewer }

const forms: Forms<'book', Work> = {
  book: form(
    ({ viewer }) => bookFormFor(worksAtDesk(viewer)),
    async ({ portal, viewer, locale }, { product, ticket, lead, shop, package: pack, ...it }) => {
      const about = { product: maybeId(product), ticket: maybeId(ticket), lead: maybeId(lead), package: maybeId(pack) }
      const done = await book(portal, viewer, { ...it, ...about, shop: idIn(shop), when: whenIn(it) })
      const page = (id: number) => href('/:locale?/appointments/:id', { ...localePrefix(locale), id: String(id) })
      return madeAt(atTyped(done, it), 'book', page)
    },
  ),
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'book' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(appointmentWords)
  const { desk } = loaderData
  const back = { to: href('/:locale?/appointments', localePrefix(useLocale())), label: say('appointments') }
  return (
    <div className="stack">
      <PageTitle title={say('new')} />
      <PageHeader back={back} title={say('new')}>
        {desk && `${desk.shop.name}. ${say('zone', { zone: loaderData.zone })}`}
      </PageHeader>
      {desk?.service ? <ServiceNote service={desk.service} /> : null}
      {actionData && !desk?.kind ? <Refused refusal={actionData} /> : null}
      {desk?.missing && <MissingNote kind={desk.missing} phone={desk.shop.phone} isDesk={loaderData.isDesk} />}
      {loaderData.gone === undefined ? <Choose choices={loaderData} /> : <GoneNote id={loaderData.gone} />}
      {desk?.kind && <Free choices={loaderData} />}
      {desk?.kind && <BookForm choices={loaderData} kind={desk.kind} refusal={actionData} />}
    </div>
  )
}
