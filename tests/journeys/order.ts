import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { placeOf } from './chosen.ts'

/** The files one after the other, as workers take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(nameOf(one)) - placeOf(nameOf(other)))
  }
}

function nameOf({ moduleId }: TestSpecification): string {
  return path.basename(moduleId, '.test.ts')
}
