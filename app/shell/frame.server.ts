import type { Viewer } from '#app/features/people/account/account.ts'
import { lockedFor } from '#app/features/people/licence/licence.ts'
import type { FrameViewer } from './frame.tsx'

export function frameOf(viewer: Viewer): FrameViewer {
  const isDealer = viewer.side === 'company' && viewer.role !== 'customer'
  return {
    accountId: viewer.accountId,
    name: viewer.name,
    email: viewer.email,
    side: viewer.side,
    role: viewer.role,
    locked: lockedFor(viewer),
    companyName: isDealer ? viewer.companyName : null,
  }
}
