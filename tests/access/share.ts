import { expect, test } from 'vitest'
import { inShard } from '#tests/shard.ts'
import { type Ask, checkRow, spoil } from './check.ts'
import { matrix } from './matrix.ts'
import { openWorld } from './open-world.ts'
import { unknownForms } from './routes.ts'

/** As many files as share the matrix, so that they can run side by side. */
const shares = 3

/** The tests of every third row, from one of the first three on. */
export function testShare(first: 0 | 1 | 2): void {
  const rows = inShard(matrix.filter((_, at) => at % shares === first))

  test('everybody gets what the access matrix says, and a refusal changes and tells nothing', async () => {
    const world = await openWorld()
    const complaints = new Set<string>()
    let cells = 0
    const ask: Ask = async (address, init) => {
      const answer = await world.ask(address, init)
      const isPage = init?.method === undefined && answer.headers.get('content-type')?.startsWith('text/html')
      if (isPage) for (const form of unknownForms(matrix, address, await answer.clone().text())) complaints.add(form)
      return answer
    }
    for (const row of rows) {
      const found = await checkRow({ ...world, ask }, row)
      cells += found.cells
      for (const complaint of found.complaints) complaints.add(complaint)
    }
    console.info(`${cells} cells`)
    expectNone([...complaints])
  }, 600_000)

  test('no form that is right but for one field is an error of ours, whatever that holds', async () => {
    const world = await openWorld()
    const values = ['0000-01-01', '9'.repeat(15), '-1', 'è'.repeat(6000)]
    const faults: string[] = []
    for (const row of rows) for (const form of row.forms) faults.push(...(await spoil(world, row, form, values)))
    expectNone(faults)
  }, 300_000)
}

/** In their own words: of a long list the summary of a run would tell the length only. */
function expectNone(complaints: string[]): void {
  if (complaints.length > 0) expect.fail(complaints.slice(0, 20).join('\n'))
}
