import { addDays } from '#app/kit/words/days.ts'
import { countSent } from '#app/features/people/account/account.limits.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { type CompanyViewer, isFor, type Viewer } from '#app/features/people/account/account.ts'
import { sharedMost } from '#app/features/content/resources/resources.ts'
import { chooseShared, listShared, type SharedAsset } from '#app/features/content/resources/resources.shared.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { contentOf, type Made, madeBefore } from '#app/kit/http/submissions.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { eachRow } from '#app/kit/lists/export.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import type { ShareInput } from './forms.ts'
import { formWords } from './forms.words.ts'
import { tokenOf } from './shares.links.server.ts'
import * as lists from './lists.server.ts'
import { openMost, type Share, type ShareRow, stateOf } from './shares.ts'
import * as store from './store.server.ts'

/** Riders hand nothing on. @throws Problem not-found for them; module-missing */
export function requireSharing(viewer: Viewer): void {
  if (!isFor(viewer.role, 'media-sharing')) throw new Problem('not-found')
  requireModule(viewer, 'media-sharing')
}

/**
 * Staff look and revoke: what they hand out themselves leaves by other ways. @throws Problem not-found, module-missing
 */
function requireSharer(viewer: Viewer): CompanyViewer {
  requireSharing(viewer)
  if (viewer.side !== 'company') throw new Problem('not-found')
  return viewer
}

export type Chosen = { open: SharedAsset[]; kept: SharedAsset[] }

/** What a dealer has chosen, and what of it may be handed on. @throws Problem not-found, module-missing */
export function chooseAssets(portal: Portal, viewer: Viewer, locale: Locale, ids: readonly number[]): Promise<Chosen> {
  return chooseShared(portal, requireSharer(viewer), locale, ids.slice(0, sharedMost))
}

/**
 * Makes a share of what may be handed on among these. Sent twice by one form, it is made once.
 * @returns its number, which one the form has made otherwise, or what is to be corrected
 * @throws Problem not-found, module-missing, too-many-shares
 */
export async function makeShare(
  portal: Portal,
  viewer: Viewer,
  ids: readonly number[],
  input: ShareInput,
): Promise<Made | Mistake> {
  const { companyId, accountId } = requireSharer(viewer)
  const { submission, recipient, note = '', days } = input
  const formContent = contentOf({ ...input, ids })
  if (ids.length > sharedMost) return { path: '', message: 'too-many-files', slots: { count: sharedMost } }
  const { open } = await chooseShared(portal, viewer, viewer.locale, ids)
  const now = portal.clock.now()
  const today = dayOf(now)
  return portal.db.transaction().execute(async (tx) => {
    await store.holdCompany(tx, companyId)
    const made = await store.findSubmitted(tx, companyId, submission)
    if (made) return madeBefore(made, formContent)
    if (open.length === 0) return { path: '', message: 'none-left' }
    if ((await store.countOpen(tx, companyId, today)) >= openMost)
      return { path: '', message: 'too-many-open', slots: { count: openMost }, status: 429 }
    await countSent(tx, viewer, 'shares', now)
    const share = {
      companyId,
      accountId,
      submission,
      formContent,
      recipient,
      note,
      tokenHash: hashOfToken(tokenOf(portal.secret, submission)),
      lastDay: addDays(today, days),
      assetIds: open.map(({ id }) => id),
    }
    return { id: await store.insertShare(tx, share, now) }
  })
}

export type ShareFile = SharedAsset & { downloads: number }

/** One share with the files that its link shows now. @throws Problem not-found, module-missing */
export async function readShare(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  id: number,
): Promise<{ share: Share; files: ShareFile[]; link: string | undefined }> {
  requireSharing(viewer)
  const found = await store.findShare(portal.db, viewer, id)
  if (!found) throw new Problem('not-found')
  const { submission, tokenHash, ...share } = found
  const [assets, counts] = await Promise.all([
    listShared(portal, locale, share.assetIds),
    store.listDownloads(portal.db, id),
  ])
  const downloadsOf = (assetId: number) => counts.find((one) => one.id === assetId)?.downloads ?? 0
  const files = assets.map((asset) => ({ ...asset, downloads: downloadsOf(asset.id) }))
  const token = tokenOf(portal.secret, submission)
  // Its company hands it on; made under another secret it could not be told any more.
  const isShown =
    viewer.side === 'company' &&
    stateOf(share, dayOf(portal.clock.now())) === 'open' &&
    hashOfToken(token).equals(tokenHash)
  return { share, files, link: isShown ? addressIn(portal, locale, `/f/${token}`) : undefined }
}

/**
 * From now on the link opens nothing. Of two who revoke at once the second is told.
 * @throws Problem not-found, module-missing; conflict where it was over already
 */
export async function revokeShare(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  requireSharing(viewer)
  const now = portal.clock.now()
  if (await store.revoke(portal.db, viewer, id, now, dayOf(now))) return
  if (!(await store.findShare(portal.db, viewer, id))) throw new Problem('not-found')
  throw conflictIn(formWords)('over-meanwhile')
}

/** One page of a company's shares, or of all for staff. @throws Problem not-found, module-missing */
export function listShares(portal: Portal, viewer: Viewer, { after, ...filter }: lists.ShareFilter) {
  requireSharing(viewer)
  return lists.listShares(portal.db, viewer, { ...filter, today: dayOf(portal.clock.now()) }, after)
}

/** All that the list shows, whatever page. @throws Problem not-found, module-missing */
export function exportShares(portal: Portal, viewer: Viewer, filter: Omit<lists.ShareFilter, 'after'>) {
  requireSharing(viewer)
  const wanted = { ...filter, today: dayOf(portal.clock.now()) }
  return eachRow<ShareRow>((last, limit) => lists.listAfter(portal.db, viewer, wanted, last, limit))
}

/** The latest with these words; none for anyone who shares nothing. */
export async function searchShares({ db }: Portal, viewer: Viewer, q: string, limit: number): Promise<ShareRow[]> {
  return isFor(viewer.role, 'media-sharing') ? lists.findLatest(db, viewer, q, limit) : []
}

/** Those of these that this viewer sees. */
export async function sharesById({ db }: Portal, viewer: Viewer, ids: readonly number[]): Promise<ShareRow[]> {
  return isFor(viewer.role, 'media-sharing') ? lists.listByIds(db, viewer, ids) : []
}
