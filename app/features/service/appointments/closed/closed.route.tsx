import { Form as PageForm, href, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { appointmentWords } from '../appointments.words.ts'
import { formWords } from '../forms.words.ts'
import { whenWords, zoneName } from '../when-text.ts'
import { type ClosedAppointment, moveClosed, readClosed } from './closed.server.ts'
import { closedWords } from './closed.words.ts'
import '../sheet/sheet.css'
import type { Route } from './+types/closed.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const closed = await readClosed(context.get(portalContext), viewerIn(context), maybeId(url.searchParams.get('shop')))
  const zone = zoneName(localeOf(url.pathname), closed.shop.timeZone)
  return { ...closed, zone, notice: noticeIn(url.searchParams, ['move'])?.done }
}

type Work = Sent & { portal: Portal; viewer: Viewer; shop: number | undefined }

/** An appointment, its sequence as its reader saw it, and where it goes; nothing for one that stays. */
const moveText = z.string().check(z.regex(/^\d{1,15} \d{1,6} [\dT:+-]{10,25}$/))

const forms: Forms<'move', Work> = {
  move: form(z.object({ to: z.array(moveText).check(z.maxLength(100)) }), ({ portal, viewer, shop }, { to }) =>
    moveClosed(portal, viewer, shop, to.map(moveIn)),
  ),
}

function moveIn(text: string) {
  const [id, seen, when = ''] = text.split(' ')
  return { id: idIn(id), seen: Number(seen), when }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const shop = maybeId(url.searchParams.get('shop'))
  const work = { portal, viewer, locale, shop, fields: await readFields(request) }
  const path = href('/:locale?/appointments/closed', localePrefix(locale))
  const page = shop === undefined ? path : `${path}?shop=${shop}`
  return answerForm(work, forms, { page, otherwise: 'move' })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** What is booked when the shop is closed: where each of them goes, or that it stays. */
export default function Closed({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(closedWords)
  const all = useWords(appointmentWords)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { shop, zone, appointments, notice } = loaderData
  const sheet = `${href('/:locale?/appointments', localePrefix(locale))}?shop=${shop.id}`
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say('notice.move')} />
      <PageHeader back={{ to: sheet, label: all('sheet') }} title={say('title')}>
        {`${shop.name}. ${all('zone', { zone })}`}
      </PageHeader>
      {actionData?.problems.map((problem) => (
        <Alert key={problem.message} first tone="danger">
          {wordProblem(locale, formWords, problem)}
        </Alert>
      ))}
      {appointments.length === 0 ? (
        <EmptyState title={say('none')} action={<LinkButton to={sheet}>{all('sheet')}</LinkButton>} />
      ) : (
        <PageForm method="post" action={`${pathname}${search}`} className="stack">
          <p>{say('words')}</p>
          <ul className="sheet-rows">
            {appointments.map((one) => (
              <Row key={rowKey(one)} closed={one} chosen={actionData && chosenIn(actionData, one)} />
            ))}
          </ul>
          <div>
            <Button type="submit" variant="primary" name="intent" value="move">
              {say('do')}
            </Button>
          </div>
        </PageForm>
      )}
    </div>
  )
}

/** Once it was changed, or has other places to go to, its row begins again. */
function rowKey({ appointment: { id, sequence }, proposals }: ClosedAppointment): string {
  return [id, sequence, ...proposals.map(({ value }) => value)].join(' ')
}

/** What was chosen of it before: a place that is still offered, or that it stays. */
function chosenIn({ submitted }: FormFailure, { appointment, proposals }: ClosedAppointment): string {
  const sent = [submitted['to'] ?? []].flat().find((text) => text.startsWith(`${appointment.id} `))
  if (sent === undefined) return ''
  const { value = '' } = proposals.find((one) => sent.endsWith(` ${one.value}`)) ?? proposals[0] ?? {}
  return value
}

type RowProps = { closed: ClosedAppointment; chosen: string | undefined }

function Row({ closed: { appointment: it, proposals }, chosen = proposals[0]?.value ?? '' }: RowProps) {
  const say = useWords(closedWords)
  const all = useWords(appointmentWords)
  const locale = useLocale()
  const when = whenWords(locale, it.timeZone, it)
  const moveTextOf = (value: string) => `${it.id} ${it.sequence} ${value}`
  return (
    <li className="sheet-row">
      <div className="sheet-words">
        <Link to={href('/:locale?/appointments/:id', { ...localePrefix(locale), id: String(it.id) })}>
          {when} · {all(`kind.${it.kind}`)}
        </Link>
        <span>{it.bicycle}</span>
        <span className="muted">{[it.personName, it.personPhone].filter(Boolean).join(' · ')}</span>
      </div>
      <Field id={`to-${it.id}`} label={say('to')} hint={proposals.length === 0 ? say('to.none') : undefined}>
        {(control) => (
          <NativeSelect {...control} name="to" defaultValue={chosen && moveTextOf(chosen)}>
            {proposals.map(({ value, when: free }) => (
              <option key={value} value={moveTextOf(value)}>
                {whenWords(locale, it.timeZone, free)}
              </option>
            ))}
            <option value="">{say('keep')}</option>
          </NativeSelect>
        )}
      </Field>
    </li>
  )
}
