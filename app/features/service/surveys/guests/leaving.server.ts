import { timingSafeEqual } from 'node:crypto'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Block } from '#app/kit/mail-layout.server.tsx'
import { Problem } from '#app/kit/problem.ts'
import { codeFor } from '#app/kit/secret.server.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { mailWords } from '../asking/mails.words.ts'
import { findWish, setUnwanted, type Wish } from './guests.store.server.ts'

/** Links that lead nowhere, of one network address. */
const tries = { tries: 30, minutes: 15 }

/** The way out, for anyone who has no account: the same headers and line as of other mails. */
export function leaving(portal: Portal, appointmentId: number, locale: Locale): { headers: Headers; foot: Block } {
  const link = addressIn(portal, locale, `/unsubscribe/appointment/${leavingToken(portal, appointmentId)}`)
  return {
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    foot: { text: sayIn(mailWords, locale)('foot'), link, small: true },
  }
}

type Headers = Record<string, string>

/** Names an appointment to anyone who has the mail, and opens nothing of it: neither the appointment nor the survey. */
export function leavingToken({ secret }: Pick<Portal, 'secret'>, appointmentId: number): string {
  return `${appointmentId}-${codeOf(secret, appointmentId)}`
}

/**
 * What its person wants by now; as long as the appointment is kept, it does not lapse.
 * @returns undefined for a link of nobody's @throws Problem too-many-tries
 */
export async function readLeaving(
  portal: Portal,
  info: Pick<RequestInfo, 'address'>,
  token: string,
): Promise<Pick<Wish, 'isWanted'> | undefined> {
  const found = await open(portal, info, token)
  return found && { isWanted: found.isWanted }
}

/**
 * Nothing more of surveys to this address, whichever appointments it said yes at. @throws Problem not-found,
 * too-many-tries
 */
export async function leave(portal: Portal, info: Pick<RequestInfo, 'address'>, token: string): Promise<void> {
  const found = await open(portal, info, token)
  if (!found) throw new Problem('not-found')
  await portal.db.transaction().execute((tx) => setUnwanted(tx, found.id, 'address', portal.clock.now()))
}

async function open({ db, clock, secret }: Portal, info: Pick<RequestInfo, 'address'>, token: string) {
  const key = `survey leaving ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, clock.now(), { key, ...tries }))) throw new Problem('too-many-tries')
  const [, digits = '', code = ''] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(token) ?? []
  const id = Number(digits)
  if (!code || !timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(secret, id)))) return undefined
  const wish = await findWish(db, id)
  if (wish) await refundLimit(db, key)
  return wish && { ...wish, id }
}

function codeOf(secret: string, appointmentId: number): string {
  return codeFor(secret, 'surveys of an appointment', appointmentId)
}
