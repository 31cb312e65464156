import { isUuid } from '#app/kit/http/ids.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  claimFiles,
  countFiles,
  filesOfProduct,
  filesOfSubmission,
} from '#app/features/content/attachments/attachments.server.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { findListing } from '#app/features/service/built-bicycles/built-bicycles.server.ts'
import type { ProofInput } from '../products.forms.ts'
import { confirmationOf, wrongWithReceipt } from '../products.register.server.ts'
import { canRegister } from '../products.ts'
import * as store from '../store.server.ts'

/**
 * Takes the proof of purchase of a bicycle that was registered without: it confirms as much as it would have then, and
 * what it does not confirm staff see beside their button. A repeated post does nothing. @throws Problem module-missing, not-found
 */
export async function proveRegistration(
  portal: Portal,
  viewer: Viewer,
  id: number,
  { submission }: ProofInput,
): Promise<Mistake | undefined> {
  requireModule(viewer, 'products')
  if (!canRegister(viewer)) throw new Problem('not-found')
  const kept = await filesOfProduct(portal, viewer, id)
  return portal.db.transaction().execute(async (tx) => {
    const product = await store.lockProduct(tx, viewer, id)
    if (!product) throw new Problem('not-found')
    if (product.isConfirmed) return undefined
    const files = await countFiles(tx, viewer, submission)
    const message = wrongWithReceipt(files) ?? (files.receipts + kept.length === 0 ? 'receipt-missing' : undefined)
    if (message) return { path: 'receipt', message }
    if (files.receipts === 0) return undefined
    const { companyId, accountId: actorId } = viewer
    await claimFiles(tx, viewer, submission, { productId: id, companyId })
    const { serialNumber, registeredOn: day } = product
    const built = await findListing(tx, serialNumber)
    const confirmedBy = await confirmationOf(tx, viewer, serialNumber, files.receipts, built)
    if (!confirmedBy) return undefined
    const now = portal.clock.now()
    await store.setConfirmedBy(tx, id, confirmedBy)
    await store.insertEvent(tx, { productId: id, companyId, actorId, kind: 'confirmed', day }, now)
    await refreshLastDays(tx, portal.catalogues.current(), id)
    return undefined
  })
}

/** What of it has arrived, to come back with the form. */
export async function receiptOf(portal: Portal, viewer: Viewer, submission: unknown) {
  return isUuid(submission) ? (await filesOfSubmission(portal, viewer, submission)).receipt : []
}
