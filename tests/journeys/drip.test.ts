import { expect, test } from 'vitest'
import { usualShares } from '#app/kit/http/connections.server.ts'
import { drip, isHeld, said } from '#tests/faults/drip.ts'
import { startWithDealer } from './server.fixture.ts'

test('one sender with more slow connections than there may be keeps nobody else out', async () => {
  const { server, cookie } = await startWithDealer()
  const connections = usualShares.most + 50
  const found = await drip({ origin: server.address, cookie }, { connections, seconds: 3 })
  console.log(said(connections, found))
  expect([isHeld(found), found.answers]).toEqual([true, found.answers])
  expect(found.held).toBeLessThan(usualShares.most / 2)
})
