import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'

test('uses that were being written already are written too when somebody waits for them', async () => {
  const { portal } = await openApp()
  portal.usageCounters.count('resource read', 12)
  let isWritten = false
  const first = portal.usageCounters.flush().then(() => (isWritten = true))
  await portal.usageCounters.flush()
  expect(isWritten).toBe(true)
  await first
  const rows = await portal.db.selectFrom('use_count').selectAll().execute()
  expect(rows).toMatchObject([{ name: 'resource read', subject: 12, uses: 1 }])
})
