import type { Readable } from 'node:stream'
import { accountLimits } from '#app/limits.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { cameraCookieName, readCookie } from '#app/kit/http/cookies.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'
import type { Portal } from '#app/portal.server.ts'
import { viewerOfSession } from '#app/features/people/account/account.sessions.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { customerFor, forSelf } from '#app/features/people/behalf/behalf.server.ts'
import type { Behalf } from '#app/features/people/behalf/behalf.ts'
import { shotsFor } from '#app/features/bicycles/models/models.shots.ts'
import { addFile, filesOfSubmission, removeFile } from '#app/features/content/attachments/attachments.server.ts'
import type { FileRefusal } from '#app/features/content/attachments/attachments.ts'
import { listClaimDrafts } from '#app/features/content/drafts/drafts.claims.server.ts'
import { claimDraftName } from '#app/features/content/drafts/drafts.claims.ts'
import { readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { canOpen } from '#app/features/service/tickets/tickets.ts'
import { claimCatalogueIn } from '../claim.catalogue.ts'
import { sentAs } from '../store.server.ts'
import { newSecret } from './camera.server.ts'
import type { Gone, PhoneShot } from './camera.ts'
import * as store from './store.server.ts'

/** Codes that lead nowhere, of one address. */
const tries = { tries: 30, minutes: 15 }

/** A code that may be used: by any phone that takes it, or by this one, which has. */
export type Phone = { id: number; submission: string; endsAt: Date; who: Behalf; isOwn: boolean }

/**
 * The code in an address, for the phone that asks. It acts in the name of the session that made it, for as long as that
 * would be let in. @throws Problem too-many-tries
 */
export async function readPhone(
  portal: Portal,
  request: Request,
  info: RequestInfo,
  token: string,
): Promise<Phone | { gone: Gone }> {
  const { db, clock } = portal
  const key = `camera ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, clock.now(), { key, ...tries }))) throw new Problem('too-many-tries')
  const code = await store.findCode(db, hashOfToken(token))
  if (!code) return { gone: 'unknown' }
  await refundLimit(db, key)
  const secret = readCookie(request, cameraCookieName(info.https))
  const isOwn = secret !== undefined && code.deviceHash?.equals(hashOfToken(secret)) === true
  const gone = goneOf(code, isOwn, clock.now())
  if (gone) return { gone }
  const viewer = await viewerOfSession(portal, code.sessionId)
  const who = viewer && (await behalfOf(portal, viewer, code.forId))
  return who ? { ...code, who, isOwn } : { gone: 'over' }
}

/** Whom the photos are for, as long as their claim could be sent. */
async function behalfOf({ db }: Portal, by: Viewer, forId: number | null): Promise<Behalf | undefined> {
  if (canOpen(by)) return !by.onlyLooks && hasModule(by, 'tickets') ? forSelf(by) : undefined
  const found = forId === null ? undefined : await customerFor(db, by, forId)
  return found?.viewer && found.closed === null ? { by, of: found.viewer } : undefined
}

function goneOf({ deviceHash, endedAt, endsAt, isSent }: store.Code, isOwn: boolean, now: Date): Gone | undefined {
  // To another phone it says no more than that.
  if (deviceHash && !isOwn) return 'used'
  if (isSent) return 'sent'
  if (endedAt) return 'over'
  return endsAt <= now ? 'expired' : undefined
}

/** The phone takes a free code, which no other can from then on. @returns what its cookie is to hold */
export async function takeCode(portal: Portal, { id }: Phone): Promise<string | undefined> {
  const secret = newSecret()
  return (await store.takeCode(portal.db, id, hashOfToken(secret))) ? secret : undefined
}

/** The phone is done. */
export function finish({ db, clock }: Portal, { id }: Phone): Promise<void> {
  return store.endCode(db, id, clock.now())
}

type Photo = { slot: string | undefined; place?: number | undefined; name: string; stream: Readable }

/**
 * Adds a photo as if the form itself had sent it: the same checks, limits and places. What it is told of is the photo it
 * has sent, and nothing that was there before.
 */
export async function addPhoto(
  portal: Portal,
  { id, who: { by, of }, submission }: Phone,
  photo: Photo,
): Promise<StoredFile | { refused: FileRefusal | 'too-many-photos' } | { gone: Gone }> {
  if (!(await store.countTry(portal.db, id, accountLimits.photosACode))) return { refused: 'too-many-photos' }
  const form = { submission, field: 'attachments', photosOnly: true } as const
  const added = await addFile(portal, by, { ...form, ...photo })
  if ('refused' in added) return added
  // Sent while it arrived: what is still in no ticket would be in none for ever.
  const sent = await sentAs(portal.db, of, submission)
  if (sent !== undefined && (await removeFile(portal, by, submission, added.id))) return { gone: 'sent' }
  return {
    id: added.id,
    name: photo.name.slice(0, 120),
    bytes: added.bytes,
    kind: 'image',
    thumb: null,
    slot: photo.slot,
  }
}

/** The photos that the maker asks for by what is chosen so far, and which of them are there. */
export async function readShots(portal: Portal, { who, submission }: Phone, locale: Locale): Promise<PhoneShot[]> {
  const catalogue = claimCatalogueIn(locale, portal.catalogues.current())
  const drafts = await listClaimDrafts(portal, who)
  const draft = drafts.find((one) => one.submission === submission)
  const name = draft && claimDraftName(submission, draft.follows ?? undefined, draft.customer?.id)
  const fields = new URLSearchParams((name && (await readDraft(portal, who.by, name))?.fields) || [])
  const kind = catalogue.kinds.find(({ code }) => code === fields.get('kind_of_damage'))?.code
  const shots = shotsFor(catalogue, { parts: kind ? fields.getAll('part_involved') : [], kind })
  const { attachments } = await filesOfSubmission(portal, who.by, submission)
  return shots.map(({ code, name: shot }) => ({
    code,
    name: shot,
    isThere: attachments.some(({ slot }) => slot === code),
  }))
}
