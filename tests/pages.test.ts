import { expect, test } from 'vitest'
import { isFor, modules } from '#app/features/people/account/account.ts'
import { addressOf, moduleOf, pagesFor } from '#app/features/people/pages/pages.ts'
import { matrix } from '#tests/access/matrix.ts'
import { type Found, screens } from '#tests/screens/list.ts'
import { pageAt, pages } from '#tests/screens/pages.ts'

/** Reached from the page above them, or from every page; then those of the demonstration, and of who builds. */
const fromOthers = [
  '/checks/new',
  '/appointments/calendar',
  '/appointments/closed',
  '/appointments/figures',
  '/appointments/list',
  '/leads/new',
  '/appointments/new',
  '/products/new',
  '/user/company/shops/new',
  '/user/company/connections/new',
  '/user/company/connections/events',
  '/console/webhooks/new',
  '/console/webhooks/events',
  '/user/security',
  '/user/second-factor',
  '/user/data',
  '/resources/media/guide',
  '/resources/media/shares/new',
  '/safety',
  '/console/recalls/new',
  '/console/bulletins/new',
  '/console/packages/new',
  '/console/surveys/new',
  '/console/surveys/tasks',
  '/console/companies/new',
  '/console/catalogue/families/new',
  '/console/signals/settings',
  '/console/resources/new',
  '/console/resources/folders',
  '/search',
  '/api/v1',
  '/console/mailbox',
  '/orders/new',
  '/quotes/new',
]

const roles = ['owner', 'sales', 'workshop', 'customer', 'agent', 'admin'] as const

test('every page of one address is in the table of pages, or reached from one that is', () => {
  const inTable = roles.flatMap((role) => pagesFor({ role, locked: [] }).map((page) => addressOf('it', page)))
  const drawn = pages.map((page) => page.replace('/:locale?', '') || '/').filter((page) => !page.includes(':'))
  expect(drawn.filter((page) => !inTable.includes(page)).toSorted()).toEqual(fromOthers.toSorted())
})

/** Opened by what is done on the screen of another page, mostly a press on the first row of its list. */
const behindOthers = [
  '/camera/:token',
  '/checks/at-desk/:id/:kind',
  '/checks/recalled/:id',
  '/console/accounts/:id',
  '/console/companies/:id/people/:person',
  '/console/import/:id',
  '/console/new-ticket/:account',
  '/console/resources/:id',
  '/console/signals/:id',
  '/console/staff/:id',
  '/console/webhooks/:id',
  '/console/webhooks/:id/deliveries/:delivery',
  '/invoices/:id',
  '/leads/:id',
  '/orders/:id',
  '/orders/:id/again',
  '/orders/:id/edit',
  '/orders/:id/shipment',
  '/products/:id',
  '/products/:id/checks/:kind',
  '/quotes/:id',
  '/quotes/:id/edit',
  '/resources/manuals/:id',
  '/resources/media/:id',
  '/resources/size-guides/:id',
  '/user/company/:id',
  '/user/company/connections/:id',
  '/user/company/connections/:id/deliveries/:delivery',
]

// That they are shown in truth, the journey “everybody can use every screen…” sees, where it is made whole.
test('every page has a screen that is looked at', () => {
  const shown = new Set(
    screens
      .filter(({ status }) => status === undefined)
      .map(({ path }) => pageAt(`http://portal.test${typeof path === 'string' ? path : path(anyFound)}`)),
  )
  const unseen = pages.filter((page) => !shown.has(page)).map((page) => page.replace('/:locale?', ''))
  expect(unseen.toSorted()).toEqual(behindOthers)
})

/** What only a running portal tells, as long as it is a part of an address. */
const anyFound: Found = new Proxy({} as Found, { get: () => '1' })

/** The people of the access matrix who are inside, each by what the table of pages asks of them. */
const readers = {
  customer: { role: 'customer', locked: [] },
  workshop: { role: 'workshop', locked: [] },
  sales: { role: 'sales', locked: [] },
  owner: { role: 'owner', locked: [] },
  bare: { role: 'owner', locked: modules },
  agent: { role: 'agent', locked: [] },
  admin: { role: 'admin', locked: [] },
} as const

test.each(Object.entries(readers))(
  'whom the table of pages offers a page, the access matrix lets in: %s',
  (who, reader) => {
    const offered = new Set(pagesFor(reader).map((page) => addressOf('it', page)))
    const isLetIn = ({ cells }: (typeof matrix)[number]) => cells[who as keyof typeof readers].status === 200
    const inTable = new Set(
      roles.flatMap((role) => pagesFor({ role, locked: [] }).map((page) => addressOf('it', page))),
    )
    const letIn = matrix
      .filter(isLetIn)
      .map(({ path }) => path.replace('/:locale?', '') || '/')
      .filter((path) => inTable.has(path) && (who !== 'customer' || isForRiders(path)))
    expect(letIn.toSorted()).toEqual([...offered].toSorted())
  },
)

/** The rider of the access matrix holds every module, also those that are for shops alone and open on nothing of theirs. */
function isForRiders(path: string): boolean {
  const module = moduleOf(path)
  return module === undefined || isFor('customer', module)
}
