import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notice } from '../crm.ts'

/** ms. What is older, or of a clock that is further ahead, could be something overheard. */
const latest = 5 * 60_000

/** HubSpot's third way of signing: HMAC-SHA256 of method, address, body and time by the app's client secret, in base64. */
export function isSigned(secret: string, { method, url, body, timestamp, signature }: Notice, now: Date): boolean {
  if (!timestamp || !signature || !/^\d{1,15}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp)) > latest) return false
  const wanted = createHmac('sha256', secret)
    .update(method + url + body + timestamp)
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
