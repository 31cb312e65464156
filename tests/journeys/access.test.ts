import axe from 'axe-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, signIn, visitor } from './browser.ts'

const pages = [
  {
    who: 'dealer@demo.example',
    addresses: [
      '/',
      '/en/tickets',
      '/fr/tickets?q=zzzz',
      '/tickets/10051',
      '/search?q=C68',
      '/orders',
      '/en/orders/30001',
      '/quotes',
      '/fr/quotes/4014',
      '/new-ticket',
      '/products',
      '/en/products/serial/C68.56S.04410',
      '/products/new',
      '/fr/products/new?tab=transfer',
      '/license',
      '/user',
      '/fr/user/security',
      '/user/data',
      '/subscriptions',
      '/reports',
      '/fr/reports?months=24',
      '/user/company',
      '/user/second-factor',
    ],
  },
  { who: 'workshop@demo.example', addresses: ['/license', '/user/company'] },
  {
    who: 'agent@demo.example',
    addresses: ['/fr', '/console/tickets', '/en/console/tickets/10051', '/quotes/4018', '/console/mailbox'],
  },
  {
    who: 'admin@demo.example',
    addresses: [
      '/console/accounts',
      '/fr/console/licences',
      '/console/licences/1',
      '/console/staff',
      '/console/companies',
      '/console/companies/1',
      '/console/erasures',
    ],
  },
  { who: 'unverified@demo.example', addresses: ['/'] },
  { who: 'nocontact@demo.example', addresses: ['/fr'] },
  { who: 'pending@demo.example', addresses: ['/'] },
  {
    who: undefined,
    addresses: [
      '/',
      '/en/no-such-page',
      '/?tab=register',
      '/fr?tab=forgot',
      '/verify/a-link',
      '/reset/a-link',
      '/invite/a-link',
      '/p/pmKt-lEzu8XselLK',
    ],
  },
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`everybody can use every page, ${width} px wide, ${colorScheme}`, async () => {
      const faults: string[] = []
      for (const { who, addresses } of pages) {
        const { page } = await visitor({ colorScheme, width })
        if (who) await signIn(page, who)
        for (const address of addresses) {
          await page.goto(address)
          await expectNoSidewaysScroll(page)
          await page.evaluate(axe.source)
          faults.push(...(await page.evaluate(findFaults)).map((fault) => `${address}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    })

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  const { axe: checker } = window as unknown as {
    axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> }
  }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await checker.run({ runOnly: { type: 'tag', values: tags } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${String(target)}`))
}

test('the colour chosen is there before the first paint, on whatever system', async () => {
  for (const [stored, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
    [undefined, 'dark'],
    [undefined, 'light'],
  ] as const) {
    const { page } = await visitor({ colorScheme: system })
    await page.goto('/')
    if (stored) await page.evaluate((mode) => localStorage.setItem('theme', mode), stored)
    // Stopped before any script of the page but the inline one has run.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const isDark = (stored ?? system) === 'dark'
    expect([stored, system, background]).toEqual([stored, system, isDark ? 'rgb(13, 13, 11)' : 'rgb(247, 246, 242)'])
  }
})

test('what was typed into a claim, even before its scripts came, is there again after the tab was closed', async () => {
  const { page } = await visitor()
  await signIn(page, 'other@demo.example')
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/fr/new-ticket', { waitUntil: 'commit' })
  const saved = page.waitForResponse((response) => response.url().endsWith('/drafts') && response.status() === 204)
  await page.fill('textarea[name=content]', 'Une fissure au niveau du boîtier de pédalier.')
  letThemCome()
  await saved
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto('/fr/new-ticket')
  expect(await again.inputValue('textarea[name=content]')).toBe('Une fissure au niveau du boîtier de pédalier.')
})

test('a form says what is missing once, and puts the focus on the first field that is', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket')
  await page.evaluate(() => {
    Object.assign(window, { failures: [] })
    document.addEventListener('form-validation-failed', (event) => {
      const { failures } = window as unknown as { failures: string[][] }
      if (event instanceof CustomEvent && Array.isArray(event.detail))
        failures.push(event.detail.map(({ path }) => String(path)))
    })
  })
  await page.locator('form:has(textarea[name=content]) button[type=submit].button-primary').last().click()
  const failures = await page.evaluate(() => (window as unknown as { failures: string[][] }).failures)
  expect(failures).toHaveLength(1)
  expect(failures[0]).toEqual(expect.arrayContaining(['frame_model', 'serial_number', 'part_involved', 'content']))
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('frame_model')
  const heights = await page.locator('#ticket-problems a').evaluateAll((links) =>
    links.map((link) => {
      const field = document.querySelector(new URL(link.getAttribute('href') ?? '', document.baseURI).hash)
      return field?.getBoundingClientRect().top ?? 0
    }),
  )
  expect(heights.length).toBeGreaterThan(5)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})
