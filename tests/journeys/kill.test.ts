import { expect, test } from 'vitest'
import { said } from '#tests/faults/experiment.ts'
import { killing } from '#tests/faults/kill.ts'

test('nothing that was acknowledged is lost or doubled, however the portal is killed', async () => {
  const found = await killing(3)
  expect(found.faults, said(found)).toEqual([])
}, 300_000)
