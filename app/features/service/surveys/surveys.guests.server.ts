import { form, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addDays } from '#app/kit/words/days.ts'
import type { Portal } from '#app/portal.server.ts'
import { answerForm, answersIn } from './answering/answer-forms.ts'
import { answersMost, lastChange, write } from './answering/answering.server.ts'
import { findByAppointment, findRevoked } from './answering/answering.store.server.ts'
import { shownOf } from './answering/shown.ts'
import { spanOf } from './asking/asking.server.ts'
import { insertInvitations } from './asking/asking.store.server.ts'
import { findAskableAppointment } from './asking/subjects.store.server.ts'
import { formWords } from './forms.words.ts'
import { findWish, lockWish, setUnwanted, setWanted, type Wish } from './guests/guests.store.server.ts'
import { findOpen, findSurvey } from './store.server.ts'
import { type Answers, linkDays, type Survey } from './surveys.ts'
import type { GuestIntent, GuestPart } from './surveys.guests.ts'

const conflict = conflictIn(formWords)

/** How often somebody may change their mind by one link. */
const wishesMost = { tries: 20, minutes: 24 * 60 }

/** Whether anything asks after appointments by now, by mail as well. */
export async function asksAfterAppointments({ db, clock, settings }: Portal): Promise<boolean> {
  return settings.sendsMail && (await findOpen(db, 'appointment', dayOf(clock.now()))) !== undefined
}

/** Said at the counter or on the phone, and written down by the desk, in the transaction that books. */
export function wantSurveys(tx: Db, appointmentId: number, by: number, now: Date): Promise<void> {
  return setWanted(tx, appointmentId, by, now)
}

/** What the desk may still write down of it, or take back; null: no mail would come of it. */
export async function wishOf(portal: Portal, appointmentId: number): Promise<GuestPart['mail']> {
  const wish = await findWish(portal.db, appointmentId)
  if (!wish) return null
  const { db } = portal
  const asked = (await findByAppointment(db, appointmentId)) ?? (await findRevoked(db, { appointmentId }))
  return asked ? null : mailOf(portal, appointmentId, wish)
}

/** As somebody says it to the desk. @throws Problem not-found, conflict, too-many-tries */
export function sayToDesk(portal: Portal, appointmentId: number, wants: boolean, by: number): Promise<void> {
  return wants ? sayYes(portal, appointmentId, by) : sayNo(portal, appointmentId, by)
}

/** What the page of an appointment asks who has its link, which the caller has made sure of. */
export async function readGuestPart(portal: Portal, appointmentId: number, locale: Locale): Promise<GuestPart> {
  const { db, clock } = portal
  const [asked, wish] = await Promise.all([readAsked(portal, appointmentId), findWish(db, appointmentId)])
  const said = asked?.invited?.said ?? null
  const part = { said: said && said.answers, lastChange: said && lastChange(said), score: null }
  return {
    shown: asked ? shownOf(asked.survey, { ...part, locale, now: clock.now() }) : null,
    mail: wish && !said ? await mailOf(portal, appointmentId, wish) : null,
  }
}

/** Whether they have said yes, or still may; nothing where no mail would come of it. */
async function mailOf(portal: Portal, appointmentId: number, wish: Wish): Promise<GuestPart['mail']> {
  if (wish.isWanted) return isOver(wish) || !portal.settings.sendsMail ? null : 'wanted'
  return (await mayWant(portal, appointmentId, wish)) ? 'may' : null
}

function isOver({ state }: Wish): boolean {
  return state === 'cancelled' || state === 'no_show'
}

async function mayWant(portal: Portal, appointmentId: number, wish: Wish): Promise<boolean> {
  const { db, clock, settings } = portal
  const now = clock.now()
  if (!settings.sendsMail || !wish.isForMail || isOver(wish)) return false
  const survey = await findOpen(db, 'appointment', dayOf(now))
  if (!survey) return false
  if (wish.state !== 'done') return true
  const isInTime = wish.endedAt !== null && wish.endedAt > spanOf(survey, now).after
  return (
    isInTime &&
    !(await findByAppointment(db, appointmentId)) &&
    !(await findRevoked(db, { appointmentId })) &&
    Boolean(await findAskableAppointment(db, appointmentId))
  )
}

type Asked = { survey: Survey; invited: Awaited<ReturnType<typeof findByAppointment>> }

