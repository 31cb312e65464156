import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import type { BulletinFacts } from './bulletins.ts'
import * as store from './store.server.ts'

export type BulletinOptions = Partial<BulletinFacts> & {
  by: number
  serials?: string
  audience?: Partial<Audience>
  isPublished?: boolean
}

const title = 'Coppia del collarino reggisella'
const body = 'Serrare a **5 Nm**.'

/** One put straight into the database: out unless told. */
export async function addBulletin({ db, clock }: Portal, options: BulletinOptions): Promise<number> {
  const { by, serials = '', audience, isPublished = true, ...facts } = options
  const read = readSerials(serials)
  if (!('ranges' in read)) throw new Error(read.wrong)
  const nobodyNamed: Audience = { sides: ['dealer'], roles: [], countries: [], families: [], companies: [] }
  const audienceId = await insertAudience(db, { ...nobodyNamed, ...audience })
  const written = {
    number: randomUUID().slice(0, 8),
    titles: { it: title, en: '', fr: '' },
    bodies: { it: body, en: '', fr: '' },
    families: serials ? [] : ['C68'],
    asks: true,
    replacesId: null,
    ...facts,
    serials: read.ranges,
  }
  const made = { submission: randomUUID(), accountId: by, audienceId }
  const id = await store.insertBulletin(db, written, made, clock.now())
  if (id === undefined) throw new Error(`${written.number} is taken`)
  if (isPublished) await store.publishVersion(db, id, { by, asks: written.asks }, clock.now())
  return id
}

/** What the form of a bulletin sends. */
export function bulletinFields(options: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    submission: randomUUID(),
    number: 'TB-2026-01',
    title_it: title,
    body_it: body,
    families: ['C68'],
    asks: 'on',
    audience_sides: ['dealer'],
    ...options,
  }
}
