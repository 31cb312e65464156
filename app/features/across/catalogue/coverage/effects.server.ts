import type { Catalogue, Texts } from '#app/catalogue/catalogue.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { lastDaysByEach } from '#app/features/bicycles/warranty/warranty.server.ts'
import { verdictsByEach } from '#app/features/service/tickets/tickets.verdicts.server.ts'
import {
  type BicycleEffect,
  bicycleEffect,
  type ClaimEffect,
  claimEffect,
  isAssessedAlike,
  touchedBy,
} from './effects.ts'

/** How many would be assessed otherwise, how many of them worse, and the first of them. */
export type Changed<Effect> = { checked: number; changed: number; worse: number; first: Effect[] }

export type Effects = {
  claims: Changed<ClaimEffect>
  bicycles: Changed<BicycleEffect>
  /** There are more bicycles than are reckoned for a page. */
  isCut: boolean
  /** What the rules of either are called. */
  rules: { code: string; name: Texts }[]
}

const claimsMost = 500
const bicyclesMost = 20_000
const atOnce = 1000
const listed = 50

/**
 * Which of the latest claims and of the registered bicycles would be assessed otherwise by a draft than by what holds now;
 * undefined where nothing that verdicts rest on is changed. Claims that are there keep the version they were made under.
 * @throws Problem not-found
 */
export async function effectsOf(
  portal: Portal,
  viewer: Viewer,
  { catalogue: draft }: { catalogue: Catalogue },
): Promise<Effects | undefined> {
  requireAdmin(viewer)
  const current = portal.catalogues.current()
  if (isAssessedAlike(draft, current)) return undefined
  const claims = await verdictsByEach(portal, viewer, [current, draft], claimsMost)
  const effects = claims.map((claim) => claimEffect(claim, claim.verdicts)).filter((effect) => effect !== undefined)
  const found = await bicycleEffects(portal, draft, current)
  // Nothing is there yet that could be assessed at all.
  if (claims.length + found.bicycles.checked === 0) return undefined
  const rules = [...draft.rules, ...current.rules].map(({ code, name }) => ({ code, name }))
  return { claims: changedOf(claims.length, effects), ...found, rules }
}

/** Some at a time, so that other pages come in between. */
async function bicycleEffects({ db }: Portal, draft: Catalogue, current: Catalogue) {
  const touched = touchedBy(draft, current)
  const effects: BicycleEffect[] = []
  let checked = 0
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const found = await lastDaysByEach(db, [current, draft], touched, { before, most: atOnce })
    for (const bicycle of found) {
      const effect = bicycleEffect(bicycle, bicycle.lastDays)
      if (effect) effects.push(effect)
    }
    checked += found.length
    const last = found.at(-1)
    if (!last || found.length < atOnce) return { bicycles: changedOf(checked, effects), isCut: false }
    if (checked >= bicyclesMost) return { bicycles: changedOf(checked, effects), isCut: true }
    before = last.id
  }
}

/** What is worse comes first. */
function changedOf<Effect extends { isWorse: boolean }>(checked: number, effects: Effect[]): Changed<Effect> {
  const worse = effects.filter(({ isWorse }) => isWorse)
  const first = [...worse, ...effects.filter(({ isWorse }) => !isWorse)].slice(0, listed)
  return { checked, changed: effects.length, worse: worse.length, first }
}
