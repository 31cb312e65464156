import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { startHousekeeping } from './housekeeping.server.ts'

test('what cannot be swept keeps nothing else from being swept', async () => {
  const app = await openApp()
  await app.dealer()
  app.clock.advance(365 * 24 * 60 * 60_000)
  const scratch = path.join(app.portal.settings.dataDir, 'scratch')
  await rm(scratch, { recursive: true })
  const housekeeping = startHousekeeping(app.portal)
  const sessions = () => app.portal.db.selectFrom('session').select('id').execute()
  await expect.poll(sessions).toEqual([])
  await housekeeping.stop()
  await mkdir(scratch)
})
