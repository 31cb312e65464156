import { transferCode, transferHash } from '#app/features/service/products/codes.server.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { insertEvent } from '#app/features/service/products/store.server.ts'
import { putTransfer } from '#app/features/service/products/transfers.store.server.ts'
import { type App, canaries, type People, type Tenant } from './people.ts'

const serials: Record<Tenant, string> = {
  dealer: 'V4R-0511-D7001',
  rider: 'V4R-0512-R7002',
  other: 'V4R-0513-A7003',
  bare: 'V4R-0514-P7004',
}

/** A bicycle that was registered, given words to, and put on offer. */
export async function addBicycle({ portal, clock }: App, people: People, tenant: Tenant) {
  const of = people.heads[tenant]
  const serial = serials[tenant]
  const { id, passport } = await addProduct(portal, { of, serial, family: 'V4R' })
  const { accountId, companyId } = of.viewer
  const event = { productId: id, companyId, actorId: accountId, day: '2026-10-02' } as const
  await insertEvent(portal.db, { ...event, kind: 'note', body: `Bici di ${canaries[tenant]}` }, clock.now())
  const code = transferCode(portal, id, clock.now())
  const expiresAt = new Date(clock.now().getTime() + 24 * 60 * 60_000)
  const offer = { codeHash: transferHash(code), createdAt: clock.now(), expiresAt }
  await putTransfer(portal.db, of.viewer, id, offer)
  return { id: `${id}`, serial, passport, code }
}
