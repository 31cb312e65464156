import type { Viewer } from '#app/features/people/account/account.ts'
import type { Settings } from '#app/settings.server.ts'
import { lockedFor } from '#app/features/people/licence/licence.ts'
import type { FrameViewer } from './frame.tsx'

export function frameOf(viewer: Viewer, settings: Settings): FrameViewer {
  const onlyLooks = viewer.side === 'company' && viewer.onlyLooks === true
  const isDealer = viewer.side === 'company' && viewer.role !== 'customer'
  return {
    accountId: viewer.accountId,
    name: viewer.name,
    email: viewer.email,
    side: viewer.side,
    role: viewer.role,
    locked: lockedFor(viewer),
    lacksMail: viewer.role === 'admin' && !settings.sendsMail,
    companyName: isDealer ? viewer.companyName : null,
    onlyLooks,
    keepsOffline: settings.offline && viewer.side === 'company' && !onlyLooks,
  }
}
