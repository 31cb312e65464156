import { expect, test } from 'vitest'
import { addressOf, pagesFor } from '#app/features/people/pages/pages.ts'
import { pages } from '#tests/screens/pages.ts'

/** Reached from the page above them, or from every page; then those of the demonstration, and of who builds. */
const fromOthers = [
  '/leads/new',
  '/products/new',
  '/user/security',
  '/user/second-factor',
  '/user/data',
  '/resources/media/guide',
  '/console/resources/new',
  '/console/resources/folders',
  '/search',
  '/console/mailbox',
]

const roles = ['owner', 'sales', 'workshop', 'customer', 'agent', 'admin'] as const

test('every page of one address is in the table of pages, or reached from one that is', () => {
  const inTable = roles.flatMap((role) => pagesFor({ role, locked: [] }).map((page) => addressOf('it', page)))
  const drawn = pages.map((page) => page.replace('/:locale?', '') || '/').filter((page) => !page.includes(':'))
  expect(drawn.filter((page) => !inTable.includes(page)).toSorted()).toEqual(fromOthers.toSorted())
})
