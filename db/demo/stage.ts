import type { Transaction } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer, StaffViewer } from '#app/features/people/account/account.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Claim } from './claims.ts'
import type { Files } from './files.server.ts'
import type { Member, StaffMember } from './story.ts'

export type Drafts = { now: Date; claims: Claim[]; files: Files }

/** Everything a story is played with. */
export type Stage = Drafts & {
  portal: Portal
  tx: Transaction<Tables>
  member(name: Member): CompanyViewer
  staff(name: StaffMember): StaffViewer
  /** Numbers of the tickets so far that other stories refer to. */
  numbers: Map<string, number>
}
