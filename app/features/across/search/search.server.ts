import { href } from 'react-router'
import type { Portal } from '#app/portal.server.ts'
import { type Locale, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { hasModule, isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'
import { searchCustomers } from '#app/features/people/company/company.customer.server.ts'
import { customerPath } from '#app/features/people/company/company.customer.ts'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { bulletinsById, searchBulletins } from '#app/features/content/bulletins/bulletins.server.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { remarksById, searchRemarks } from '#app/features/content/remarks/remarks.server.ts'
import { nameOf } from '#app/features/content/remarks/remarks.ts'
import { searchShares, sharesById } from '#app/features/content/shares/shares.server.ts'
import { remarkWords } from '#app/features/content/remarks/remarks.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { productsById } from '#app/features/service/products/products.by-id.server.ts'
import { searchProducts } from '#app/features/service/products/products.server.ts'
import { resourcesById, searchResources } from '#app/features/content/resources/resources.server.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import {
  appointmentsById,
  searchAppointments,
  whenWords,
} from '#app/features/service/appointments/appointments.search.server.ts'
import { appointmentWords } from '#app/features/service/appointments/appointments.words.ts'
import { checksById, searchChecks } from '#app/features/service/checks/checks.search.server.ts'
import { type FoundRecall, recallsById, searchRecalls } from '#app/features/service/recalls/recalls.search.server.ts'
import { recallAnchor } from '#app/features/service/recalls/recalls.ts'
import { recallWords } from '#app/features/service/recalls/recalls.words.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { searchTickets, ticketsById } from '#app/features/service/tickets/tickets.server.ts'
import { subjectOf, ticketWords } from '#app/features/service/tickets/tickets.words.ts'
import { findPages } from './find-pages.ts'
import { type Find, place, tradeFinds, type Wanted } from './finds.trade.server.ts'
import { type Group, type GroupList, type Hit, hitsMost, type Opened, type RecordKind, recordKinds } from './search.ts'

/** Looks through all that this person may see and that is for their role, every kind at once; the rest is not looked at. */
export async function searchEverywhere(portal: Portal, viewer: Viewer, locale: Locale, q: string): Promise<Group[]> {
  const [customers, ...records] = await Promise.all([
    findCustomers(portal, viewer, locale, q),
    ...recordKinds.map(async (kind) => {
      const hits = await find(portal, viewer, locale, kind, { q })
      return { kind, hits, lists: hits.length < hitsMost ? [] : listsOf(viewer, locale, kind, hits) }
    }),
  ])
  const pages = { kind: 'pages', hits: findPages(viewer, locale, q), lists: [] } satisfies Group
  return [customers, pages, ...records].filter(({ hits }) => hits.length > 0)
}

/** None for anyone who is not staff. */
async function findCustomers(portal: Portal, viewer: Viewer, locale: Locale, q: string): Promise<Group> {
  const found = await searchCustomers(portal, viewer, q, hitsMost)
  const hits = found.map(({ id, name, country, vatNumber }): Hit => ({
    kind: 'customers',
    id,
    to: customerPath(locale, id),
    title: name,
    hint: [countryName(locale, country), vatNumber].filter(Boolean).join(' · '),
  }))
  return { kind: 'customers', hits, lists: hits.length < hitsMost ? [] : [{ to: addressOf(locale, 'companies') }] }
}

/** What a browser remembers by its numbers, in the same order; what this person may not see now is left out. */
export async function recall(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  opened: readonly Opened[],
): Promise<Hit[]> {
  const found = await Promise.all(
    recordKinds.map(async (kind) => {
      const ids = opened.filter((one) => one.kind === kind).map(({ id }) => id)
      return ids.length > 0 ? find(portal, viewer, locale, kind, { ids }) : []
    }),
  )
  const hits = found.flat()
  return opened.flatMap(({ kind, id }) => hits.find((hit) => hit.kind === kind && hit.id === id) ?? [])
}

async function find(portal: Portal, viewer: Viewer, locale: Locale, kind: RecordKind, wanted: Wanted): Promise<Hit[]> {
  const found = isOpen(viewer, kind) ? await finds[kind](portal, viewer, locale, wanted) : []
  return found.map((hit) => ({ kind, ...hit }))
}

/** The list that searches on; of resources one a shelf that something was found on. */
function listsOf(viewer: Viewer, locale: Locale, kind: RecordKind, hits: Hit[]): GroupList[] {
  if (kind !== 'resources') {
    const to = listOf(viewer, locale, kind)
    return to ? [{ to }] : []
  }
  const shelves = (['media', 'manuals', 'size-guides'] as const).map((page) => ({
    to: addressOf(locale, page),
    title: sayIn(pageNames, locale)(page),
  }))
  return shelves.filter(({ to }) => hits.some((hit) => hit.to.startsWith(`${to}/`)))
}

/** Undefined where this person has no list of the kind to search on. */
function listOf(viewer: Viewer, locale: Locale, kind: Exclude<RecordKind, 'resources'>): string | undefined {
  const isStaff = viewer.side === 'maker'
  if (kind === 'tickets') return addressOf(locale, isStaff ? 'queue' : kind)
  if (kind === 'remarks') return isStaff ? addressOf(locale, kind) : undefined
  if (kind === 'shares') return isFor(viewer.role, 'media-sharing') ? addressOf(locale, kind) : undefined
  if (kind === 'recalls') return isStaff ? addressOf(locale, 'recall-desk') : undefined
  const isRider = viewer.role === 'customer'
  if (kind === 'appointments') return isRider ? undefined : href('/:locale?/appointments/list', localePrefix(locale))
  if (kind === 'checks') return isRider || !hasModule(viewer, 'user-guides') ? undefined : addressOf(locale, kind)
  return addressOf(locale, kind)
}

/**
 * Resources ask for their shelves' own, and checks for that of the workshop or of the bicycle; what is recalled is nothing a
 * licence could hold back.
 */
const moduleFor: Partial<Record<RecordKind, Module>> = {
  tickets: 'tickets',
  appointments: 'appointments',
  orders: 'erp-integration',
  invoices: 'erp-integration',
  quotes: 'quotes',
  products: 'products',
  leads: 'leads',
  bulletins: 'user-guides',
  packages: 'standard-packages',
  shares: 'media-sharing',
}

function isOpen(viewer: Viewer, kind: RecordKind): boolean {
  const module = moduleFor[kind]
  return !module || (isFor(viewer.role, module) && hasModule(viewer, module))
}

const finds: Record<RecordKind, Find> = {
  ...tradeFinds,
  async tickets(portal, viewer, locale, wanted) {
    const page = viewer.side === 'maker' ? '/:locale?/console/tickets/:id' : '/:locale?/tickets/:id'
    const say = sayIn(ticketWords, locale)
    const rows = await ('q' in wanted
      ? searchTickets(portal, viewer, wanted.q, hitsMost)
      : ticketsById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href(page, place(locale, row)),
      title: subjectOf(locale, labelsIn(locale, portal.catalogues.current()), row),
      hint: `${row.id} · ${say(`stage.${row.stage}`)}`,
    }))
  },
  async appointments(portal, viewer, locale, wanted) {
    const say = sayIn(appointmentWords, locale)
    const rows = await ('q' in wanted
      ? searchAppointments(portal, viewer, wanted.q, hitsMost)
      : appointmentsById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href('/:locale?/appointments/:id', place(locale, row)),
      title: `${say(`kind.${row.kind}`)} · ${whenWords(locale, row.timeZone, row)}`,
      hint: [
        viewer.role === 'customer' ? row.shopName : row.personName,
        row.bicycle,
        viewer.side === 'maker' ? row.companyName : '',
      ]
        .filter(Boolean)
        .join(' · '),
    }))
  },
  async products(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchProducts(portal, viewer, wanted.q, hitsMost)
      : productsById(portal, viewer, wanted.ids))
    return rows.map((row) => ({ ...row, to: href('/:locale?/products/:id', place(locale, row)) }))
  },
  async checks(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchChecks(portal, viewer, wanted.q, hitsMost)
      : checksById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href('/:locale?/checks/:id', place(locale, row)),
      title: textIn(locale, row.names),
      hint: [
        row.serialNumber,
        viewer.side === 'maker' ? row.companyName : formatDate(locale, row.signedAt ?? row.begunAt),
      ]
        .filter(Boolean)
        .join(' · '),
    }))
  },
  async recalls(portal, viewer, locale, wanted) {
    const say = sayIn(recallWords, locale)
    const rows = await ('q' in wanted
      ? searchRecalls(portal, viewer, wanted.q, hitsMost)
      : recallsById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: recallPath(viewer, locale, row),
      title: `${row.number} · ${textAmong(row.texts.product, locale)}`,
      hint: say(`kind.${row.kind}`),
    }))
  },
  async resources(portal, viewer, locale, wanted) {
    const say = sayIn(resourceWords, locale)
    const rows = await ('q' in wanted
      ? searchResources(portal, viewer, wanted.q, hitsMost, locale)
      : resourcesById(portal, viewer, wanted.ids, locale))
    return rows.map(({ id, path, title, shelf, language }) => ({
      id,
      to: pathIn(locale, path),
      title,
      hint: [say(`shelf.${shelf}`), language && say(`language.${language}`)].filter(Boolean).join(' · '),
    }))
  },
  async bulletins(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchBulletins(portal, viewer, wanted.q, hitsMost)
      : bulletinsById(portal, viewer, wanted.ids))
    return rows.map(({ id, number, titles }) => ({
      id,
      to: href('/:locale?/resources/bulletins/:id', place(locale, { id })),
      title: textAmong(titles, locale),
      hint: number,
    }))
  },
  async remarks(portal, viewer, locale, wanted) {
    const say = sayIn(remarkWords, locale)
    const rows = await ('q' in wanted
      ? searchRemarks(portal, viewer, wanted.q, hitsMost)
      : remarksById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href('/:locale?/console/remarks/:id', place(locale, row)),
      title: row.body || say('erased'),
      hint: `${nameOf(row)} · ${formatDate(locale, row.saidAt)}`,
    }))
  },
  async shares(portal, viewer, locale, wanted) {
    const rows = await ('q' in wanted
      ? searchShares(portal, viewer, wanted.q, hitsMost)
      : sharesById(portal, viewer, wanted.ids))
    return rows.map((row) => ({
      id: row.id,
      to: href('/:locale?/resources/media/shares/:id', place(locale, row)),
      title: row.recipient,
      hint: [viewer.side === 'maker' ? row.companyName : '', formatDate(locale, row.madeAt)]
        .filter(Boolean)
        .join(' · '),
    }))
  },
}

/** Where somebody sees to their own bicycles; of all others the notice that anybody reads. */
function recallPath(viewer: Viewer, locale: Locale, { id, number, isOwn }: FoundRecall): string {
  const prefix = localePrefix(locale)
  if (viewer.side === 'maker') return href('/:locale?/console/recalls/:id', place(locale, { id }))
  if (isOwn) return `${addressOf(locale, 'recalls')}#${recallAnchor(id)}`
  return href('/:locale?/safety/:number', { ...prefix, number })
}
