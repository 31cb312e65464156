import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'

/**
 * Who does something, and for whom: the same person, except where staff write down what a customer tells them on the
 * phone. What is kept until it is sent belongs to `by`; what may be seen, and the result, to `of`.
 */
export type Behalf = { by: Viewer; of: CompanyViewer }

/** Why nothing can be written for a customer now. */
export const closedReasons = ['disabled', 'not-in', 'no-module'] as const
export type ClosedReason = (typeof closedReasons)[number]

/** Somebody of a company as staff find them; `closed`: nothing can be written for them. */
export type Customer = {
  accountId: number
  name: string
  email: string
  /** Null of somebody who belongs to no company any more. */
  companyId: number | null
  companyName: string
  /** As who they see the portal, where they may. */
  viewer: CompanyViewer | null
  closed: ClosedReason | null
}
