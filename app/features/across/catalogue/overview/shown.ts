import type { Finding } from '../findings.ts'

/** More would hide the publishing below. */
const shownMost = 12

/** The findings of a draft that its page shows, and how many more there are. */
export type ShownFindings = Record<Finding['level'], { shown: Finding[]; more: number }>

/** A catalogue may have a finding for each model, part and kind of damage: not all of them go to the browser. */
export function shownOf(findings: readonly Finding[]): ShownFindings {
  const of = (level: Finding['level']) => {
    const all = findings.filter((one) => one.level === level)
    return { shown: all.slice(0, shownMost), more: Math.max(0, all.length - shownMost) }
  }
  return { error: of('error'), warning: of('warning') }
}
