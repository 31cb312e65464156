import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { tokenOf } from '../links.server.ts'
import type { Subject, Survey } from '../surveys.ts'
import { findSurvey } from '../store.server.ts'
import { askable, type Due } from './subjects.store.server.ts'

type Invitation = { surveyId: number; anonymous?: boolean; now: Date; quietUntil: Date | null; endsAt: Date }

/** Those who were asked meanwhile are left out by the constraints. @returns the numbers of the others */
export async function insertInvitations(tx: Db, secret: string, due: readonly Due[], invitation: Invitation) {
  const added = await tx
    .insertInto('survey_invitation')
    .values(
      due.map((one) => ({
        survey_id: invitation.surveyId,
        account_id: one.accountId,
        ticket_id: one.ticketId,
        appointment_id: one.appointmentId,
        product_id: one.productId,
        company_id: one.companyId,
        family: one.family,
        parts: one.parts,
        invited_at: invitation.now,
        quiet_until: invitation.quietUntil,
        ends_at: invitation.endsAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = added.map(({ id }) => id)
  const { surveyId, endsAt } = invitation
  if (invitation.anonymous) await putBallots(tx, secret, ids, { surveyId, endsAt })
  else await setHashes(tx, secret, ids)
  return ids
}

/** A link is made of the number of its invitation, which the database gives. */
async function setHashes(tx: Db, secret: string, ids: readonly number[]): Promise<void> {
  const hashes = ids.map((id) => hashOfToken(tokenOf(secret, id)).toString('hex'))
  await sql`update survey_invitation set token_hash = decode(made.hash, 'hex')
    from unnest(${ids}::bigint[], ${hashes}::text[]) made(id, hash) where survey_invitation.id = made.id`.execute(tx)
}

/** In the order of their hashes: it says nothing of whose they are, nor does anything else without the portal's secret. */
async function putBallots(
  tx: Db,
  secret: string,
  ids: readonly number[],
  { surveyId, endsAt }: { surveyId: number; endsAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  const hashes = ids.map((id) => hashOfToken(tokenOf(secret, id))).toSorted((one, other) => one.compare(other))
  await tx
    .insertInto('survey_ballot')
    .values(hashes.map((hash) => ({ token_hash: hash, survey_id: surveyId, ends_at: endsAt })))
    .execute()
}

/** Whether a link of an anonymous survey still waits for its answer. */
export async function isUnused(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('survey_ballot')
    .select('survey_id')
    .where('token_hash', '=', tokenHash)
    .where('used', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

/** Marked in the statement that finds them: of two processes the second finds nothing left. @returns their numbers */
export async function takeReminders(tx: Db, { invitedBefore, now }: { invitedBefore: Date; now: Date }, most: number) {
  const rows = await tx
    .updateTable('survey_invitation')
    .set({ reminded_at: now })
    .where('reminded_at', 'is', null)
    .where('id', 'in', (row) =>
      row
        .selectFrom('survey_invitation as one')
        .innerJoin('survey', 'survey.id', 'one.survey_id')
        .select('one.id')
        .where('one.reminded_at', 'is', null)
        .where('one.quiet_until', 'is not', null)
        .where('one.revoked_at', 'is', null)
        .where('one.invited_at', '<=', invitedBefore)
        .where('one.ends_at', '>', now)
        .where('survey.state', '=', 'open')
        .where(sql<boolean>`not exists (select from survey_answer answer where answer.invitation_id = one.id)`)
        .orderBy('one.invited_at')
        .limit(most)
        .forUpdate('one')
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type ToMail = {
  survey: Survey
  reader: { id: number; email: string; name: string; firstName: string; locale: Locale; role: string | null }
  subject: Subject & { bicycle: string; shop: string }
}

/** All of one mail, as long as there is still something to ask, and somebody who wants to be asked. */
export async function findToMail(tx: Db, id: number, now: Date): Promise<ToMail | undefined> {
  const found = await askable(tx)
    .innerJoin('survey_invitation as one', 'one.account_id', 'account.id')
    .leftJoin('appointment', 'appointment.id', 'one.appointment_id')
    .leftJoin('shop', 'shop.id', 'appointment.shop_id')
    .leftJoin('product', 'product.id', 'one.product_id')
    .select(['account.role', 'one.survey_id as surveyId', 'one.ticket_id as ticketId', 'shop.name as shop'])
    .select(['one.appointment_id as appointmentId', 'one.product_id as productId', 'product.name as bicycle'])
    .where('one.id', '=', id)
    .where('one.revoked_at', 'is', null)
    .where('one.ends_at', '>', now)
    .where(sql<boolean>`not exists (select from survey_answer answer where answer.invitation_id = one.id)`)
    .executeTakeFirst()
  const survey = found && (await findSurvey(tx, found.surveyId))
  if (!found || !survey) return undefined
  const { ticketId, appointmentId, productId, shop, bicycle, surveyId: _, ...reader } = found
  return { survey, reader, subject: { ticketId, appointmentId, productId, shop: shop ?? '', bicycle: bicycle ?? '' } }
}
