import { type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import type { Finding } from '../findings.ts'

/** More would hide the publishing below. */
const shownMost = 12

/** The findings of a draft that its page shows, and how many more there are. */
export type ShownFindings = Record<Finding['level'], { shown: Finding[]; more: number }>

/**
 * Parts and kinds of damage by the names they have in the draft, which pages elsewhere do not know yet. A catalogue may have a finding for each model, part and kind of damage: not all of
 * them go to the browser.
 */
export function shownOf(findings: readonly Finding[], labels: Labels): ShownFindings {
  const of = (level: Finding['level']) => {
    const all = findings.filter((one) => one.level === level)
    return {
      shown: all.slice(0, shownMost).map((one) => named(one, labels)),
      more: Math.max(0, all.length - shownMost),
    }
  }
  return { error: of('error'), warning: of('warning') }
}

function named({ slots, ...finding }: Finding, { parts, kinds }: Labels): Finding {
  if (!slots) return finding
  const { part, kind } = slots
  return {
    ...finding,
    slots: {
      ...slots,
      ...(part === undefined ? {} : { part: nameOf(parts, part) }),
      ...(kind === undefined ? {} : { kind: nameOf(kinds, kind) }),
    },
  }
}
