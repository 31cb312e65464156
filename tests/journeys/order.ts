import { readdirSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inShard } from '#tests/shard.ts'
import { isTouched } from '#tests/touched.ts'

/** First what needs no demonstration, while that is made; then what takes longest, so that no worker is left with it. */
const first = (
  'backup server-stop server processes access forms-offline maker drawn offline engines ' +
  'offline-worker development sending replica claim live'
).split(' ')

/** In every run: what most people come for, and the two that take their own shard of all screens. */
const always = ['access', 'forms-offline', 'claim', 'desk']

/** The files of this run. In the order of their length, so that no shard has all the long ones. */
export function chosen(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
  const names = files.map((file) => path.basename(file, '.test.ts'))
  const sorted = names.toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
  const others = inShard(sorted.filter((name) => !always.includes(name)))
  return sorted.filter((name) => always.includes(name) || others.includes(name) || isTouched(fileOf(name))).map(fileOf)
}

/** The files one after the other, as workers take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(nameOf(one)) - placeOf(nameOf(other)))
  }
}

function fileOf(name: string): string {
  return `tests/journeys/${name}.test.ts`
}

function nameOf({ moduleId }: TestSpecification): string {
  return path.basename(moduleId, '.test.ts')
}

function placeOf(name: string): number {
  const at = first.indexOf(name)
  return at < 0 ? first.length : at
}
