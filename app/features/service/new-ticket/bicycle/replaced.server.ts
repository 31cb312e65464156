import { findReplacedBy } from '#app/features/bicycles/replacements/replacements.server.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import type { Portal } from '#app/portal.server.ts'

/** That a number was replaced by another; `by` is null for a company that has nothing to do with either bicycle. */
export type ReplacedNumber = { number: string; day: string; by: string | null }

/** Whether the bicycle of a number has got another one: a claim about it is mostly one about that other. */
export async function replacedNumber(
  portal: Portal,
  viewer: CompanyViewer,
  typed: string,
): Promise<ReplacedNumber | null> {
  const number = normaliseSerial(typed.slice(0, 400), portal.catalogues.current().families)
  if (number.length < 4) return null
  const found = await findReplacedBy(portal.db, number, viewer.companyId)
  return found ? { number, day: found.day, by: found.isOwn ? found.by : null } : null
}
