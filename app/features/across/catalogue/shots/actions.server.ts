import { type Catalogue, codesOf, type ShotList } from '#app/catalogue/catalogue.ts'
import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { tooMany } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { most } from '../limits.ts'
import { listForm, shotForm, shotOf } from './forms.ts'

export const notices = { ...editingNotices, shot: 'saved', list: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('shots'),
  shot: entryForm('shots', shotForm, shotOf),
  list: form(listForm, (work, { revision, part = null, kind = null, shots }) =>
    change(work, revision, (catalogue) => withList(catalogue, { part, kind, shots })),
  ),
}

/** An empty list is removed. */
function withList(catalogue: Catalogue, list: ShotList): Catalogue | { mistake: Mistake } {
  const { part, kind } = list
  const shots = codesOf(catalogue.shots).filter((code) => list.shots.includes(code))
  const at = catalogue.shotLists.findIndex((one) => one.part === part && one.kind === kind)
  const others = catalogue.shotLists.filter((_, index) => index !== at)
  if (shots.length === 0) return { ...catalogue, shotLists: others }
  if (part !== null && !codesOf(catalogue.parts).includes(part)) return { mistake: unknown('part') }
  if (kind !== null && !codesOf(catalogue.kinds).includes(kind)) return { mistake: unknown('kind') }
  if (others.length >= most.shotLists) return { mistake: tooMany('shotLists') }
  return { ...catalogue, shotLists: others.toSpliced(at < 0 ? others.length : at, 0, { part, kind, shots }) }
}

function unknown(path: 'part' | 'kind'): Mistake {
  return { path, message: 'field-choose' }
}
