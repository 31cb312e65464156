import { createHash, randomBytes } from 'node:crypto'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { addDays } from '#app/kit/words/days.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { listShops } from '#app/features/people/shops/shops.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { throttleAddress } from '#app/kit/http/client-address.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit, refundLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { defaultLocale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { type Facts, listFacts } from '../mails/facts.store.server.ts'
import { appointmentWords } from '../appointments.words.ts'
import { calendarWords } from './calendar.words.ts'
import { entryOf } from './entry.server.ts'
import { type Entry, writeFeed } from './ics.server.ts'
import * as store from './store.server.ts'

/** A calendar that somebody may have: of a shop or, without one, their own. */
export type Feed = { shopId: number | null; shopName: string; since: Date | null }

const keysADay = 20
const daysBack = 90
const daysAhead = 400
const entriesMost = 5000

/** The calendars of the viewer: a rider's own, or one for each shop of a dealer. @throws Problem not-found for staff */
export async function listFeeds(portal: Portal, viewer: Viewer): Promise<Feed[]> {
  const { accountId } = requireFeeds(viewer)
  const [shops, keys] = await Promise.all([shopsOf(portal, viewer), store.listKeys(portal.db, accountId)])
  return shops.map((shop) => ({ ...shop, since: keys.find((key) => key.shopId === shop.shopId)?.createdAt ?? null }))
}

/**
 * Makes the address of a calendar; the one before it leads nowhere from then on.
 * @returns the address, which nobody can be shown again
 * @throws Problem not-found for another's shop
 */
export async function makeFeed(portal: Portal, viewer: Viewer, shopId: number | null): Promise<string | Mistake> {
  const { accountId } = requireFeeds(viewer)
  const { db, clock } = portal
  const now = clock.now()
  await requireShop(portal, viewer, shopId)
  const limit = { key: `calendar keys ${accountId}`, tries: keysADay, minutes: 24 * 60 }
  if (!(await consumeLimit(db, now, limit))) return { path: '', message: 'too-many', status: 429 }
  const key = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (tx) => {
    await store.lockAccount(tx, accountId)
    await store.revokeKeys(tx, { accountId, shopId }, now)
    await store.insertKey(tx, { accountId, shopId }, hashOfToken(key), now)
  })
  return addressIn(portal, defaultLocale, `/appointments/calendar/${key}.ics`)
}

/** From then on its address leads nowhere. Asked for twice it is done once. @throws Problem not-found */
export async function revokeFeed(portal: Portal, viewer: Viewer, shopId: number | null): Promise<void> {
  const { accountId } = requireFeeds(viewer)
  await requireShop(portal, viewer, shopId)
  await store.revokeKeys(portal.db, { accountId, shopId }, portal.clock.now())
}

/** Staff have no appointments of their own. */
function requireFeeds(viewer: Viewer): CompanyViewer {
  if (viewer.side === 'maker') throw new Problem('not-found')
  requireModule(viewer, 'appointments')
  return viewer
}

async function shopsOf(portal: Portal, viewer: Viewer): Promise<Omit<Feed, 'since'>[]> {
  if (viewer.side === 'maker') return []
  if (viewer.role === 'customer') return [{ shopId: null, shopName: '' }]
  const shops = await listShops(portal, viewer, viewer.companyId)
  return shops.map(({ id: shopId, name: shopName }) => ({ shopId, shopName }))
}

async function requireShop(portal: Portal, viewer: Viewer, shopId: number | null): Promise<void> {
  const shops = await shopsOf(portal, viewer)
  if (!shops.some((shop) => shop.shopId === shopId)) throw new Problem('not-found')
}

/** Keys that open nothing, of one address; and how often one calendar is read. */
const wrong = { tries: 30, minutes: 15 }
const reads = { tries: 60, minutes: 15 }

/** What a calendar program reads. @throws Problem not-found for a key that is nobody's, too-many-tries */
export async function readFeed(
  portal: Portal,
  info: Pick<RequestInfo, 'address'>,
  file: string,
): Promise<{ text: string; tag: string }> {
  const { db, clock } = portal
  const now = clock.now()
  const byAddress = `calendar ${throttleAddress(info.address)}`
  if (!(await consumeLimit(db, now, { key: byAddress, ...wrong }))) throw new Problem('too-many-tries')
  const [, key] = /^([\w-]{43})\.ics$/.exec(file) ?? []
  const found = key === undefined ? undefined : await store.findKey(db, hashOfToken(key))
  if (!found) throw new Problem('not-found')
  await refundLimit(db, byAddress)
  if (!(await consumeLimit(db, now, { key: `calendar ${found.keyId}`, ...reads }))) throw new Problem('too-many-tries')
  const text = await textOf(portal, found)
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

async function textOf(portal: Portal, found: NonNullable<Awaited<ReturnType<typeof store.findKey>>>): Promise<string> {
  const { id: accountId, shopId, shopName, locale } = found
  const say = sayIn(calendarWords, locale)
  const today = dayOf(portal.clock.now())
  const [from, to] = [addDays(today, -daysBack), addDays(today, daysAhead)]
  const all = await listFacts(portal.db, shopId === null ? { accountId } : { shopId }, from, to, entriesMost)
  const name = shopId === null ? say('feed.own') : say('feed.shop', { shop: shopName ?? '' })
  return writeFeed(
    name,
    all.map((facts) => entryIn(portal, facts, found)),
  )
}

/** A shop's own calendar shows who comes, a rider's where to go. */
function entryIn(
  portal: Portal,
  facts: Facts,
  { shopId, locale }: { shopId: number | null; locale: Facts['locale'] },
): Entry {
  const say = sayIn(calendarWords, locale)
  const kind = sayIn(appointmentWords, locale)(`kind.${facts.kind}`)
  const isForShop = shopId !== null
  const title = isForShop
    ? say('entry.shop', { kind, name: facts.personName })
    : say('entry.own', { kind, shop: facts.shopName })
  return entryOf(facts, { locale, title, link: addressIn(portal, locale, `/appointments/${facts.id}`), isForShop })
}
