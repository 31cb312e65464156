import { createHash } from 'node:crypto'
import { addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import type { App, People } from './people.ts'

/** The rows of who has no account here but a key: the link of an appointment, and a calendar program. */
export const appointmentLinkRows = `
GET  /:locale?/a/:token                                 appointmentLink → 404 | 200                              | 200
POST   cancel                                           appointmentLink → 404 | 303                              | 303
POST   move                                             appointmentLink → 404 | 303                              | 303
GET  /:locale?/a/:token/appointment.ics                 appointmentLink → 404 | 200                              | 200
GET  /appointments/calendar/:file                       calendarFile → 404  | 200                                | 200
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
  },
  '/:locale?/appointments/calendar': {
    make: { intent: 'make', shop: '{shop}' },
    revoke: { intent: 'revoke', shop: '{shop}' },
  },
}

/** An appointment of somebody without an account, and the address of a calendar of its shop. */
export async function addAppointmentLinks({ portal, clock }: App, { heads }: People, token: string, key: string) {
  const { accountId, companyId } = heads.dealer.viewer
  // Of its own: a shop with somebody still to come is not deleted.
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
  const calendar = { account_id: accountId, shop_id: shop, key_hash: hashOf(key), created_at: clock.now() }
  await portal.db.insertInto('calendar_key').values(calendar).execute()
  return { appointmentLink: token, calendarFile: `${key}.ics` }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
