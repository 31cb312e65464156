import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { choose } from '#tests/screens/visit.ts'
import { expectNoSidewaysScroll, signIn, visitor } from './browser.ts'
import { decide, move, reply, send } from './claim.steps.ts'

const photos = ['landscape-orientation-6.jpg', 'portrait-orientation-3.jpg', 'iphone-like.heic'].map((name) =>
  path.join(rootDir, 'tests/photos', name),
)

const stories = [
  { language: 'Italian', prefix: '', javaScript: true, width: 320 },
  { language: 'English', prefix: '/en', javaScript: true, width: 1280 },
  { language: 'French', prefix: '/fr', javaScript: false, width: 768 },
] as const

for (const { language, prefix, javaScript, width } of stories)
  test(`a claim goes from photo to closed ticket in ${language}, ${width} px wide, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const dealer = await visitor({ javaScript, width })
    const agent = await visitor({ javaScript })
    const words = `Crepa vicino alla scatola movimento, journey ${language}.`

    await signIn(dealer.page, 'dealer@demo.example', `${prefix}/new-ticket`)
    await fillClaim(dealer.page, words, javaScript)
    await expectNoSidewaysScroll(dealer.page)
    await send(dealer.page, 'textarea[name=content]')
    await dealer.page.waitForURL(/\/tickets\/\d+/)
    const id = /\/tickets\/(\d+)/.exec(dealer.page.url())?.[1] ?? ''
    await dealer.page.locator('main', { hasText: words }).waitFor()
    expect(await dealer.page.locator('main img[src^="/files/"]').count()).toBe(3)
    await expectNoSidewaysScroll(dealer.page)

    await signIn(
      agent.page,
      'agent@demo.example',
      `${prefix}/console/tickets?q=${encodeURIComponent(`journey ${language}`)}`,
    )
    await agent.page.click(`main a[href="${prefix}/console/tickets/${id}"]`)
    await agent.page.waitForURL(`**${prefix}/console/tickets/${id}`)
    await decide(agent.page)
    await move(agent.page, 'operations_in_progress')
    await reply(agent.page, 'Il telaio sostitutivo parte domani.')
    await dealer.page.reload()
    expect(await dealer.page.textContent('main')).toContain('Il telaio sostitutivo parte domani.')
    expect(await dealer.page.textContent('main')).toContain(`RMA-`)
    await reply(dealer.page, 'Perfetto, grazie.')
    await agent.page.reload()
    expect(await agent.page.textContent('main')).toContain('Perfetto, grazie.')
    await move(agent.page, 'operations_completed', { resolution: 'replace' })
    await move(agent.page, 'ticket_closed', { reason: 'done' })

    await dealer.page.goto(`${prefix}/tickets/${id}`)
    expect(await dealer.page.locator('textarea[name=message]').count()).toBe(0)
    expect(
      await dealer.page.locator(`main a[href*="new-ticket"], main form[action*="new-ticket"]`).count(),
    ).toBeGreaterThan(0)
    expect([...dealer.complaints, ...agent.complaints]).toEqual([])
  })

async function fillClaim(page: Page, words: string, javaScript: boolean): Promise<void> {
  await choose(page, 'frame_model', 'C68')
  await page.fill('input[name=serial_number]', 'c68.51s.00123')
  // With JavaScript the box that searches the list may stand before it by now.
  await page.locator('select[name=country]').selectOption('FR', { force: true })
  await choose(page, 'damage_phase', 'km0')
  await choose(page, 'part_involved', 'frame')
  await choose(page, 'kind_of_damage', 'functional')
  await page.fill('textarea[name=content]', words)
  await page.setInputFiles('input[type=file][name=attachments]', photos)
  // With JavaScript each photo goes up at once; the button waits for them by itself.
  if (javaScript) await page.waitForFunction(() => document.querySelectorAll('img[src*="/thumb"]').length === 3)
}
