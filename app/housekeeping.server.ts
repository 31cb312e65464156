import { pause, startLoop } from '#app/kit/loop.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { sweepApi } from '#app/features/across/api/api.server.ts'
import { sweepNotices } from '#app/features/across/crm/crm.notices.server.ts'
import { findImportContents } from '#app/features/across/imports/imports.server.ts'
import { sweepImports } from '#app/features/across/imports/imports.sweep.server.ts'
import { fillPrints } from '#app/features/content/attachments/attachments.prints.server.ts'
import { findPartKeys, sweepArriving } from '#app/features/content/attachments/attachments.parts.server.ts'
import {
  sweepContents,
  sweepFiles,
  sweepUnfinished,
} from '#app/features/content/attachments/attachments.sweep.server.ts'
import { remindOfLeads } from '#app/features/trade/leads/leads.jobs.server.ts'
import { remindOfAppointments } from '#app/features/service/appointments/appointments.mails.server.ts'
import { remindOfDue } from '#app/features/service/tickets/tickets.reminders.server.ts'
import { remindOfQuotes } from '#app/features/trade/quotes/quotes.jobs.server.ts'
import { announceGuides } from '#app/features/content/resources/resources.jobs.server.ts'
import { findPictureKeys } from '#app/features/service/recalls/recalls.pictures.server.ts'
import { findResourceContents } from '#app/features/content/resources/resources.server.ts'
import { sweepUploads } from '#app/features/content/resources/resources.staff.server.ts'
import { sweepDrafts } from '#app/features/content/drafts/drafts.server.ts'
import { endRevoked } from '#app/features/people/account/account.revocations.server.ts'
import { sweepSessions } from '#app/features/people/account/account.sessions.server.ts'
import { sweepContacts } from '#app/features/people/contact/contact.server.ts'
import { sweepClaims } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { askForRatings, sweepRatings } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import { sweepCameraCodes } from '#app/features/service/new-ticket/new-ticket.camera.server.ts'
import { sweepInbound } from '#app/features/service/inbound-mail/inbound-mail.server.ts'
import { sweepBounces } from '#app/features/people/bounces/bounces.server.ts'
import { sweepAppointments } from '#app/features/service/appointments/appointments.jobs.server.ts'
import { sweepChecks } from '#app/features/service/checks/checks.jobs.server.ts'
import { remindOfServices } from '#app/features/service/products/products.services.server.ts'
import { remindOfRecalls, sweepRecalls } from '#app/features/service/recalls/recalls.jobs.server.ts'
import { sweepRemarks } from '#app/features/content/remarks/remarks.jobs.server.ts'
import { sweepShares } from '#app/features/content/shares/shares.jobs.server.ts'
import { askSurveys, sweepSurveys } from '#app/features/service/surveys/surveys.jobs.server.ts'
import { watchSignals } from '#app/features/service/signals/signals.jobs.server.ts'
import { noteSwept, sweepRetention } from '#app/features/across/retention/retention.server.ts'
import type { SweptKind } from '#app/features/across/retention/retention.ts'
import { sweepWebhooks } from '#app/features/across/webhooks/webhooks.server.ts'
import { sealLog } from '#app/features/across/ticket-log/ticket-log.server.ts'
import { sweepDone } from '#app/kit/outbox/outbox.server.ts'
import { sweepThrottle } from '#app/kit/throttle.server.ts'

const hour = 60 * 60_000
const halfMinute = 30_000

/**
 * Once an hour it deletes what nobody will ask for again (ended sessions, old drafts, files never sent), reminds people
 * of what runs out, tells them of new manuals, asks how a ticket went, and makes missing prints of photos. Once a day
 * it looks through the whole store for content that no row knows. Some of the hourly jobs act once a night: they delete
 * what was kept for years and look for parts that fail too often. Twice a minute the identity service is asked whose
 * sessions it has revoked.
 */
export function startHousekeeping(portal: Portal): { stop(): Promise<void> } {
  return startLoop((stopping) => Promise.all([run(portal, stopping), watchRevocations(portal, stopping)]))
}

/** One of the jobs. Nothing reads what it returns: `reported` counts what its sweep deletes. */
type Sweep = (portal: Portal, stopping: AbortSignal) => Promise<unknown>

