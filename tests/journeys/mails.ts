import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits for the last mail to somebody and reads it in the console.
 * @param kind what only its link has in it, `/verify/`
 * @returns the link, without the origin: the journeys' portal listens where it finds a port
 */
export async function linkInMail(agent: Page, to: string, kind: string): Promise<string> {
  const link = agent.locator(`.mail-text a[href*="${kind}"]`)
  await expect
    .poll(
      async () => {
        await agent.goto(`/console/mailbox?${new URLSearchParams({ to })}`)
        const mails = agent.locator('main tbody a')
        if ((await mails.count()) === 0) return 0
        await agent.goto((await mails.first().getAttribute('href')) ?? '')
        return link.count()
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(1)
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '')
  return pathname + search
}
