import { createHash } from 'node:crypto'
import { addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { leavingToken } from '#app/features/service/surveys/guests/leaving.server.ts'
import { addSurvey } from '#app/features/service/surveys/surveys.fixture.ts'
import type { App, People } from './people.ts'
import { thing, token as tokenOf } from './things.ts'

/** The rows of who has no account here but a key: the link of an appointment, and a calendar program. */
export const appointmentLinkRows = `
GET  /:locale?/a/:token                                 appointmentLink → 404 | 200                              | 200
POST   cancel                                           appointmentLink → 404 | 303                              | 303
POST   move                                             appointmentLink → 404 | 303                              | 303
POST   answer                                           visitLink → 404     | 303                                | 303
POST   surveys-yes                                      appointmentLink → 404 | 303                              | 303
POST   surveys-no                                       visitLink → 404     | 303                                | 303
GET  /:locale?/a/:token/appointment.ics                 appointmentLink → 404 | 200                              | 200
GET  /:locale?/unsubscribe/appointment/:token           surveysLeaving → 404 | 200                               | 200
POST   press                                            surveysLeaving → 404 | 303                               | 303
GET  /appointments/calendar/:token                      calendarFile → 404  | 200                                | 200
`

/** The page on which the address of a calendar is made. */
export const calendarRows = `
GET  /:locale?/appointments/calendar                                        | gate                               | 200  200  200  200  200  403  404  404
POST   make                                             shop                | gate                               | 404  200  200  200  200  403  404  404
POST   revoke                                           shop                | gate                               | 404  303= 303= 303= 303= 403  404  404
`

export const appointmentLinkForms = {
  '/:locale?/a/:token': {
    cancel: { intent: 'cancel', reason: 'Malato' },
    move: { intent: 'move', when: '2026-12-03T15:00', seen: '0' },
    answer: { intent: 'answer', q0: '4' },
    'surveys-yes': { intent: 'surveys-yes' },
    'surveys-no': { intent: 'surveys-no' },
  },
  '/:locale?/unsubscribe/appointment/:token': {
    press: { 'List-Unsubscribe': 'One-Click' },
  },
  '/:locale?/appointments/calendar': {
    make: { intent: 'make', shop: '{shop}' },
    revoke: { intent: 'revoke', shop: '{shop}' },
  },
}

/** Appointments of somebody without an account, one of them done and asked about, and the address of a calendar of their shop. */
export async function addAppointmentLinks({ portal, clock }: App, people: People) {
  const [token, visit] = [tokenOf('link of an appointment'), tokenOf('link of a visit')]
  const [key, absent] = [tokenOf('address of a calendar'), tokenOf('no appointment')]
  const { accountId, companyId } = people.heads.dealer.viewer
  await addSurvey(portal, { by: people.admin.accountId, trigger: 'appointment' })
  // A shop of its own: one with somebody still to come is not deleted.
  const shop = await addBookableShop(portal.db, companyId)
  const row = {
    shop_id: shop,
    kind: 'fitting' as const,
    kind_words: '',
    mode: 'hour' as const,
    minutes: 60,
    day: '2026-12-02',
    starts_at: new Date('2026-12-02T14:00:00Z'),
    ends_at: new Date('2026-12-02T15:00:00Z'),
    lane: 1,
    bicycle: '',
    serial_number: '',
    person_name: 'Ugo',
    person_phone: '',
    person_email: 'ugo@rider.example',
    locale: 'it' as const,
    message: '',
    token_hash: hashOf(token),
    token_sealed: Buffer.from('sealed'),
    booked_by: accountId,
    submission: '00000000-0000-4000-8000-000000000091',
    created_at: clock.now(),
  }
  await portal.db.insertInto('appointment').values(row).execute()
  const wanted = { surveys_wanted_at: clock.now(), surveys_wanted_by: accountId }
  const done = { ...wanted, state: 'done' as const, ended_at: clock.now(), token_hash: hashOf(visit) }
  const { id } = await portal.db
    .insertInto('appointment')
    .values({ ...row, ...done, submission: '00000000-0000-4000-8000-000000000114' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const calendar = { account_id: accountId, shop_id: shop, key_hash: hashOf(key), created_at: clock.now() }
  await portal.db.insertInto('calendar_key').values(calendar).execute()
  return {
    appointmentLink: () => thing(token, [], absent),
    visitLink: () => thing(visit, [], absent),
    surveysLeaving: () => thing(leavingToken(portal, id), [], `1-${absent}`),
    calendarFile: () => thing(`${key}.ics`, [], `${absent}.ics`),
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
