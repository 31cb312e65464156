import * as z from 'zod/mini'
import { feedOfProducts } from '#app/features/service/products/products.feed.server.ts'
import { day, id, onlyOne, orNull, pageFrom, pageOf, paging, shownBy, since, feedQueryOf } from '../fields.ts'
import { about } from '../notes.ts'
import { type Operation, reading } from '../operations.ts'

const product = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  name: z.string(),
  family: z.string(),
  serialNumber: z.string(),
  size: z.string(),
  colour: z.string(),
  country: z.string(),
  dateOfPurchase: day,
  registeredOn: day,
  warrantyExpiry: orNull(day),
  isConfirmed: z.boolean().check(about('confirmed')),
})

type Row = Awaited<ReturnType<typeof feedOfProducts>>['rows'][number]

function shown(row: Row) {
  return shownBy(product, { ...row, family: row.frameModel })
}

export const productOperations: readonly Operation[] = [
  reading({
    name: 'products.list',
    path: '/products',
    scope: 'products:read',
    query: z.strictObject({ ...paging, ...since('registration') }),
    answer: pageOf(product),
    run: async ({ portal, viewer }, query) => pageFrom(await feedOfProducts(portal, viewer, feedQueryOf(query)), shown),
  }),
  reading({
    name: 'products.read',
    path: '/products/{id}',
    scope: 'products:read',
    answer: product,
    run: async ({ portal, viewer, id: asked }) =>
      shown(onlyOne(await feedOfProducts(portal, viewer, { limit: 1, id: asked }))),
  }),
]
