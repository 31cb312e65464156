import { offered, type Part } from '#app/catalogue/catalogue.ts'
import type { Replacement } from '#app/features/bicycles/replacements/replacements.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Ticket } from '../tickets.ts'
import { isDone, isOpen } from '../tickets.stages.ts'

/** More than anybody changes on one bicycle at once. */
export const replacementsMost = 20

type Replaced = Pick<Ticket, 'stage' | 'resolution'>

/** What replaced what is noted once it was done. */
export function canReplace(viewer: Viewer, { stage, resolution }: Replaced): boolean {
  const wasDone = isDone(stage) || !isOpen(stage)
  return viewer.side === 'maker' && wasDone && (resolution === 'replace' || resolution === 'part_sent')
}

const partPrefix = 'part-'

/**
 * What can have been replaced, as a form names it: a part that was sent is neither the bicycle nor its frame, which goes
 * by the number that it bears.
 */
export function replaceable(parts: readonly Part[], { resolution }: Pick<Replaced, 'resolution'>): string[] {
  const others = offered(parts).filter(({ drawn }) => drawn !== 'frame')
  const whole = resolution === 'part_sent' ? [] : ['bicycle', 'frame']
  return [...whole, ...others.map(({ code }) => `${partPrefix}${code}`)]
}

/** @param chosen one of `replaceable` */
export function readReplaced(chosen: string): Pick<Replacement, 'kind' | 'part'> {
  if (chosen === 'bicycle' || chosen === 'frame') return { kind: chosen, part: null }
  return { kind: 'part', part: chosen.slice(partPrefix.length) }
}
