import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Page } from 'playwright-core'
import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** At the desk, as who comes sees them, and the calendars they stand in. */
export const appointmentScreens: readonly Screen[] = [
  { name: 'shop-appointments', who: 'dealer', path: '/user/company/shops/1/appointments' },
  { name: 'appointments', who: 'dealer', path: '/appointments' },
  { name: 'appointments-list', who: 'dealer', path: '/appointments/list' },
  { name: 'appointments-list-staff', who: 'agent', path: '/appointments/list' },
  { name: 'appointments-figures', who: 'dealer', path: '/appointments/figures' },
  { name: 'appointments-figures-staff', who: 'agent', path: '/appointments/figures' },
  { name: 'appointments-closed', who: 'dealer', path: '/appointments/closed' },
  { name: 'appointments-workshop', who: 'workshop', path: '/appointments' },
  { name: 'appointment-new', who: 'dealer', path: '/appointments/new?shop=1&kind=yearly' },
  { name: 'appointment-new-rider', who: 'customer', path: '/appointments/new?shop=1&kind=test_ride' },
  { name: 'appointments-rider', who: 'customer', path: '/appointments' },
  { name: 'appointment', who: 'dealer', path: '/appointments/5001', act: openFolds },
  { name: 'appointment-link', path: ({ appointment }) => `/a/${appointment}` },
  { name: 'appointment-link-choices', path: ({ appointment }) => `/a/${appointment}`, act: openAll },
  { name: 'appointment-link-done', path: ({ visit }) => `/a/${visit}` },
  { name: 'surveys-leave', path: ({ surveysLeaving }) => `/unsubscribe/appointment/${surveysLeaving}` },
  { name: 'surveys-leave-unknown', path: '/unsubscribe/appointment/a-link', status: 404 },
  { name: 'appointment-link-unknown', path: '/a/a-link', status: 404 },
  { name: 'calendar', who: 'dealer', path: '/appointments/calendar' },
  { name: 'calendar-made', who: 'dealer', path: '/appointments/calendar', act: makeAddress },
]

async function openAll(page: Page): Promise<void> {
  for (const fold of await page.locator('main details > summary').all()) await fold.click()
}

async function makeAddress(page: Page): Promise<void> {
  const make = page.locator('main form:has([name=intent][value=make]) button').first()
  // Where there is one already, another is two presses away.
  if (!(await make.isVisible())) await page.locator('main details:has([value=make]) > summary').first().click()
  await make.click()
  await page.locator('code').waitFor()
}

/** One of the demonstration that is done, and whose person has no account. */
export async function visitLink(client: Client): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const { rowCount } = await client.query(
    `update appointment set token_hash = $1 where id = (select min(id) from appointment
      where account_id is null and state = 'done' and person_email <> '')`,
    [createHash('sha256').update(token).digest()],
  )
  return rowCount === 1 ? token : '0'
}

/** Next week at the first shop of the demonstration, which takes such appointments. */
export async function appointmentLink(client: Client): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await client.query(
    `insert into appointment_kind (shop_id, kind, mode, minutes, for_riders)
    select min(id), 'fitting', 'hour', 90, true from shop on conflict do nothing`,
  )
  const { rowCount } = await client.query(
    `insert into appointment (shop_id, kind, kind_words, mode, minutes, day, starts_at, ends_at, lane, bicycle,
      serial_number, person_name, person_phone, person_email, locale, message, token_hash, token_sealed, booked_by,
      submission, created_at)
    select shop.id, 'fitting', 'Con rilevamento delle misure in sella.', 'hour', 90, day, at, at + interval '90 minutes', 1,
      'V4R 51', '', 'Ugo Neri', '', 'ugo@guest.example', 'it', '', $1, '', account.id, gen_random_uuid(), now()
    from shop join account on account.company_id = shop.company_id and account.role = 'owner',
      lateral (select (date_trunc('week', now()) + interval '15 days')::date as day) next,
      lateral (select (day + time '09:30') at time zone shop.time_zone as at) hour
    order by shop.id limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  return rowCount === 1 ? token : '0'
}
