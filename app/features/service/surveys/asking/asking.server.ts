import { unsubscribing } from '#app/features/content/subscriptions/subscriptions.mails.server.ts'
import { lockAsking } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { tokenOf } from '../links.server.ts'
import { listOpen } from '../store.server.ts'
import { invitationMail } from '../surveys.outbox.ts'
import { isAsking, linkDays, quietDays, remindDays, type Survey } from '../surveys.ts'
import { leaving } from '../guests/leaving.server.ts'
import { findGuestToMail, listDueGuests } from '../guests/guests.store.server.ts'
import { findToMail, insertInvitations, isUnused, takeReminders } from './asking.store.server.ts'
import { writeInvitation } from './mail.server.ts'
import { type Due, listAudience, listDue } from './subjects.store.server.ts'

const day = 24 * 60 * 60_000
/** So long after its day somebody may still be asked: of what is long past nobody hears. */
const askedWithin = 14 * day
const atOnce = 500

/** Once an hour: puts the questions that are due by now, each once, and the reminders. */
export async function askSurveys(portal: Portal): Promise<void> {
  const now = portal.clock.now()
  for (const survey of await listOpen(portal.db))
    if (isAsking(survey, dayOf(now))) {
      while ((await inviteSome(portal, survey, now, listWanted)) === atOnce);
      if (survey.trigger === 'appointment') while ((await inviteSome(portal, survey, now, listGuests)) === atOnce);
    }
  while ((await remindSome(portal, now)) === atOnce);
}

/** @returns how many were found */
async function inviteSome({ db, secret }: Portal, survey: Survey, now: Date, list: typeof listWanted): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The questions about tickets wait for it as well: of two workers one looks at a time.
    await lockAsking(tx)
    const due = await list(tx, survey, now)
    if (due.length === 0) return 0
    const ids = await insertInvitations(tx, secret, due, {
      surveyId: survey.id,
      anonymous: survey.anonymous,
      now,
      quietUntil: new Date(now.getTime() + quietDays * day),
      endsAt: new Date(now.getTime() + linkDays * day),
    })
    await putMails(tx, ids, 'asked', now)
    return due.length
  })
}

function listWanted(tx: Db, survey: Survey, now: Date): Promise<Due[]> {
  const { id, trigger, audienceId } = survey
  if (trigger === 'campaign') return listAudience(tx, { id, audienceId, now }, atOnce)
  return listDue(tx, { trigger, span: spanOf(survey, now), now }, atOnce)
}

function listGuests(tx: Db, survey: Survey, now: Date): Promise<Due[]> {
  return listDueGuests(tx, { span: spanOf(survey, now), now }, atOnce)
}

/** What became due since the survey was opened, and not too long ago. */
export function spanOf({ afterDays, openedAt }: Survey, now: Date): { after: Date; before: Date } {
  const before = now.getTime() - afterDays * day
  const since = openedAt ? openedAt.getTime() - afterDays * day - askedBefore : before
  return { after: new Date(Math.max(before - askedWithin, since)), before: new Date(before) }
}

/** What became due in the week before it was opened is asked about as well. */
const askedBefore = 7 * day

async function remindSome({ db }: Portal, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const invitedBefore = new Date(now.getTime() - remindDays * day)
    const ids = await takeReminders(tx, { invitedBefore, now }, atOnce)
    await putMails(tx, ids, 'reminded', now)
    return ids.length
  })
}

async function putMails(tx: Db, ids: readonly number[], what: 'asked' | 'reminded', now: Date): Promise<void> {
  if (ids.length === 0) return
  const mails = ids.map((id) => invitationMail.of(`survey ${id}`, { id, what }))
  await outbox.putting(tx, mails, now).execute()
}

/** The question to whom it is for, unless they have answered, or want no such mail, by now. */
export async function surveyMail(
  portal: Portal,
  tx: Db,
  { id, what }: { id: number; what: 'asked' | 'reminded' },
): Promise<OutgoingMail | undefined> {
  const now = portal.clock.now()
  const found = (await findToMail(tx, id, now)) ?? (await findGuestToMail(tx, id, now))
  if (!found || !isAsking(found.survey, dayOf(now))) return undefined
  const { reader, survey, subject } = found
  const token = tokenOf(portal.secret, id)
  // Only here it is known whose the link is, and only whether it was used.
  if (survey.anonymous && !(await isUnused(tx, hashOfToken(token)))) return undefined
  const { locale, email: to } = reader
  const way =
    'appointmentId' in found
      ? leaving(portal, found.appointmentId, locale)
      : unsubscribing(portal, found.reader, 'surveys')
  const letter = writeInvitation({
    brand: letterheadIn(portal, locale),
    reader,
    what,
    survey,
    subject,
    link: addressIn(portal, locale, `/s/${token}`),
    foot: way.foot,
  })
  return { to, ...letter, headers: way.headers }
}
