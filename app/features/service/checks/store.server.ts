import { sql } from 'kysely'
import type { ChecklistKind, Texts } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { checkRowsVisibleTo, workshopOf } from '#app/features/service/checklists/checklists.server.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type { AnsweredStep, Check, StepAnswer } from './checks.ts'

/** The rider's name is told to the workshop, to staff, and to the one who held the bicycle when it was signed. */
function riderNameFor(viewer: Viewer) {
  if (viewer.side === 'maker') return sql<string>`it.rider_name`
  const isTold = sql`it.company_id = ${workshopOf(viewer)} or it.holder_id = ${viewer.companyId}`
  return sql<string>`case when ${isTold} then it.rider_name else '' end`
}

function seesBikeOf(viewer: Viewer) {
  if (viewer.side === 'maker') return sql<boolean>`it.product_id is not null`
  return sql<boolean>`exists (select from product where product.id = it.product_id
    and product.company_id = ${companyWith(viewer, 'products')})`
}

export async function findCheck(db: Db, viewer: Viewer, id: number): Promise<Check | undefined> {
  const found = await checkRowsVisibleTo(db, viewer)
    .select(['it.checklist', 'it.catalogue_version as catalogueVersion', 'it.company_id as companyId'])
    .select(['it.product_id as productId', 'it.appointment_id as appointmentId', 'it.unit_id as unitId'])
    .select(['it.corrects_id as correctsId', 'it.signed_on as signedOn'])
    .select(['it.mechanic_name as mechanicName', riderNameFor(viewer).as('riderName')])
    .select(sql<string | null>`(select name from account where account.id = it.signed_by)`.as('signedByName'))
    .select(sql<boolean>`it.rider_name <> ''`.as('riderSigned'))
    .select(seesBikeOf(viewer).as('seesBike'))
    .select(
      sql<number | null>`(select later.id from bicycle_check later where later.corrects_id = it.id
        order by later.id desc limit 1)`.as('correctedById'),
    )
    .where('it.id', '=', id)
    .executeTakeFirst()
  return found
}

/** One of the own workshop, locked until the transaction ends. */
export async function lockCheck(tx: Db, viewer: CompanyViewer, id: number): Promise<Check | undefined> {
  const locked = await tx
    .selectFrom('bicycle_check')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', workshopOf(viewer))
    .forUpdate()
    .executeTakeFirst()
  return locked && findCheck(tx, viewer, id)
}

export type NewCheck = {
  checklist: string
  names: Texts
  kind: ChecklistKind
  catalogueVersion: number
  companyId: number
  begunBy: number
  productId: number | null
  serialNumber: string
  serialFolded: string
  family: string
  appointmentId: number | null
  unitId: number | null
  correctsId: number | null
}

/** @returns its number, or that of the one that is open already */
export async function insertCheck(tx: Db, check: NewCheck, now: Date): Promise<number> {
  const added = await tx
    .insertInto('bicycle_check')
    .values({
      checklist: check.checklist,
      names: JSON.stringify(check.names),
      kind: check.kind,
      catalogue_version: check.catalogueVersion,
      company_id: check.companyId,
      begun_by: check.begunBy,
      product_id: check.productId,
      serial_number: check.serialNumber,
      serial_folded: check.serialFolded,
      family: check.family,
      appointment_id: check.appointmentId,
      unit_id: check.unitId,
      corrects_id: check.correctsId,
      words: wordsOf(check),
      begun_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return added.id
  const { id, correctsId } = await openOf(tx, check).executeTakeFirstOrThrow()
  // A check that is begun again from an appointment or a recall belongs to that from then on. A forgotten correction
  // becomes the next service, and has nothing more to do with what the earlier check was begun from.
  const { appointmentId, unitId } = check
  const isNext = correctsId !== null && check.correctsId === null
  await tx
    .updateTable('bicycle_check')
    .set({
      ...((appointmentId || isNext) && { appointment_id: appointmentId }),
      ...((unitId || isNext) && { unit_id: unitId }),
      ...(isNext && { corrects_id: null }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
  return id
}

/** What is open of a list on a bicycle at a workshop: one at most. */
export function openOf(db: Db, { companyId, serialFolded, checklist }: OpenKey) {
  return db
    .selectFrom('bicycle_check')
    .select(['id', 'corrects_id as correctsId'])
    .where('company_id', '=', companyId)
    .where('serial_folded', '=', serialFolded)
    .where('checklist', '=', checklist)
    .where('state', '=', 'open')
}

type OpenKey = { companyId: number; serialFolded: string; checklist: string }

function wordsOf({ names: called, serialNumber, serialFolded, family }: NewCheck): string {
  return [...Object.values(called), serialNumber, serialFolded, family].filter(Boolean).join(' ').toLowerCase()
}

export function listAnswers(db: Db, checkId: number): Promise<AnsweredStep[]> {
  return db
    .selectFrom('bicycle_check_step as one')
    .innerJoin('account', 'account.id', 'one.answered_by')
    .select(['one.step', 'one.answer', 'one.measured', 'one.reason', 'one.version'])
    .select(['account.name as byName', 'one.answered_at as at'])
    .where('one.check_id', '=', checkId)
    .execute()
}

export type NewAnswer = {
  checkId: number
  step: string
  answer: StepAnswer
  measured: number | null
  reason: string
  by: number
}

/** The last answer counts. @param tx a transaction that has locked the checklist */
export async function putAnswer(tx: Db, it: NewAnswer, now: Date): Promise<void> {
  const said = {
    answer: it.answer,
    measured: it.measured,
    reason: it.reason,
    answered_by: it.by,
    answered_at: now,
  }
  await tx
    .insertInto('bicycle_check_step')
    .values({ check_id: it.checkId, step: it.step, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['check_id', 'step'])
        .doUpdateSet({ ...said, version: sql<number>`bicycle_check_step.version + 1` }),
    )
    .execute()
  await tx.updateTable('bicycle_check').set({ changed_at: now }).where('id', '=', it.checkId).execute()
}

/** Those of these steps that were done without a photo lose their answer. @param tx as of `putAnswer` */
export async function reopenWithoutPhoto(tx: Db, checkId: number, steps: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('bicycle_check_step')
    .where('check_id', '=', checkId)
    .where('step', '=', sql<string>`any(${steps})`)
    .where('answer', '=', 'done')
    .where(sql<boolean>`not exists (select from attachment
      where attachment.check_id = bicycle_check_step.check_id and attachment.slot = bicycle_check_step.step)`)
    .execute()
}

export type Signature = {
  signedOn: string
  signedBy: number
  mechanicName: string
  riderName: string
  productId: number | null
}

export async function putSignature(tx: Db, id: number, it: Signature, now: Date): Promise<void> {
  await tx
    .updateTable('bicycle_check')
    .set({
      state: 'signed',
      signed_at: now,
      signed_on: it.signedOn,
      signed_by: it.signedBy,
      mechanic_name: it.mechanicName,
      rider_name: it.riderName,
      product_id: it.productId,
      holder_id: sql<number | null>`(select company_id from product where id = ${it.productId})`,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it was there: what is signed is not thrown away */
export async function deleteOpen(tx: Db, id: number): Promise<boolean> {
  const gone = await tx.deleteFrom('bicycle_check').where('id', '=', id).where('state', '=', 'open').executeTakeFirst()
  return gone.numDeletedRows > 0n
}
