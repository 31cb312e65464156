import { expect, test } from 'vitest'
import { visitor, walk } from './browser.ts'
import { freePort, ownFolder, start } from './server.fixture.ts'

test('in development the browser takes over the page that the server drew', walk, async () => {
  const { address } = await start({ DATA_DIR: ownFolder(), PORT: String(await freePort()) }, 'bin/dev.mjs')
  const { page, complaints } = await visitor()
  // While it finds what it has to prepare for the browser, the page is loaded in parts of two kinds, and once more.
  const complaintsOfPage = async () => {
    complaints.length = 0
    await page.goto(`${address}/safety`)
    const taken = await page.waitForSelector('html[data-hydrated]', { timeout: 30_000 }).then(() => [], String)
    return [...complaints, ...[taken].flat()]
  }
  await expect.poll(complaintsOfPage, { timeout: 240_000 }).toEqual([])
})
