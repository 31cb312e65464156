import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('an assembly manual is shown in a frame on its page', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/resources/manuals')
  const document = page.waitForResponse(/\/manuals\/\d+\/pdf/)
  await page.locator('main .guide a').first().click()
  const answer = await document
  const headers = await answer.allHeaders()
  expect([answer.status(), headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  await page.waitForTimeout(500)
  // What may not be framed is an error page there, and one in the console.
  expect(page.frames().map((frame) => frame.url())).not.toContain('chrome-error://chromewebdata/')
  expect(complaints).toEqual([])
})
