import type { Viewer } from '#app/features/people/account/account.ts'

/** For whom something is new. */
export type Reader = { account: number; forStaff: boolean }

/** An administrator who looks at the portal as a company reads nothing in its name: to nobody's account nothing is new. */
export function readerOf(viewer: Viewer): Reader {
  const isLooking = viewer.side === 'company' && viewer.onlyLooks === true
  return { account: isLooking ? 0 : viewer.accountId, forStaff: viewer.side === 'maker' }
}