const hourly: readonly Sweep[] = [
  sweepUnfinished,
  reported('sessions', sweepSessions),
  reported('claims', sweepClaims),
  reported('contacts', sweepContacts),
  ({ db, clock }) => sweepThrottle(db, clock.now()),
  reported('drafts', sweepDrafts),
  reported('files', sweepFiles),
  sweepArriving,
  sweepCameraCodes,
  sweepApi,
  reported('files', sweepUploads),
  sweepImports,
  reported('mails', sweepSent),
  sweepInbound,
  sweepBounces,
  remindOfLeads,
  remindOfQuotes,
  remindOfDue,
  remindOfAppointments,
  remindOfRecalls,
  remindOfServices,
  announceGuides,
  askSurveys,
  askForRatings,
  sweepRatings,
  sweepSurveys,
  sweepRemarks,
  sweepShares,
  sweepRetention,
  sweepAppointments,
  sweepRecalls,
  sweepChecks,
  sweepWebhooks,
  sealLog,
  fillPrints,
  watchSignals,
  sweepNotices,
]
const daily: readonly Sweep[] = [
  ...hourly,
  (portal, stopping) =>
    sweepContents(portal, [findResourceContents, findImportContents, findPartKeys, findPictureKeys], stopping),
]

async function run(portal: Portal, stopping: AbortSignal): Promise<void> {
  let rounds = 0
  while (!stopping.aborted) {
    if (await goRound(portal, rounds % 24 === 0 ? daily : hourly, stopping)) rounds += 1
    await pause(hour, stopping)
  }
}

/** @returns whether there was one: not where the clock has leapt */
export async function goRound(
  portal: Portal,
  sweeps = hourly,
  stopping = new AbortController().signal,
): Promise<boolean> {
  if (!(await isClockSteady(portal))) return false
  for (const sweep of sweeps) await attempt(sweep, { ...portal, db: portal.slowDb }, stopping)
  return true
}

/**
 * A machine may start with a clock that is years ahead, and everything kept for a time would be deleted at once. After
 * a leap, which looks like a long pause, nothing is deleted before the next look an hour later. Machines on one
 * database may differ by some minutes.
 */
async function isClockSteady({ db, clock, log }: Portal): Promise<boolean> {
  const now = clock.now()
  try {
    const before = await db.selectFrom('housekeeping').select('looked_at').executeTakeFirst()
    await db
      .insertInto('housekeeping')
      .values({ looked_at: now })
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ looked_at: now }))
      .execute()
    const since = now.getTime() - (before?.looked_at ?? now).getTime()
    if (since > -hour / 4 && since < 2 * hour) return before !== undefined
    log.warn(
      { hours: Math.round(since / hour) },
      'the clock has leapt since housekeeping looked last; nothing is swept before it looks again in an hour',
    )
  } catch (error) {
    log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
  }
  return false
}

/** Each by itself: a disk that cannot be read must not keep people's data longer than promised. */
async function attempt(sweep: Sweep, portal: Portal, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return
  try {
    await sweep(portal, stopping)
  } catch (error) {
    portal.log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
  }
}

/** Notes how much a sweep has deleted in the day's report for administrators. */
function reported(kind: SweptKind, sweep: (portal: Portal) => Promise<number>): Sweep {
  return async (portal) => {
    const count = await sweep(portal)
    if (count > 0) await noteSwept(portal, kind, count)
  }
}

/** Rows and mails that have done their work hold addresses: a month is enough to look something up. */
async function sweepSent({ db, clock, settings }: Portal): Promise<number> {
  const monthAgo = new Date(clock.now().getTime() - 30 * 24 * hour)
  const swept = await sweepDone(db, monthAgo)
  // Whatever MAIL is by now: what was kept before mails left is kept no longer for that. The demonstration's mailbox shows a
  // past of its own.
  if (!settings.demo) await db.deleteFrom('sent_mail').where('sent_at', '<', monthAgo).execute()
  return swept
}

async function watchRevocations(portal: Portal, stopping: AbortSignal): Promise<void> {
  while (portal.identity.listRevoked && !stopping.aborted) {
    try {
      await endRevoked(portal)
    } catch (error) {
      portal.log.warn({ err: error }, 'the identity service could not be asked for revoked sessions')
    }
    await pause(halfMinute, stopping)
  }
}
