import { isRouteErrorResponse } from 'react-router'
import type { Scope } from '#app/kit/lists/keyset-pages.server.ts'
import { problemCodeOf } from '#app/kit/problem.ts'
import {
  type CompanyViewer,
  hasModule,
  isFor,
  type Module,
  modules,
  type Viewer,
} from '#app/features/people/account/account.ts'
import { isAvailable } from '#app/features/people/pages/pages.ts'

export type { Scope }

/** The modules with screens that this person's company does not have: their menu entries bear a lock. */
export function lockedFor(viewer: Viewer): Module[] {
  return modules.filter((module) => isAvailable(module) && !hasModule(viewer, module))
}

/** No company has this number. */
const nobody = 0

/** Whose records of a module a company's person sees: without the module, nobody's. */
export function companyWith(viewer: CompanyViewer, module: Module): number {
  return hasModule(viewer, module) ? viewer.companyId : nobody
}

/** As `companyWith`, of orders, quotes and leads, which not everybody in a company has. */
export function tradeCompanyWith(viewer: CompanyViewer, module: Module): number {
  return isFor(viewer.role, module) ? companyWith(viewer, module) : nobody
}

export function scopeOf(viewer: Viewer, module: Module): Scope {
  return viewer.side === 'maker' ? 'all' : { company: companyWith(viewer, module) }
}

/** As `scopeOf`, of orders, quotes and leads, which a workshop's people, and of leads a rider, do not have at all. */
export function tradeScopeOf(viewer: Viewer, module: Module): Scope {
  return viewer.side === 'maker' ? 'all' : { company: tradeCompanyWith(viewer, module) }
}

/** To staff who ask for one customer's records a list is the customer's own. */
export function narrowedTo(company: number | undefined, scope: Scope): Scope {
  return scope === 'all' && company !== undefined ? { company } : scope
}

/** A module of a company as its licence has it; `none`: nobody has asked for it. */
export type ModuleState =
  | { module: Module; state: 'active' | 'none' }
  | { module: Module; state: 'requested'; requestedAt: Date; requestedBy: string | null }
  | { module: Module; state: 'refused'; refusedAt: Date | null; reason: string }

export type Licence = {
  modules: ModuleState[]
  /** The modules among them that are for other people of the company. */
  forOthers: Module[]
  mayPurchase: boolean
  /** Whom the others can ask to. */
  owners: string[]
}

/** A dealer's owner, and a rider, who is a company of one. */
export function mayPurchase(viewer: Viewer): boolean {
  return viewer.role === 'owner' || viewer.role === 'customer'
}

/** Whether it can be asked for: there is something to use, and no answer is awaited. */
export function isOnOffer({ module, state }: ModuleState): boolean {
  return isAvailable(module) && (state === 'none' || state === 'refused')
}

export function isModule(name: unknown): name is Module {
  return modules.some((module) => module === name)
}

/** The module whose lack stopped a request, as the error page receives it, on either side. */
export function missingModuleOf(error: unknown): Module | undefined {
  if (problemCodeOf(error) !== 'module-missing' || !isRouteErrorResponse(error)) return undefined
  const data: unknown = error.data
  const detail = typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined
  return isModule(detail) ? detail : undefined
}

export const notices = ['requested', 'withdrawn'] as const
export type Notice = (typeof notices)[number]
