import { sql } from 'kysely'
import type { Noted, Present } from '#app/kit/live/presence.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { requireTicket } from '../tickets.server.ts'

/** Who else of the staff has a ticket open. @throws Problem not-found */
export async function othersHere(portal: Portal, viewer: StaffViewer, ticket: number): Promise<Present[]> {
  await requireTicket(portal, viewer, ticket)
  return portal.presence.at(ticket).filter(({ account }) => account !== viewer.accountId)
}

/** All tickets that somebody of the staff has open: staff see every ticket. @throws Problem module-missing */
export function openTickets({ presence }: Portal, viewer: StaffViewer) {
  requireModule(viewer, 'tickets')
  return presence.open()
}

/** Tells every process that this person has a ticket open, writes there or has gone. @throws Problem not-found */
export async function noteHere(
  portal: Portal,
  viewer: StaffViewer,
  ticket: number,
  state: Noted['state'],
): Promise<Present[]> {
  const others = await othersHere(portal, viewer, ticket)
  const payload = `here ${ticket} ${viewer.accountId} ${state} ${viewer.name.slice(0, 200)}`
  await sql`select pg_notify('live', ${payload})`.execute(portal.db)
  return others
}

/** What a process told; undefined: something else. */
export function readHere(payload: string | undefined): Noted | undefined {
  const told = /^here (\d{1,15}) (\d{1,15}) (looking|writing|gone) (.*)$/s.exec(payload ?? '')
  if (!told) return undefined
  const [, ticket, account, state, name = ''] = told
  const known = state === 'looking' || state === 'writing' ? state : 'gone'
  return { ticket: Number(ticket), account: Number(account), state: known, name }
}
