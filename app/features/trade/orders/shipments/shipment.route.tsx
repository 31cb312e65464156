import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { type Order, outstandingOf } from '../orders.ts'
import { readOrderToChange } from '../write/write.server.ts'
import { initialOf, quantitiesIn, removalForm, shipmentForm } from './shipment-form.ts'
import { ShipmentPage } from './shipment-page.tsx'
import { removeShipment, saveShipment } from './shipments.server.ts'
import type { Route } from './+types/shipment.route'

/** Without `?shipment=` it is a new one. */
function askedIn(url: URL): number | undefined {
  return maybeId(url.searchParams.get('shipment') ?? '')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const order = await readOrderToChange(portal, staffIn(context), params.id)
  const position = askedIn(url)
  const shipment = order.shipments.find((one) => one.position === position)
  if (position !== undefined && !shipment) throw new Problem('not-found')
  const { id, number, byHand } = order
  return {
    order: { id, number, byHand, lines: order.lines.map(lineOf) },
    position,
    initial: initialOf(localeOf(url.pathname), order, shipment, dayOf(portal.clock.now())),
    submission: randomUUID(),
  }
}

function lineOf(line: Order['lines'][number]) {
  const { position, itemName, itemNumber } = line
  return { position, itemName, itemNumber, left: outstandingOf(line) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const locale = localeOf(url.pathname)
  const { id, lines } = await readOrderToChange(portal, viewer, params.id)
  const which = { orderId: id, position: askedIn(url) }
  const work = { portal, viewer, locale, which, count: lines.length, fields: await readFields(request) }
  const page = href('/:locale?/orders/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, notices: { save: 'shipment-saved', remove: 'shipment-removed' } })
}

type Work = Sent & {
  portal: Portal
  viewer: StaffViewer
  which: { orderId: number; position: number | undefined }
  count: number
}

const forms: Forms<'save' | 'remove', Work> = {
  save: form(
    ({ locale, count }: Work) => shipmentForm(locale, count),
    ({ portal, viewer, locale, which }, value) =>
      saveShipment(portal, viewer, which, { ...value, lines: quantitiesIn(locale, value) }),
  ),
  remove: form(removalForm, ({ portal, viewer, which }, value) => removeShipment(portal, viewer, which, value)),
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Shipment({ loaderData, actionData }: Route.ComponentProps) {
  return <ShipmentPage page={loaderData} refusal={actionData} />
}
