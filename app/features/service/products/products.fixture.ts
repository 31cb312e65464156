import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { type App, as, type Member, post } from '#tests/app.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { newPassportCode } from './codes.server.ts'
import type { Attributes } from './product.attributes.ts'
import { searchText } from './search-text.ts'
import type { Confirmation } from './products.ts'
import { insertProduct } from './store.server.ts'

export type ProductOptions = {
  of: Member
  serial?: string
  family?: ModelFamily
  name?: string
  size?: string
  colour?: string
  bought?: string
  expiry?: string
  country?: string
  attributes?: Attributes
  confirmedBy?: Confirmation | null
}

/** A product put straight into the database: what its form would have asked for is not what the test is about. */
export async function addProduct(
  { db, clock }: Portal,
  options: ProductOptions,
): Promise<{ id: number; passport: string }> {
  const { of, family = 'C68', serial = 'C68.51S.00123', bought = '2026-03-02', size = '', colour = '' } = options
  const shown = { frameModel: family, serialNumber: serial, name: options.name ?? family, size, colour }
  const passport = newPassportCode()
  const id = await insertProduct(
    db,
    {
      ...shown,
      companyId: of.viewer.companyId,
      heldBy: of.viewer.accountId,
      serialFolded: foldSerial(serial),
      country: options.country ?? 'IT',
      dateOfPurchase: bought,
      registeredOn: bought,
      // A dealer's word counts, a rider's does not.
      confirmedBy:
        options.confirmedBy === undefined && of.viewer.role !== 'customer' ? 'dealer' : (options.confirmedBy ?? null),
      warrantyExpiry: options.expiry ?? '2029-03-02',
      safetyContact: true,
      submission: randomUUID(),
      attributes: options.attributes ?? {},
      passportCode: passport,
      search: searchText(shown),
    },
    clock.now(),
  )
  if (!id) throw new Error(`${serial} has a holder already`)
  return { id, passport }
}

/** The holder hands the bicycle on, and this person takes it over. */
export async function handOn(app: App, from: Member, to: Member, product: number): Promise<void> {
  await app.fetch(`/en/products/${product}`, post(from, { intent: 'transfer' }))
  const page = await (await app.fetch(`/en/products/${product}`, as(from))).text()
  const [code = ''] = /[0-9A-Z]{4}.[0-9A-Z]{4}.[0-9A-Z]{4}(?=<)/.exec(page) ?? []
  const { serial_number } = await app.portal.db
    .selectFrom('product')
    .select('serial_number')
    .where('id', '=', product)
    .executeTakeFirstOrThrow()
  const fields = { submission: randomUUID(), intent: 'transfer', serial_number, code }
  const answer = await app.fetch('/en/products/new?way=transfer', post(to, fields))
  if (answer.status !== 303) throw new Error(`${serial_number} was not taken over: ${answer.status}`)
}
