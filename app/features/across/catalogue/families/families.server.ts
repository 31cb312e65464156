import type { Attribute, Catalogue, Family, Texts } from '#app/catalogue/catalogue.ts'
import { keysOf, type Mistake } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { checkSerial, familiesOf, type SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialProblem, serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import { changeDraft, type Draft, readDraft } from '../draft.server.ts'
import { tooMany } from '../editing/entries.ts'
import { most } from '../limits.ts'
import { latestSerials } from '../store.server.ts'
import { formWords } from './forms.words.ts'

const say = keysOf(formWords)

/** So many of the latest numbers are compared with a rule. */
const latest = 500

/** What the draft says of a family. @throws Problem not-found */
export async function readFamily(
  portal: Portal,
  viewer: Viewer,
  code: string,
): Promise<{ draft: Draft; family: Family }> {
  const draft = await readDraft(portal, viewer)
  const family = draft.catalogue.families.find((one) => one.code === code)
  if (!family) throw new Problem('not-found')
  return { draft, family }
}

/** Numbers of claims and bicycles that the family's rule would not take. @throws Problem not-found */
export async function listUnfit(portal: Portal, viewer: Viewer, family: SerialFamily) {
  requireAdmin(viewer)
  const serials = await latestSerials(portal.db, family.code, latest)
  const unfit = serials.filter((serial) => 'wrong' in checkSerial([family], family.code, serial))
  return { of: serials.length, serials: unfit }
}

/** A number that was tried: what a dealer would be told of it, and the other families whose rule it fits. */
export type Tried = { serial: string; wrong: string | undefined; others: string[] }

/** @param family as the form has it, which nobody has to have saved. @throws Problem not-found */
export async function trySerials(
  portal: Portal,
  viewer: Viewer,
  { family, serials, locale }: { family: SerialFamily; serials: readonly string[]; locale: Locale },
): Promise<Tried[]> {
  const { catalogue } = await readDraft(portal, viewer)
  const others = catalogue.families.filter(({ active, code }) => active && code !== family.code)
  return serials.map((typed) => {
    const checked = checkSerial([family, ...others], family.code, typed)
    if ('serial' in checked)
      return { serial: checked.serial, wrong: undefined, others: familiesOf(others, checked.serial) }
    const { wrong } = checked
    return { serial: typed, wrong: serialProblem(sayIn(serialWords, locale), wrong), others: wrong.looksLike }
  })
}

/** Adds a family at the end. @returns the mistake of a code that is taken. @throws Problem not-found, conflict */
export function addFamily(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  family: Family,
): Promise<Mistake | undefined> {
  return changeDraft(portal, viewer, revision, (catalogue) => {
    const { families } = catalogue
    if (families.some(({ code }) => code === family.code))
      return { mistake: { path: 'family_code', message: say('family-taken') } }
    if (families.length >= most.families) return { mistake: tooMany('families') }
    return { ...catalogue, families: [...families, family] }
  })
}

type Which = { code: string; revision: number }

/** @throws Problem not-found, conflict */
export function changeFamily(
  portal: Portal,
  viewer: Viewer,
  { code, revision }: Which,
  change: (family: Family, catalogue: Catalogue) => Family,
): Promise<Mistake | undefined> {
  return changeFamilies(portal, viewer, { code, revision }, (families, at, catalogue) =>
    families.with(at, change(families[at] ?? none(), catalogue)),
  )
}

/** One place up or down; at the end of the list it stays. @throws Problem not-found, conflict */
export function moveFamily(portal: Portal, viewer: Viewer, which: Which, by: -1 | 1): Promise<Mistake | undefined> {
  return changeFamilies(portal, viewer, which, (families, at) => {
    const [one, other] = [families[at], families[at + by]]
    return one && other ? families.with(at, other).with(at + by, one) : families
  })
}

/** What is used can be taken out of the draft, and then keeps it from being published. @throws Problem not-found, conflict */
export function removeFamily(portal: Portal, viewer: Viewer, which: Which): Promise<Mistake | undefined> {
  return changeFamilies(portal, viewer, which, (families, at) => families.toSpliced(at, 1))
}

function changeFamilies(
  portal: Portal,
  viewer: Viewer,
  { code, revision }: Which,
  change: (families: Family[], at: number, catalogue: Catalogue) => Family[],
): Promise<Mistake | undefined> {
  return changeDraft(portal, viewer, revision, (catalogue) => {
    const at = catalogue.families.findIndex((family) => family.code === code)
    if (at === -1) none()
    return { ...catalogue, families: change(catalogue.families, at, catalogue) }
  })
}

function none(): never {
  throw new Problem('not-found')
}

/** @returns the mistake of a code that is taken. @throws Problem not-found, conflict */
export function addAttribute(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  attribute: Attribute,
): Promise<Mistake | undefined> {
  return changeDraft(portal, viewer, revision, (catalogue) => {
    const { attributes } = catalogue
    if (attributes.some(({ code }) => code === attribute.code))
      return { mistake: { path: 'code', message: say('attribute-taken') } }
    if (attributes.length >= most.attributes) return { mistake: tooMany('attributes') }
    return { ...catalogue, attributes: [...attributes, attribute] }
  })
}

/** What is said for all families. @throws Problem not-found, conflict */
export function changeInstructions(
  portal: Portal,
  viewer: Viewer,
  revision: number,
  instructions: Texts[],
): Promise<Mistake | undefined> {
  return changeDraft(portal, viewer, revision, (catalogue) => ({ ...catalogue, instructions }))
}
