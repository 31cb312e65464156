import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Failure } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '../../account/account.server.ts'
import { hasModule, type Viewer } from '../../account/account.ts'
import { fileAddress } from '../../attachments/attachments.ts'
import { todayIn } from '../../coverage/coverage.countries.ts'
import { subjectOf } from '../../tickets/tickets.words.ts'
import {
  changeConsents,
  checkConsumable,
  logActivity,
  offerTransfer,
  resetPassport,
  withdrawTransfer,
} from '../products.changes.server.ts'
import { qrOf } from '../passport/qr.server.ts'
import { passportAddress } from '../passport/passport.server.ts'
import { idIn } from '../products.addresses.ts'
import { activityForm, consentsForm, consumableForm } from '../products.forms.ts'
import { findProduct, readProduct } from '../products.server.ts'
import { canRegister, canTransfer, warrantyOn } from '../products.ts'
import { legalExpiryOf } from '../warranty.ts'
import { consumableLines, serviceLines } from './condition.ts'
import { DetailPage } from './detail-page.tsx'
import { type Intent, intents, noticeIn } from './intents.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const { product, events, receipts, tickets, orders, transfer } = await readProduct(portal, viewer, idIn(params.id))
  const { passportCode, companyId: _, companyName, ...known } = product
  const today = todayIn(product.country, portal.clock.now())
  const passport = passportAddress(portal, locale, passportCode)
  return {
    product: known,
    companyName: canRegister(viewer) ? null : companyName,
    today,
    warranty: warrantyOn(product.warrantyExpiry, today),
    legalExpiry: legalExpiryOf(product),
    services: serviceLines(events, product.dateOfPurchase),
    consumables: consumableLines(events),
    accessories: events.filter(({ kind }) => kind === 'accessory').map(({ id, day, body }) => ({ id, day, body })),
    events,
    receipts: receipts.map((file) => ({ id: file.id, name: file.name, to: fileAddress(file).content })),
    tickets: tickets.map((ticket) => {
      const { id, stage, lastActivityAt } = ticket
      return { id, stage, lastActivityAt, subject: subjectOf(locale, ticket, true) }
    }),
    orders: orders.map(({ id, number, orderDate }) => ({ id, number, orderDate })),
    transfer: transfer ?? null,
    passport: { address: passport, qr: qrOf(passport) },
    may: {
      log: canRegister(viewer),
      transfer: canTransfer(viewer),
      openTicket: canRegister(viewer) && hasModule(viewer, 'tickets'),
      seeTickets: hasModule(viewer, 'tickets'),
    },
    isRider: viewer.role === 'customer',
    // One for each form: a repeated post does nothing.
    submissions: { activity: randomUUID(), consumable: randomUUID() },
    notice: noticeIn(url.searchParams),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const id = idIn(params.id)
  requireModule(viewer, 'products')
  if (!canRegister(viewer)) throw new Problem('not-found')
  const fields = await readFields(request)
  const intent = intents.find((one) => one === fields.get('intent'))
  if (!intent) throw new Problem('body-malformed')
  const failure = await carryOut(portal, viewer, id, intent, fields)
  if (failure) return data({ intent, ...failure }, 400)
  const page = href('/:locale?/products/:id', { ...localePrefix(localeOf(url.pathname)), id: params.id })
  const notice = [intent, ...fields.getAll('submission')].join('.')
  return redirect(`${page}?${new URLSearchParams({ notice }).toString()}`, 303)
}

export default function ProductDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.product.id} page={loaderData} refusal={actionData} />
}

async function carryOut(
  portal: Portal,
  viewer: Viewer,
  id: number,
  intent: Intent,
  fields: URLSearchParams,
): Promise<Failure | undefined> {
  const act = plainActs[intent]
  if (act) {
    await act(portal, viewer, id)
    return undefined
  }
  if (intent === 'consents') {
    const form = parseForm(consentsForm, fields)
    if (!form.ok) return form
    await changeConsents(portal, viewer, id, form.value)
    return undefined
  }
  const { country } = await findProduct(portal, viewer, id)
  const today = todayIn(country, portal.clock.now())
  if (intent === 'consumable') {
    const form = parseForm(consumableForm(today), fields)
    if (!form.ok) return form
    await checkConsumable(portal, viewer, id, form.value)
    return undefined
  }
  const form = parseForm(activityForm(today), fields)
  if (!form.ok) return form
  await logActivity(portal, viewer, id, form.value)
  return undefined
}

/** Those that ask for nothing. */
const plainActs: Partial<Record<Intent, typeof offerTransfer>> = {
  transfer: offerTransfer,
  'withdraw-transfer': withdrawTransfer,
  'reset-passport': resetPassport,
}
