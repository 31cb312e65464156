import { fill } from './portal.ts'

/** `node tests/journeys/fill.ts FOLDER`: the demonstration in a folder, for journeys to copy. */
const [, , folder] = process.argv
if (!folder) throw new Error('Which folder to fill is missing')
await fill(folder)
