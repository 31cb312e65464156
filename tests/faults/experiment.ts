import { parseArgs } from 'node:util'

/** Figures as plain lines, and faults: each a sentence about what should not have been. */
export type Found = { figures: string[]; faults: string[] }
type Skipped = { skipped: string }

/** How `bin/faults.mjs` hears that an experiment could not be made here. */
const skippedCode = 3

/** Runs an experiment as a program of its own, `--short` for the form that fits into minutes, and ends as it ended. */
export async function conclude(experiment: (isShort: boolean) => Promise<Found | Skipped>): Promise<void> {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  const found = await experiment(values.short)
  if ('skipped' in found) {
    console.log(`skipped: ${found.skipped}`)
    process.exit(skippedCode)
  }
  console.log(said(found))
  process.exit(found.faults.length > 0 ? 1 : 0)
}

export function said({ figures, faults }: Found): string {
  return [...figures, ...faults.map((fault) => `FAULT: ${fault}`)].join('\n')
}

/**
 * What was broken on purpose has to be found, else an experiment without faults proves nothing.
 * @param faults what the experiment found in it
 */
export function sabotaged(how: string, faults: readonly string[]): Found {
  const [first] = faults
  if (first === undefined) return { figures: [], faults: [`a sabotage was not noticed: ${how}`] }
  return { figures: [`sabotage noticed: ${how} (${faults.length} faults, as “${first}”)`], faults: [] }
}

export function joined(all: readonly Found[]): Found {
  return { figures: all.flatMap(({ figures }) => figures), faults: all.flatMap(({ faults }) => faults) }
}

/** How often each answer came, as one line. */
export function counted(answers: Record<string, number>): string {
  return Object.entries(answers)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ')
}
