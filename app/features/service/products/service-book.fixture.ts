import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Member } from '#tests/app.ts'
import { logActivity } from './products.changes.server.ts'
import type { Service } from './products.ts'
import { registerProduct } from './products.register.server.ts'

/** The portal as it was that day at ten. */
function portalOn(portal: Portal, day: string): Portal {
  return { ...portal, clock: { now: () => new Date(`${day}T10:00:00Z`) } }
}

/** A bicycle with a service book: registered the day after it was bought. */
export async function addBookedProduct(
  portal: Portal,
  { of, bought, serial = 'C68.51S.00123' }: { of: Member; bought: string; serial?: string },
): Promise<number> {
  const next = new Date(new Date(bought).getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  const done = await registerProduct(portalOn(portal, next), of.viewer, {
    submission: randomUUID(),
    country: 'IT',
    frame_model: 'C68',
    serial_number: serial,
    date_of_purchase: bought,
    size: '',
    colour: '',
    safety_contact: true,
    marketing: false,
  })
  if (!('id' in done)) throw new Error(JSON.stringify(done))
  return done.id
}

export async function addService(
  portal: Portal,
  by: Member,
  id: number,
  { service, day, enteredOn = day }: { service: Service; day: string; enteredOn?: string },
): Promise<void> {
  const input = { submission: randomUUID(), activity: service, day, text: '' }
  await logActivity(portalOn(portal, enteredOn), by.viewer, id, input)
}

/** Each service in time, of a bicycle bought on the 15th of November 2023. */
export const keptServices = [
  { service: 'first_check', day: '2024-02-20' },
  { service: 'yearly', day: '2024-12-15' },
  { service: 'yearly', day: '2025-11-02' },
] as const
