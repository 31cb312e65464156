import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { copyFiles, filesOfProduct, filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { unlessDiskRefuses } from '#app/features/content/attachments/attachments.prepare.server.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findProduct, productWithSerial } from '#app/features/service/products/products.server.ts'
import type { TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { sentAs } from '../store.server.ts'

/**
 * The proof of purchase that the registration of the viewer's own bicycle with this very number holds, by its names. It
 * counts as it does for the warranty: once the registration is confirmed.
 */
export async function proofOf(portal: Portal, viewer: CompanyViewer, typed: string): Promise<string[]> {
  return (await provedBicycle(portal, viewer, typed))?.names ?? []
}

async function provedBicycle(portal: Portal, viewer: CompanyViewer, typed: string) {
  const serial = normaliseSerial(typed.slice(0, 400), portal.catalogues.current().families)
  const id = hasModule(viewer, 'products') ? await productWithSerial(portal, viewer, serial) : undefined
  if (id === undefined) return undefined
  const { isConfirmed, serialNumber } = await findProduct(portal, viewer, id)
  if (!isConfirmed || serialNumber !== serial) return undefined
  const receipts = (await filesOfProduct(portal, viewer, id)).filter(
    ({ field, withdrawn }) => field === 'receipt' && !withdrawn,
  )
  return receipts.length > 0 ? { id, names: receipts.map(({ name }) => name) } : undefined
}

/**
 * A claim that is right and has no proof of purchase takes over that of the registration, so that staff read it there. Where
 * the disk refuses it, the claim is asked for one.
 */
export async function copyProof(portal: Portal, { by, of }: Behalf, claim: TicketInput): Promise<void> {
  const { damage_phase: phase, submission, serial_number: serial } = claim
  if (phase !== 'field' || (await sentAs(portal.db, of, submission)) !== undefined) return
  if ((await filesOfSubmission(portal, by, submission)).receipt.length > 0) return
  const proved = await provedBicycle(portal, of, serial)
  if (proved) await unlessDiskRefuses(portal, copyFiles(portal, { by, of }, { product: proved.id }, submission))
}
