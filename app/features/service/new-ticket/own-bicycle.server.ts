import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findProduct, productWithSerial } from '../products/products.server.ts'

/** The registered bicycle of the viewer's own company that bears this very number; null where there is none. */
export async function ownBicycle(
  portal: Portal,
  viewer: CompanyViewer,
  typed: string,
): Promise<{ frameModel: ModelFamily; dateOfPurchase: string } | null> {
  const serial = normaliseSerial(typed.slice(0, 400), portal.catalogues.current().families)
  const id = hasModule(viewer, 'products') ? await productWithSerial(portal, viewer, serial) : undefined
  if (id === undefined) return null
  const { frameModel, dateOfPurchase, serialNumber } = await findProduct(portal, viewer, id)
  return serialNumber === serial ? { frameModel, dateOfPurchase } : null
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
