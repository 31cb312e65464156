import { sql } from 'kysely'
import { contains } from '#app/kit/lists/pages.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { searchesOf } from '#app/features/people/licence/licence.turns.server.ts'
import type { ListedAppointment } from './appointments.ts'
import { kindsCalled } from './kinds-called.ts'
import * as lists from './lists.server.ts'
import { wholeAppointmentsVisibleTo } from './store.server.ts'

/** The last by their day with these words: of the own shops, for staff of all, and for a rider their own. */
export async function searchAppointments(
  portal: Portal,
  viewer: Viewer,
  q: string,
  limit: number,
): Promise<ListedAppointment[]> {
  if (viewer.role === 'customer') return searchOwn(portal, viewer, q, limit)
  const find = () => lists.listAfter(portal.reads.db, viewer, { q }, undefined, limit)
  return searchesOf(portal, viewer, q)(find)
}

/** A rider looks for the bicycle, the shop, what is to be done or the number: of them all their own name is one. */
async function searchOwn({ reads: { db } }: Portal, viewer: Viewer, q: string, limit: number) {
  const number = /^\d{1,15}$/.test(q) ? Number(q) : 0
  return wholeAppointmentsVisibleTo(db, viewer)
    .where(
      sql<boolean>`(${contains('appointment.lookup', q, false)} or ${contains('lower(shop.name)', q, false)}
        or appointment.kind = any(${kindsCalled(q)}) or appointment.id = ${number})`,
    )
    .orderBy('appointment.day', 'desc')
    .orderBy('appointment.id', 'desc')
    .limit(limit)
    .execute()
}

/** Those of these that this viewer may see now, in no order. */
export async function appointmentsById(
  { db }: Portal,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ListedAppointment[]> {
  return wholeAppointmentsVisibleTo(db, viewer)
    .where(sql<boolean>`appointment.id = any(${ids})`)
    .execute()
}

export { whenWords } from './when-text.ts'
