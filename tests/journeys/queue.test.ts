import { expect, test } from 'vitest'
import { expectNotice, signIn, visitor } from './browser.ts'

test('anyone who decides on a ticket comes back to where they were in the queue', async () => {
  const { page, complaints } = await visitor()
  const view = '/console/tickets?stage=new_request&order=activity-asc'
  await signIn(page, 'agent@demo.example', view)
  await page.click('main a.row-link >> nth=0')
  await page.waitForURL(/\/console\/tickets\/\d+$/)
  await page.check('#decision input[name=warranty_accepted][value=no]', { force: true })
  await page.fill('#decision textarea[name=reason]', 'Segni d’uso, non coperti dalla garanzia.')
  await expectNotice(page, () => page.locator('#decision textarea[name=reason]').press('Control+Enter'))
  await page.click('.page-header a[href^="/console/tickets"]')
  await page.waitForURL(`**${view}`)
  expect(complaints).toEqual([])
})
