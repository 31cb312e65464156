import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** First what needs no demonstration, while that is made; then what takes longest, so that no worker is left with it. */
const first = ['backup', 'server', 'processes', 'access', 'forms-offline', 'maker', 'offline', 'sending', 'claim']

/** The files one after the other, as workers take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = first.indexOf(path.basename(moduleId, '.test.ts'))
  return at < 0 ? first.length : at
}
