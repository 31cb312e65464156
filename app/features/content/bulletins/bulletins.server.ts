import { conflictIn, Problem } from '#app/kit/problem.ts'
import { countLimit } from '#app/kit/lists/pages.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { filesOfBulletin } from '#app/features/content/attachments/attachments.bulletins.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import type { RemarkInput } from '#app/features/content/remarks/remarks.forms.ts'
import { sayRemark } from '#app/features/content/remarks/remarks.server.ts'
import { type Bicycle, type Bulletin, type BulletinHit, confirms } from './bulletins.ts'
import { languageAmong, textAmong } from '#app/kit/words/texts.ts'
import { formWords } from './forms.words.ts'
import * as lists from './lists.server.ts'
import * as reading from './reading.store.server.ts'
import { bulletinModule } from './readers.store.server.ts'
import * as store from './store.server.ts'
import { wantedIn } from './wanted.server.ts'

/** One that is published, for whom it is meant. @throws Problem module-missing, not-found */
export async function readBulletin(portal: Portal, viewer: Viewer, id: number) {
  const bulletin = await findRead(portal, viewer, id)
  const [files, confirmedAt, neighbours] = await Promise.all([
    filesOfBulletin(portal, viewer, id),
    reading.findConfirmation(portal.db, id, viewer.accountId),
    reading.listByIds(
      portal.db,
      viewer,
      [bulletin.replaces, bulletin.replacedBy].flatMap((one) => one?.id ?? []),
    ),
  ])
  const mayConfirm = confirms(viewer) && bulletin.asks && !bulletin.replacedBy
  return { bulletin, files, confirmedAt, mayConfirm, shown: neighbours.map((one) => one.id) }
}

async function findRead({ db }: Portal, viewer: Viewer, id: number): Promise<Bulletin> {
  requireModule(viewer, bulletinModule)
  const bulletin = (await reading.reads(db, viewer, id)) ? await store.findBulletin(db, id) : undefined
  if (!bulletin) throw new Problem('not-found')
  return bulletin
}

/**
 * A workshop says that it has read what it has read: of an older version it is told of the newer. Said twice, it is said once.
 * @throws Problem module-missing, not-found, not-yours, conflict
 */
export async function confirmBulletin(portal: Portal, viewer: Viewer, id: number, version: number): Promise<void> {
  requireModule(viewer, bulletinModule)
  if (!confirms(viewer)) throw new Problem('not-yours')
  await findRead(portal, viewer, id)
  await portal.db.transaction().execute(async (tx) => {
    const bulletin = await store.lockBulletin(tx, id)
    if (!bulletin) throw new Problem('not-found')
    if (bulletin.version !== version) throw conflictIn(formWords)('newer-version')
    if (!bulletin.asks) return
    const said = { bulletinId: id, accountId: viewer.accountId, version }
    await reading.insertConfirmation(tx, said, portal.clock.now())
  })
}

/**
 * A reader says what is wrong in the version that they have before them.
 * @throws Problem module-missing, not-found, too-many-remarks
 */
export async function remarkOnBulletin(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  id: number,
  input: RemarkInput,
): Promise<void> {
  const { titles, number, version: newest } = await findRead(portal, viewer, id)
  const version = Number(input.version)
  if (version > newest) throw new Problem('not-found')
  await sayRemark(portal, viewer, { kind: 'bulletin', id, title: textAmong(titles, locale), number, version }, input)
}

const shownAtHome = 5

/** What a workshop's people are still to confirm; undefined for all others. */
export async function openBulletins({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  if (!confirms(viewer) || !hasModule(viewer, bulletinModule)) return undefined
  return reading.readOpen(db, viewer, { most: countLimit, shown: shownAtHome })
}

const shownAbout = 10

/** What there is to know about a bicycle: the latest bulletins this viewer reads; none without the module. */
export async function bulletinsAbout(
  { db }: Portal,
  viewer: Viewer,
  locale: Locale,
  bicycle: Bicycle,
): Promise<BulletinHit[]> {
  if (!hasModule(viewer, bulletinModule)) return []
  const rows = await reading.listAbout(db, viewer, bicycle, shownAbout)
  return rows.map(({ titles, ...row }) => {
    const language = languageAmong(titles, locale)
    return { ...row, title: titles[language], language }
  })
}

/** The latest with these words, or about this serial number. */
export async function searchBulletins(portal: Portal, viewer: Viewer, q: string, limit: number) {
  const wanted = wantedIn(portal, viewer, { q }, false)
  const { rows } = await lists.listBulletins(portal.db, viewer, wanted)
  return rows.slice(0, limit)
}

/** Those of these that this viewer reads now, in no order. */
export function bulletinsById({ db }: Portal, viewer: Viewer, ids: readonly number[]) {
  return reading.listByIds(db, viewer, ids)
}
