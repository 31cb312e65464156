import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Section } from '../findings.ts'

export type SectionContents = { section: Section; count: number; isChanged: boolean }

/** What of the catalogue stands on the page of each section. */
const parts = {
  families: ['families', 'attributes', 'instructions'],
  parts: ['parts'],
  kinds: ['kinds', 'mainKind'],
  shots: ['shots', 'shotLists'],
  coverage: ['rules', 'floors'],
  answers: ['answers'],
  labour: ['labour'],
  checklists: ['checklists'],
  services: ['dueServices', 'graceDays'],
  promises: ['promises', 'working', 'reminders', 'appealDays', 'satisfaction'],
  lane: ['lane'],
} as const satisfies Record<Section, readonly (keyof Catalogue)[]>

/** The sections that have a page, in the order in which a maker will fill them. */
export const editable: readonly Section[] = [
  'families',
  'parts',
  'kinds',
  'shots',
  'coverage',
  'answers',
  'labour',
  'checklists',
  'services',
  'promises',
  'lane',
]

export function contentsOf(draft: Catalogue, current: Catalogue): SectionContents[] {
  return editable.map((section) => {
    const [first] = parts[section]
    const counted = draft[first]
    return {
      section,
      // For the one rule: the parts it is for.
      count: Array.isArray(counted) ? counted.length : counted.values.length,
      isChanged: parts[section].some((key) => !isDeepStrictEqual(draft[key], current[key])),
    }
  })
}
