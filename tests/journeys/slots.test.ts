import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { signIn, visitor } from './browser.ts'
import { choose } from './claim.steps.ts'

const photo = (name: string) => path.join(rootDir, 'tests/photos', name)

test('photos fill their places, the missing ones are named, and the verdict is read before sending', async () => {
  const { page, complaints } = await visitor({ width: 390 })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket?draft=new')
  await choose(page, 'frame_model', 'V4R')
  await choose(page, 'part_involved', 'fork')
  await choose(page, 'kind_of_damage', 'functional')
  await choose(page, 'damage_phase', 'field')
  await page.fill('input[name=date_of_purchase]', '2020-05-04')
  await page.locator('.told-not-covered').waitFor()
  await page.setInputFiles('#ticket-attachments-drive-side', photo('landscape-orientation-6.jpg'))
  const filled = page.locator('.slot-filled', { hasText: 'The whole bike' })
  await filled.locator('.slot-tick').waitFor()
  expect(await page.locator('.claim-missing').textContent()).toContain('3 photos are missing')
  expect(await page.textContent('main')).toContain('Still to take: The serial number or its QR code · Both legs')
  await filled.locator('button[name=remove]').click()
  await page.locator('.slot-empty', { hasText: 'The whole bike' }).waitFor()
  expect(await page.locator('.claim-missing').textContent()).toContain('4 photos are missing')
  expect(complaints).toEqual([])
})
