import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import { type ModelFamily, offered } from '#app/catalogue/catalogue.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findWithSerial, latestProducts } from '#app/features/service/products/products.server.ts'
import { productTitle } from '#app/features/service/products/products.ts'
import { ownBicycleField } from '../claim.ts'

/** The registered bicycle of the viewer's own company that bears this very number; null where there is none. */
export async function ownBicycle(
  portal: Portal,
  viewer: CompanyViewer,
  typed: string,
): Promise<{ frameModel: ModelFamily; dateOfPurchase: string } | null> {
  const serial = normaliseSerial(typed.slice(0, 400), portal.catalogues.current().families)
  const found = hasModule(viewer, 'products') ? await findWithSerial(portal, viewer, serial) : undefined
  if (found?.serialNumber !== serial) return null
  return { frameModel: found.frameModel, dateOfPurchase: found.dateOfPurchase }
}

/** The registered bicycle of the viewer's own company whose number is almost what was typed: mostly it is the one that was meant. */
export async function alikeBicycle(portal: Portal, viewer: CompanyViewer, typed: string): Promise<AlikeBicycle | null> {
  const serial = normaliseSerial(typed.slice(0, 400), portal.catalogues.current().families)
  const found = hasModule(viewer, 'products') ? await findWithSerial(portal, viewer, serial) : undefined
  if (!found || found.serialNumber === serial) return null
  return { title: productTitle(found), serial: found.serialNumber }
}

export type AlikeBicycle = { title: string; serial: string }

/** One of the viewer's own, to be picked instead of typing its number. */
export type OwnBicycle = { title: string; serial: string; family: ModelFamily; dateOfPurchase: string }

/** More of them stand on the page of all, each with its way to a claim. */
const offeredMost = 6

/** So many a phone shows. */
const shownAtLeast = 3

/** The registered ones bought last, of families that claims can be about; none without the module. */
export async function ownBicycles(
  portal: Portal,
  viewer: CompanyViewer,
): Promise<{ bicycles: OwnBicycle[]; areMore: boolean }> {
  if (!hasModule(viewer, 'products')) return { bicycles: [], areMore: false }
  const families = new Set<string>(offered(portal.catalogues.current().families).map(({ code }) => code))
  const rows = await latestProducts(portal, viewer, offeredMost + 1)
  const bicycles = rows
    .filter(({ frameModel }) => families.has(frameModel))
    .map((row) => ({
      title: productTitle(row),
      serial: row.serialNumber,
      family: row.frameModel,
      dateOfPurchase: row.dateOfPurchase,
    }))
  return { bicycles: bicycles.slice(0, offeredMost), areMore: bicycles.length > shownAtLeast }
}

/** Writes into a claim's fields the bicycle whose button was pressed. @returns whether one was: the form is to come back */
export async function applyOwnBicycle(
  portal: Portal,
  viewer: CompanyViewer | undefined,
  fields: URLSearchParams,
): Promise<boolean> {
  const serial = fields.get(ownBicycleField)
  const own = serial !== null && viewer ? await ownBicycle(portal, viewer, serial) : null
  if (serial === null || !own) return serial !== null
  fields.set('serial_number', serial)
  fields.set('frame_model', own.frameModel)
  fields.set('date_of_purchase', own.dateOfPurchase)
  return true
}

/** Puts into a claim's fields what its bicycle's registration tells and the sender has left blank. */
export async function fillOwn(portal: Portal, viewer: CompanyViewer, fields: URLSearchParams): Promise<void> {
  // A field that comes twice is refused in words, by the form.
  const typed = (name: string) => fields.getAll(name).join(' ').trim()
  const asked = ['frame_model', ...(typed('damage_phase') === 'field' ? ['date_of_purchase'] : [])]
  const isBlank = (name: string) => typed(name) === ''
  if (isBlank('serial_number') || !asked.some(isBlank)) return
  const own = await ownBicycle(portal, viewer, typed('serial_number'))
  if (!own) return
  if (isBlank('frame_model')) fields.set('frame_model', own.frameModel)
  if (isBlank('date_of_purchase')) fields.set('date_of_purchase', own.dateOfPurchase)
}
