import type { Page } from 'playwright-core'

/** The agent's hands: whatever is pressed is counted. */
export function hands(page: Page) {
  let count = 0
  return {
    click: async (selector: string) => {
      count += 1
      await page.locator(selector).first().click()
    },
    press: async (keys: string) => {
      count += keys.split('+').length
      await page.keyboard.press(keys)
    },
    count: () => count,
  }
}

export type Hands = ReturnType<typeof hands>

/** The claims that wait for their decision. */
export const view = '/console/tickets?stage=new_request&awaiting=maker'

export const numberOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

export async function toTicket(page: Page): Promise<number> {
  await page.waitForURL(/\/console\/tickets\/\d+$/)
  await page.locator('#decide').waitFor()
  return numberOf(page)
}

/** A plain claim by mouse: from the queue it is opened first. */
export async function acceptByMouse({ click }: Hands): Promise<void> {
  await click('#decide label:has([name=warranty_accepted][value=yes])')
  await click('#decide label:has([name=resolution][value=replace])')
  await click('#decide .answer-chip')
  await click('#decide button[name=after]')
}

/** The same by keys: decide, accept, its third outcome, on. */
export async function acceptByKeys({ press }: Hands): Promise<void> {
  for (const keys of ['d', '1', '3', 'Control+Enter']) await press(keys)
}
