import { randomUUID } from 'node:crypto'
import type { Portal } from '#app/portal.server.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import type { DealerPrice, Package, PackageFacts, PackageLine } from './packages.ts'
import { putPrice } from './prices.store.server.ts'
import * as store from './store.server.ts'

export type PackageOptions = Partial<PackageFacts> & {
  by: number
  audience?: Partial<Audience>
  state?: Package['state']
}

const nothing = { size: [], colour: [], variant: [] }

export function packageLine(options: Partial<PackageLine> = {}): PackageLine {
  const words = { it: 'Telaio C68', en: 'Frame C68', fr: '' }
  return { itemNumber: 'FR-C68', words, quantity: 1, choices: nothing, ...options }
}

/** One put straight into the database: a set for dealers that is out, unless told. */
export async function addPackage({ db, clock }: Portal, options: PackageOptions): Promise<number> {
  const { by, audience, state = 'published', ...said } = options
  const kind = said.kind ?? 'supply'
  const nobodyNamed: Audience = { sides: [], roles: [], countries: [], families: [], companies: [] }
  const audienceId = await insertAudience(db, { ...nobodyNamed, ...audience })
  const facts: PackageFacts = {
    kind,
    titles: { it: 'Kit di primavera', en: 'Spring kit', fr: '' },
    bodies: { it: 'Tutto **insieme**.', en: 'All **together**.', fr: '' },
    families: [],
    validFrom: null,
    validUntil: null,
    books: kind === 'service' ? 'yearly' : null,
    minutes: kind === 'service' ? 90 : null,
    checklist: '',
    lines: [packageLine({ choices: { ...nothing, size: ['51', '54'] } })],
    prices: [],
    pictureId: null,
    ...said,
  }
  const made = { submission: randomUUID(), accountId: by, audienceId }
  const id = await store.insertPackage(db, facts, made, clock.now())
  if (id === undefined) throw new Error('The form was sent before')
  if (state !== 'draft') await store.setPublished(db, id, clock.now())
  if (state === 'ended') await store.setEnded(db, id, null, clock.now())
  return id
}

/** For what a dealer does a service. */
export async function addPackagePrice(
  { db, clock }: Portal,
  packageId: number,
  { viewer }: { viewer: { companyId: number; accountId: number } },
  price: DealerPrice = { amount: 9_900, currency: 'EUR', minutes: 90 },
): Promise<void> {
  const { companyId, accountId: by } = viewer
  await putPrice(db, { packageId, companyId }, price, { by, now: clock.now() })
}

/** What the form of a set sends. */
export function packageFields(options: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    submission: randomUUID(),
    title_it: 'Kit di primavera',
    body_it: 'Tutto **insieme**.',
    lines: '1',
    words_it_1: 'Telaio C68',
    quantity_1: '2',
    size_1: '51, 54',
    prices: 'IT 1290 EUR',
    audience_sides: ['dealer'],
    ...options,
  }
}
