import type { Checklist } from '#app/catalogue/catalogue.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { listsFor, mayFill } from './checks.ts'

/** What somebody may begin on a bicycle of a family; the remedy of a recall is begun from the recall. */
export function beginnable(viewer: Viewer, checklists: readonly Checklist[], family: string): Checklist[] {
  if (!mayFill(viewer) || !hasModule(viewer, 'user-guides')) return []
  return listsFor(checklists, family).filter(({ kind }) => kind !== 'remedy')
}