/**
 * What was asked about it, or would be. @returns undefined where there is nothing to ask, or it was taken back with the
 * links of its survey
 */
async function readAsked(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  appointmentId: number,
): Promise<Asked | undefined> {
  const due = await findAskableAppointment(db, appointmentId)
  const invited = await findByAppointment(db, appointmentId)
  if (!invited && (!due || (await findRevoked(db, { appointmentId })))) return undefined
  const survey = invited
    ? await findSurvey(db, invited.surveyId)
    : await findOpen(db, 'appointment', dayOf(clock.now()))
  return survey && { survey, invited }
}

type GuestWork = Sent & { portal: Portal; facts: { id: number } }

/** For the person who has the link of an appointment, which the page has checked. */
export const guestForms: Forms<GuestIntent, GuestWork> = {
  answer: form(
    async ({ portal, facts }) => answerForm((await readSent(portal, facts.id))?.questions ?? []),
    ({ portal, facts }, value) => answerAboutAppointment(portal, facts.id, value),
  ),
  'surveys-yes': button(({ portal, facts }) => sayYes(portal, facts.id)),
  'surveys-no': button(({ portal, facts }) => sayNo(portal, facts.id)),
}

/** Which survey the form was of: it may have been on somebody's page when the links were revoked. */
async function readSent(portal: Portal, appointmentId: number): Promise<Survey | undefined> {
  const asked = await readAsked(portal, appointmentId)
  return asked?.survey ?? findRevoked(portal.db, { appointmentId })
}

/** Said once more it replaces the first. @throws Problem not-found, conflict, too-many-tries */
async function answerAboutAppointment(
  portal: Portal,
  appointmentId: number,
  value: Parameters<typeof answersIn>[1],
): Promise<void> {
  const { db, clock } = portal
  const key = `survey answers appointment ${appointmentId}`
  if (!(await consumeLimit(db, clock.now(), { key, ...answersMost }))) throw new Problem('too-many-tries')
  await db.transaction().execute(async (tx) => {
    const asked = await readAsked({ db: tx, clock }, appointmentId)
    if (!asked) {
      const wasAsked = (await findRevoked(tx, { appointmentId })) ?? (await findAskableAppointment(tx, appointmentId))
      if (wasAsked) throw conflict('closed')
      throw new Problem('not-found')
    }
    const answers: Answers = answersIn(asked.survey.questions, value)
    if (!asked.invited) await comeAlone(portal, tx, appointmentId, asked.survey)
    // When two are sent at once the second finds what the first has written.
    const found = await findByAppointment(tx, appointmentId)
    if (!found) throw new Problem('not-found')
    await write(portal, tx, found, answers)
  })
}

/** Nobody has written to them: it keeps no other survey away. */
async function comeAlone({ clock, secret }: Portal, tx: Db, appointmentId: number, survey: Survey): Promise<void> {
  const due = await findAskableAppointment(tx, appointmentId)
  if (!due) throw new Problem('not-found')
  const now = clock.now()
  const endsAt = new Date(`${addDays(dayOf(now), linkDays)}T00:00:00Z`)
  await insertInvitations(tx, secret, [due], { surveyId: survey.id, now, quietUntil: null, endsAt })
}

/** Said twice it is said once. @throws Problem conflict, too-many-tries */
async function sayYes(portal: Portal, appointmentId: number, by: number | null = null): Promise<void> {
  await changeWish(portal, appointmentId, async (tx, wish, now) => {
    if (wish.isWanted) return
    if (!(await mayWant({ ...portal, db: tx }, appointmentId, wish))) throw conflict('guest-over')
    await setWanted(tx, appointmentId, by, now)
  })
}

/** @throws Problem too-many-tries */
async function sayNo(portal: Portal, appointmentId: number, by: number | null = null): Promise<void> {
  await changeWish(portal, appointmentId, (tx, _, now) => setUnwanted(tx, appointmentId, 'appointment', now, by))
}

async function changeWish(
  { db, clock }: Portal,
  appointmentId: number,
  change: (tx: Db, wish: Wish, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  const key = `appointment ${appointmentId} surveys`
  if (!(await consumeLimit(db, now, { key, ...wishesMost }))) throw new Problem('too-many-tries')
  await db.transaction().execute(async (tx) => {
    const wish = await lockWish(tx, appointmentId)
    if (!wish) throw new Problem('not-found')
    await change(tx, wish, now)
  })
}
