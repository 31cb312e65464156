import { sql } from 'kysely'
import { type Checklist, textIn } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { checklistOfPackage } from '#app/features/trade/packages/packages.services.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { type CheckState, listOfKind, listsFor, mayFill } from '#app/features/service/checklists/checklists.ts'
import { checksVisibleTo } from '#app/features/service/checklists/checklists.server.ts'
import { isWithWorkshop, type Visit } from './checks.ts'

/** What an appointment is booked for. */
type Booked = Visit & { id: number; kind: string; productId: number | null; package: { id: number } | null }

export type CheckAtDesk = { code: string; title: string; id: number | null; state: CheckState | null }

/**
 * The checklist that goes with an appointment, with the one that was begun for it; null: there is none for this reader, or
 * the bicycle is not at the shop and none was begun.
 */
export async function checkAtDesk(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  { id, kind, productId, package: booked, ...visit }: Booked,
): Promise<CheckAtDesk | null> {
  if (productId === null || !mayFill(viewer) || !hasModule(viewer, 'user-guides')) return null
  const found = await portal.db
    .selectFrom('product')
    .select('frame_model as family')
    .where('id', '=', productId)
    .executeTakeFirst()
  const list = found && (await listFor(portal, found.family, { kind, packageId: booked?.id }))
  if (!list) return null
  const begun = await checksVisibleTo(portal.db, viewer)
    .select(['it.id', 'it.state'])
    .where('it.appointment_id', '=', id)
    .where('it.kind', '=', list.kind)
    .orderBy('it.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!begun && !isWithWorkshop(visit, portal.clock.now())) return null
  return { code: list.code, title: textIn(locale, list.name), id: begun?.id ?? null, state: begun?.state ?? null }
}

/** That of the package which was booked, where it is for this bicycle, else that of the kind of appointment. */
async function listFor(
  { db, catalogues }: Portal,
  family: string,
  { kind, packageId }: { kind: string; packageId: number | undefined },
): Promise<Checklist | undefined> {
  const { checklists } = catalogues.current()
  const named = packageId === undefined ? '' : await checklistOfPackage(db, packageId)
  const own = listsFor(checklists, family).find(({ code }) => code === named)
  if (own) return own
  return kind === 'first_check' || kind === 'yearly' ? listOfKind(checklists, family, kind) : undefined
}

/** Whether a checklist that was signed for an appointment has noted its service in the bicycle's log. */
export async function isServiceSigned(tx: Db, appointmentId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('bicycle_check')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('state', '=', 'signed')
    .where('kind', 'in', ['first_check', 'yearly'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether the desk has noted this service in the bicycle's log when the work was done or the appointment over. Who says so
 * now waits until the transaction is over, and reads what was signed then.
 */
export async function isServiceLogged(tx: Db, appointmentId: number, service: string): Promise<boolean> {
  const held = await tx
    .selectFrom('appointment')
    .select('kind')
    .where('id', '=', appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // What the desk notes is called as the appointment was.
  if (held?.kind !== service) return false
  const found = await tx
    .selectFrom('appointment_event')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where(sql<boolean>`detail @> '{"logged": true}'`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
