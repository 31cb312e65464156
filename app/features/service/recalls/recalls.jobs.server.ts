import { sql } from 'kysely'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { addUnits, followHolders } from './found.store.server.ts'
import { writeMail } from './mails/mails.server.ts'
import { findReader, listTold, lookAgain, tellAgain, tellFresh } from './mails/recipients.store.server.ts'
import { bicycleRegistered, recallMail, recallPublished } from './recalls.outbox.ts'
import { isPublic } from './recalls.ts'
import * as store from './store.server.ts'
import { freeMissed } from './units.store.server.ts'
import { wantedFor } from './wanted.server.ts'

export function recallJobs(portal: Portal) {
  const now = () => portal.clock.now()
  return [
    /** Whom it concerns, each in a row of its own: one address that cannot be reached holds up no other. */
    jobOf(recallPublished, async ({ id }, tx) => {
      await followHolders(tx, id, now())
      await tellFresh(tx, id, now())
    }),
    /** A bicycle that was registered, or changed hands, after a recall was published. */
    jobOf(bicycleRegistered, async (only, tx) => {
      for (const id of await store.listPublished(tx)) {
        await addUnits(tx, { ...wantedFor(portal, id), only }, now())
        await tellFresh(tx, id, now())
      }
    }),
    jobOf(recallMail, async ({ id, accountId, what }, tx) => {
      const [recall, reader] = [await store.findRecall(tx, id), await findReader(tx, accountId)]
      if (!reader || recall?.state !== 'published') return
      const units = await listTold(tx, id, reader)
      // Done meanwhile, or with somebody else by now.
      if (units.length === 0) return
      const { locale } = reader
      const own = addressIn(portal, locale, addressOf(defaultLocale, 'recalls'))
      const notice = isPublic(recall.kind) ? addressIn(portal, locale, `/safety/${recall.number}`) : undefined
      const brand = letterheadIn(portal, locale)
      return { to: reader.email, ...writeMail({ brand, reader, what, recall, units, links: { own, notice } }) }
    }),
  ]
}

/**
 * Once an hour: what has come to be known since (orders shipped, lists imported) is looked for, who has come in since is
 * told, and who has not booked, or did not come, is reminded.
 */
export async function remindOfRecalls(portal: Portal): Promise<void> {
  const { db, clock } = portal
  const now = clock.now()
  for (const id of await store.listPublished(db))
    await db.transaction().execute(async (tx) => {
      await addUnits(tx, wantedFor(portal, id), now)
      await followHolders(tx, id, now)
      await freeMissed(tx, id, now)
      await lookAgain(tx, id)
      await tellFresh(tx, id, now)
      await tellAgain(tx, id, now)
    })
}

const years = { person: 5, recall: 10 } as const

/** A recall goes ten years after it was closed; who had a bicycle of it, and who did something, five years after. @returns how many went */
export async function sweepRecalls({ db, clock }: Portal): Promise<number> {
  const ago = (count: number) => {
    const day = new Date(clock.now())
    day.setUTCFullYear(day.getUTCFullYear() - count)
    return day
  }
  const long = db.selectFrom('recall').select('id').where('closed_at', '<', ago(years.person))
  await db
    .updateTable('recall_event')
    .set({ actor_id: null })
    .where('recall_id', 'in', long)
    .where('actor_id', 'is not', null)
    .execute()
  await db
    .deleteFrom('recall_unit_company as party')
    .where('party.unit_id', 'in', db.selectFrom('recall_unit').select('id').where('recall_id', 'in', long))
    .where(sql<boolean>`exists (select from company where company.id = party.company_id and company.kind = 'customer')`)
    .execute()
  const gone = await db.deleteFrom('recall').where('closed_at', '<', ago(years.recall)).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
