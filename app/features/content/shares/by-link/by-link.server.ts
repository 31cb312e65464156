import { addDays } from '#app/kit/words/days.ts'
import {
  listShared,
  openShared,
  type SharedAsset,
  zipShared,
} from '#app/features/content/resources/resources.shared.server.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import type { SentFile } from '#app/kit/http/file-response.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { acceptanceOf } from '../shares.links.server.ts'
import type { Share } from '../shares.ts'
import * as store from '../store.server.ts'

/** Links that lead nowhere, of one address. */
const tries = { tries: 30, minutes: 15 }
/** What one link may be used for in an hour, by all who have it. */
const most = { acceptances: 60, files: 600, zips: 60 }

type Used = keyof typeof most

/**
 * The share of a link. One that never was, has ended, was revoked or is of a company without the library are the same.
 * @returns undefined for all of these @throws Problem too-many-tries
 */
export async function readLink(
  portal: Portal,
  info: Pick<RequestInfo, 'address'>,
  token: string,
): Promise<Share | undefined> {
  const { db, clock } = portal
  const key = `share link ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, clock.now(), { key, ...tries }))) throw new Problem('too-many-tries')
  const found = await findOpen(portal, token)
  if (found) await refundLimit(db, key)
  return found
}

function findOpen({ db, clock }: Portal, token: string): Promise<Share | undefined> {
  return store.findByLink(db, hashOfToken(token), dayOf(clock.now()))
}

export function filesOf(portal: Portal, locale: Locale, { assetIds }: Share): Promise<SharedAsset[]> {
  return listShared(portal, locale, assetIds)
}

/** @returns the cookie that says so in their browser, as long as the link runs @throws Problem too-many-tries */
export async function accept(portal: Portal, share: Share, token: string, https: boolean): Promise<string> {
  const now = portal.clock.now()
  await countUse(portal, share, 'acceptances')
  await store.countAccepted(portal.db, share.id, now)
  const end = new Date(`${addDays(share.lastDay, 1)}T00:00:00Z`)
  const seconds = Math.max(3600, Math.ceil((end.getTime() - now.getTime()) / 1000))
  return acceptanceOf(portal.secret, token, https, seconds)
}

/** The looks of a file that a share has. */
export const looks = ['thumb', 'file'] as const
type Look = (typeof looks)[number]

/** `isHead`: only asked for its size. */
type Wanted = { id: number; look: Look; locale: Locale; isHead: boolean }

/**
 * One file of a share, for anyone who has accepted its terms.
 * @throws Problem not-found also for what was withdrawn meanwhile; too-many-tries
 */
export async function openFile(portal: Portal, token: string, { id, look, locale, isHead }: Wanted): Promise<SentFile> {
  const share = await findOpen(portal, token)
  if (!share?.assetIds.includes(id)) throw new Problem('not-found')
  const file = await openShared(portal, locale, id, look)
  if (look === 'thumb' || isHead) return file
  await countUse(portal, share, 'files')
  return {
    ...file,
    // What is taken in parts is counted with its first one.
    open: async (range) => {
      if (!range?.first) await store.countDownload(portal.db, share.id, [id])
      return file.open(range)
    },
  }
}

/** All that is left of a share. @throws Problem not-found, too-many-tries */
export async function openZip(portal: Portal, token: string, locale: Locale) {
  const share = await findOpen(portal, token)
  const found = share && (await zipShared(portal, locale, share.assetIds))
  if (!share || !found) throw new Problem('not-found')
  await countUse(portal, share, 'zips')
  return { zip: found.zip, count: () => store.countDownload(portal.db, share.id, found.ids) }
}

/** @throws Problem too-many-tries */
async function countUse({ db, clock }: Portal, { id }: Share, what: Used): Promise<void> {
  const limit = { key: `share ${what} ${id}`, tries: most[what], minutes: 60 }
  if (!(await consumeLimit(db, clock.now(), limit))) throw new Problem('too-many-tries')
}
