import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { setStage, type Stage } from '#tests/screens/demo.ts'
import { theBrowser } from './browser.ts'

/** The stage of this run's portal: set by the first journey that needs it, the same for all after it. */
export async function theStage(): Promise<Stage> {
  const file = path.join(path.dirname(inject('dataDir')), 'stage.json')
  if (!existsSync(file)) {
    const { people, ...stage } = await setStage(theBrowser(), { origin: inject('address'), dataDir: inject('dataDir') })
    writeFileSync(file, JSON.stringify({ ...stage, people: [...people] }))
  }
  const { people, ...stage }: Omit<Stage, 'people'> & { people: [string, never][] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return { ...stage, people: new Map(people) }
}
