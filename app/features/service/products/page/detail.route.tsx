import { type Catalogue, textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { answerFormWith } from '#app/kit/forms/actions.server.ts'
import { intentIn } from '#app/kit/forms/parse.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { shelfOf } from '#app/features/trade/items/items.stock.server.ts'
import { readFormWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { countriesIn, lastDayOfPurchase, todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { subjectOf } from '#app/features/service/tickets/tickets.words.ts'
import { qrOf } from '#app/kit/pictures/qr.server.ts'
import { passportAddress } from '../passport/passport.server.ts'
import { attributesOf, namedIn, readAttributes } from '../product.attributes.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { bookedServices } from '../products.services.server.ts'
import { readProduct } from '../products.server.ts'
import { beginnable } from '#app/features/service/checklists/checklists.ts'
import { checksOfProduct } from '#app/features/service/checklists/checklists.server.ts'
import { canCorrect, canRegister, canTransfer, type Product, warrantyOn } from '../products.ts'
import { guidesOfBicycle } from '#app/features/content/resources/resources.bicycles.server.ts'
import { servicesFor } from '#app/features/trade/packages/packages.services.server.ts'
import { bulletinsAbout } from '#app/features/content/bulletins/bulletins.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { consumableLines, serviceLines } from './condition.ts'
import { advisedServices, shownBook } from './service-book.ts'
import { DetailPage } from './detail-page.tsx'
import { forms } from './actions.server.ts'
import { receiptOf } from './proof.server.ts'
import { anchors, holderIntents, notices, staffIntents } from './actions.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const read = await readProduct(portal, viewer, idIn(params.id))
  const { product, events, receipts, tickets, orders, transfer, picture, replacements } = read
  const { book, ...lastDays } = read.lastDays
  const { shelf, checks, bulletins, guides, packages, booked } = await readAround(portal, viewer, product, locale)
  const { passportCode, companyId, companyName, attributes: _attributes, ...known } = product
  const catalogue = portal.catalogues.current()
  const labels = labelsIn(locale, catalogue)
  const schema = attributesOf(catalogue, product.frameModel)
  const ruleName = (rule: string) => textIn(locale, catalogue.rules.find(({ code }) => code === rule)?.name ?? {})
  const today = todayIn(product.country, portal.clock.now())
  const advised = advisedServices(catalogue, product.frameModel, book)
  const passport = passportAddress(portal, locale, passportCode)
  return {
    product: known,
    company: canCorrect(viewer) ? { id: companyId, name: companyName } : null,
    today,
    lastDay: lastDayOfPurchase(product.country, portal.clock.now()),
    warranty: warrantyOn(product, today),
    lastDays: { ...lastDays, rules: lastDays.rules.map((one) => ({ ...one, name: ruleName(one.rule) })) },
    ...correctionChoices(viewer, catalogue, locale),
    attributes: namedIn(locale, schema),
    // Those that were corrected: a bicycle may have been of another family.
    corrected: namedIn(locale, catalogue.attributes).filter(({ code }) => events.some(({ changes }) => changes[code])),
    values: readAttributes(schema, product.attributes),
    picture,
    replacements,
    book: book && shownBook(locale, catalogue, book, { today, booked }),
    services: serviceLines(locale, advised, events, product.dateOfPurchase),
    consumables: consumableLines(events),
    accessories: events.filter(({ kind }) => kind === 'accessory').map(({ id, day, body }) => ({ id, day, body })),
    events,
    receipts: receipts.map((file) => ({ id: file.id, name: file.name, to: fileAddress(file).content })),
    tickets: tickets.map((ticket) => {
      const { id, stage, isAppealed, lastActivityAt } = ticket
      return { id, stage, isAppealed, lastActivityAt, subject: subjectOf(locale, labels, ticket, true) }
    }),
    orders: orders.map(({ id, number, orderDate }) => ({ id, number, orderDate })),
    shelf,
    bulletins,
    packages,
    guides,
    checks: checks.map(({ id, names, companyName: workshop, state, signedAt, begunAt }) => {
      return { id, title: textIn(locale, names), workshop, state, signedAt, begunAt }
    }),
    lists: listsFor(viewer, catalogue, locale, product),
    transfer: transfer ?? null,
    passport: { address: passport, qr: qrOf(passport) },
    may: rightsOn(viewer, product),
    isRider: viewer.role === 'customer',
    // One for each form: a repeated post does nothing.
    submissions: { activity: randomUUID(), consumable: randomUUID(), issue: randomUUID(), proof: randomUUID() },
    notice: noticeIn(url.searchParams, notices),
  }
}

/** What stands around the bicycle's own facts, all asked for at once. */
async function readAround(portal: Portal, viewer: Viewer, product: Product, locale: Locale) {
  const { id, frameModel: family, size, serialNumber } = product
  const [shelf, checks, bulletins, guides, packages, booked] = await Promise.all([
    shelfOf(portal, viewer, { family, size }, locale),
    checksOfProduct(portal.db, viewer, id),
    bulletinsAbout(portal, viewer, locale, { family, folded: foldSerial(serialNumber) }),
    hasModule(viewer, 'user-guides') ? guidesOfBicycle(portal, locale, family) : [],
    servicesFor(portal, viewer, family),
    bookedServices(portal, viewer, id),
  ])
  return { shelf, checks, bulletins, guides, packages, booked }
}

/** What staff choose from when they correct a product. Countries are named by the server alone: a browser may know other names. */
function correctionChoices(viewer: Viewer, { families }: Catalogue, locale: Locale) {
  if (!canCorrect(viewer)) return { countries: [], families: [] }
  return {
    countries: countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    families: families.map(({ code, serial, example }) => ({ code, serial, example })),
  }
}

/** The checklists that the viewer may begin on this bicycle. */
function listsFor(viewer: Viewer, { checklists }: Catalogue, locale: Locale, { frameModel }: Product) {
  return beginnable(viewer, checklists, frameModel).map(({ code, name }) => ({ code, title: textIn(locale, name) }))
}

/** What the viewer may do to the product as it stands. */
function rightsOn(viewer: Viewer, product: Product) {
  return {
    book: viewer.side === 'company' && hasModule(viewer, 'appointments'),
    log: canRegister(viewer),
    prove: canRegister(viewer) && !product.isConfirmed,
    transfer: canTransfer(viewer),
    correct: canCorrect(viewer),
    confirm: canCorrect(viewer) && !product.isConfirmed,
    openTicket: canRegister(viewer) && hasModule(viewer, 'tickets'),
    seeTickets: hasModule(viewer, 'tickets'),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  requireModule(viewer, 'products')
  const sent = await readFormWithFiles(portal, viewer, locale, request, canCorrect(viewer) ? [] : ['receipt'])
  // The holder's forms do not exist for staff, nor theirs for the holder.
  const others = canCorrect(viewer) ? holderIntents : staffIntents
  if (others.some((one) => one === intentIn(sent.fields))) throw new Problem('not-found')
  const page = href('/:locale?/products/:id', { ...localePrefix(locale), id: params.id })
  const work = { ...sent, portal, viewer, locale, id }
  return answerFormWith(work, forms, { page, anchors }, async (failure) => {
    return { ...failure, receipt: await receiptOf(portal, viewer, failure.submitted['submission']) }
  })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function ProductDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.product.id} page={loaderData} refusal={actionData} />
}
