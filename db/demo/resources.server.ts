import type { Transaction } from 'kysely'
import {
  addFolder,
  addResource,
  addVersion,
  type Kept,
} from '#app/features/content/resources/resources.staff.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { idOf } from './claims.ts'
import { createRandom } from './drawings/random.ts'
import { portalAt, shelvedAt } from './past.server.ts'
import type { Cast } from './people.server.ts'
import { type GuidePlan, writeGuides } from './resources/guides.server.ts'
import { type FolderName, folders, mediaPlans, type MediaPlan } from './resources/media.ts'
import { drawMedia } from './resources/pictures.server.ts'

export type Shelves = { media: { plan: MediaPlan; kept: Kept }[]; guides: GuidePlan[] }

/** Pictures and documents of the shelves, which can be made before the first row is written. */
export async function draftResources(portal: Portal): Promise<Shelves> {
  const plans = mediaPlans(portal.brands.current().name)
  const [pictures, guides] = await Promise.all([drawMedia(portal, plans), writeGuides(portal)])
  const media = plans.flatMap((plan) => {
    const kept = pictures.get(plan.file)
    return kept ? [{ plan, kept }] : []
  })
  return { media, guides }
}

/** Fills the shelves by the administrator's own verbs, each thing on its day. */
export async function addResources(
  portal: Portal,
  tx: Transaction<Tables>,
  cast: Cast,
  { media, guides }: Shelves,
): Promise<void> {
  const admin = cast.staff.get('admin@demo.example')
  if (!admin) throw new Error('The demonstration has no administrator')
  const stage: Stage = { portal, tx, admin }
  const places = await addFolders(stage)
  for (const { plan, kept } of media.toSorted((one, other) => other.plan.ago - one.plan.ago))
    await addAsset(stage, plan, kept, places.get(plan.folder) ?? null)
  for (const guide of guides) await addGuide(stage, guide)
  await countReads(tx)
  // What came long ago is no news.
  await tx
    .updateTable('resource')
    .set((row) => ({ told_version: row.ref('version') }))
    .execute()
}

type Stage = { portal: Portal; tx: Transaction<Tables>; admin: StaffViewer }

const dayMs = 86_400_000

function at({ portal, tx }: Stage, ago: number): Portal {
  return portalAt(portal, tx, shelvedAt(portal.clock.now(), ago))
}

async function addFolders(stage: Stage): Promise<Map<FolderName, number>> {
  const places = new Map<FolderName, number>()
  for (const name of ['bikes', 'details', 'brand', 'store', 'social'] as const) {
    const { parent, names } = folders[name]
    const parentId = parent ? (places.get(parent) ?? null) : null
    const id = await addFolder(at(stage, 210), stage.admin, { parentId, names })
    if (id !== undefined) places.set(name, id)
  }
  return places
}

async function addAsset(stage: Stage, plan: MediaPlan, kept: Kept, folderId: number | null): Promise<void> {
  const { file, titles, model = null, colour = '', terms, credit = '', left, ago } = plan
  const until = left === undefined ? null : dayOf(new Date(stage.portal.clock.now().getTime() + left * dayMs))
  const facts = { titles, folderId, family: model, language: null, colour, licence: { terms, credit, until } }
  await addResource(at(stage, ago), stage.admin, 'media', {
    submission: idOf(`media ${file}`),
    note: '',
    file: kept,
    facts,
  })
}

async function addGuide(stage: Stage, { shelf, family, language, title, versions }: GuidePlan): Promise<void> {
  const facts = {
    titles: { it: title, en: title, fr: title },
    folderId: null,
    family,
    language,
    colour: '',
    licence: { terms: 'internal' as const, credit: '', until: null },
  }
  let id: number | undefined
  for (const [index, { ago, note, kept }] of versions.entries()) {
    const filled = { submission: idOf(`${shelf} ${family} ${language} ${index}`), note, file: kept }
    if (id === undefined) id = await addResource(at(stage, ago), stage.admin, shelf, { ...filled, facts })
    else await addVersion(at(stage, ago), stage.admin, id, filled)
  }
}

/** As if they had been used for a while. */
async function countReads(tx: Transaction<Tables>): Promise<void> {
  const all = await tx.selectFrom('resource').select(['id', 'title_it as title']).orderBy('id').execute()
  const rows = all.flatMap(({ id, title }) => {
    const random = createRandom(`reads of ${title}`)
    const reads = Math.floor(random.between(4, 90))
    return [
      { name: 'resource read', subject: id, uses: reads },
      { name: 'resource download', subject: id, uses: Math.floor(reads * random.between(0.1, 0.6)) },
    ]
  })
  await tx
    .insertInto('use_count')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute()
}
