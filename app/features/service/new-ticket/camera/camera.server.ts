import { randomBytes } from 'node:crypto'
import { accountLimits } from '#app/limits.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { qrOf } from '#app/kit/pictures/qr.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import type { CameraCode, CameraNews } from './camera.ts'
import * as store from './store.server.ts'

const minute = 60_000
const lives = 15 * minute
const day = 24 * 60 * minute

/** `origin`: by which the page of the claim was reached, for a portal that is told no address of its own. */
type Wanted = { submission: string; sessionId: number; locale: Locale; origin: string }

/**
 * A code by which one phone adds photos to the claim that is being filled in; the one before it ends. Only its hash is
 * kept. @throws Problem too-many-tries
 */
export async function makeCode(
  { db, clock, settings }: Portal,
  { by: { accountId, side }, of }: Behalf,
  { submission, sessionId, locale, origin }: Wanted,
): Promise<CameraCode> {
  const now = clock.now()
  const limit = { key: `camera codes ${accountId}`, tries: accountLimits.cameraCodesAnHour, minutes: 60 }
  if (!(await consumeLimit(db, now, limit))) throw new Problem('too-many-tries')
  const token = newSecret()
  const endsAt = new Date(now.getTime() + lives)
  const forId = side === 'maker' ? of.accountId : null
  const code = { accountId, forId, sessionId, submission, tokenHash: hashOfToken(token), createdAt: now, endsAt }
  await db.transaction().execute((tx) => store.replaceCode(tx, code))
  const address = (settings.appUrl ?? origin) + pathIn(locale, `/camera/${token}`)
  return { address, qr: qrOf(address), endsAt: endsAt.toISOString() }
}

/** The person who shows the code takes it back, also from the phone that has it. */
export async function revokeCode({ db, clock }: Portal, { by }: Behalf, submission: string): Promise<void> {
  await store.endCodes(db, by.accountId, submission, clock.now())
}

/** How far the phone has come with the latest code of a claim. */
export async function readNews(portal: Portal, { by }: Behalf, submission: string): Promise<CameraNews> {
  const code = await store.latestCode(portal.db, by.accountId, submission)
  const { attachments: files } = await filesOfSubmission(portal, by, submission)
  const isOver = !code || code.endedAt || code.isSent || code.endsAt <= portal.clock.now()
  return { state: isOver ? 'over' : code.deviceHash ? 'taken' : 'waiting', files }
}

/** 128 bits: short enough to be read from a screen by any camera, and to be typed. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** Away with codes a day after their quarter of an hour: until then their page says why it opens nothing. */
export async function sweepCameraCodes({ db, clock }: Portal): Promise<void> {
  await store.deleteCodes(db, new Date(clock.now().getTime() - day))
}
