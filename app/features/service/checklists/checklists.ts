import type { Checklist, ChecklistKind, Texts } from '#app/catalogue/catalogue.ts'
import { type CompanyViewer, hasModule, type Viewer } from '#app/features/people/account/account.ts'

export const checkStates = ['open', 'signed'] as const
export type CheckState = (typeof checkStates)[number]

/** A checklist that was gone through on a bicycle, or is being, as lists show it. */
export type ListedCheck = {
  id: number
  /** What it was called when it was begun. */
  names: Texts
  kind: ChecklistKind
  companyName: string
  serialNumber: string
  family: string
  state: CheckState
  begunAt: Date
  begunByName: string
  signedAt: Date | null
}

/** A dealer's people go through checklists; riders and staff read them. */
export function mayFill(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company' && viewer.role !== 'customer'
}

/** Those that are for a bicycle of this family; the one made for it before one for all. */
export function listsFor(checklists: readonly Checklist[], family: string): Checklist[] {
  const fits = checklists.filter(
    ({ active, families, steps }) => active && steps.length > 0 && (families.length === 0 || families.includes(family)),
  )
  return fits.toSorted((one, other) => Number(one.families.length === 0) - Number(other.families.length === 0))
}

/** The one of a kind that this family has. */
export function listOfKind(
  checklists: readonly Checklist[],
  family: string,
  kind: ChecklistKind,
): Checklist | undefined {
  return listsFor(checklists, family).find((one) => one.kind === kind)
}

/** What somebody may begin on a bicycle of a family; the remedy of a recall is begun from the recall. */
export function beginnable(viewer: Viewer, checklists: readonly Checklist[], family: string): Checklist[] {
  if (!mayFill(viewer) || !hasModule(viewer, 'user-guides')) return []
  return listsFor(checklists, family).filter(({ kind }) => kind !== 'remedy')
}
