import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('a reply arrives in the open page of the other side, and what is being typed there stays', async () => {
  const [dealer, agent] = [await visitor(), await visitor()]
  const listening = dealer.page.waitForResponse((answer) => answer.url().endsWith('/live'))
  await signIn(dealer.page, 'dealer@demo.example', '/tickets')
  await dealer.page.locator('main a.row-link', { hasNotText: /^$/ }).first().click()
  await dealer.page.waitForURL(/\/tickets\/\d+$/)
  await listening
  const id = /\d+$/.exec(dealer.page.url())?.[0] ?? ''
  const message = dealer.page.locator('#reply-message')
  await message.fill('Stavo scrivendo proprio')
  await message.focus()
  const before = await message.boundingBox()

  await signIn(agent.page, 'agent@demo.example', `/console/tickets/${id}`)
  await agent.page.waitForSelector('html[data-awake]')
  await agent.page.fill('#reply-message', 'Ci serve una foto del numero di serie.')
  await agent.page.locator('#reply-message').press('Control+Enter')
  await dealer.page.locator('.message', { hasText: 'Ci serve una foto del numero di serie.' }).waitFor()
  await dealer.page.locator('#reply-card', { hasText: 'Nel frattempo' }).waitFor()

  expect(await message.inputValue()).toBe('Stavo scrivendo proprio')
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
  const after = await message.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
  expect([dealer.complaints, agent.complaints]).toEqual([[], []])
})

test('news that cannot be read just now leave the open page and what is typed in it, and are read once they can be', async () => {
  const [dealer, agent] = [await visitor(), await visitor()]
  const listening = dealer.page.waitForResponse((answer) => answer.url().endsWith('/live'))
  await signIn(dealer.page, 'dealer@demo.example', '/tickets')
  await dealer.page.locator('main a.row-link', { hasNotText: /^$/ }).nth(1).click()
  await dealer.page.waitForURL(/\/tickets\/\d+$/)
  await listening
  const id = /\d+$/.exec(dealer.page.url())?.[0] ?? ''
  await dealer.page.fill('#reply-message', 'Stavo scrivendo proprio')
  const data = new RegExp(`/tickets/${id}\\.data`)
  const cut = dealer.page.waitForEvent('requestfailed', (request) => data.test(request.url()))
  await dealer.page.route(data, (route) => route.abort())

  await signIn(agent.page, 'agent@demo.example', `/console/tickets/${id}`)
  await agent.page.waitForSelector('html[data-awake]')
  await agent.page.fill('#reply-message', 'Il pezzo parte domani mattina.')
  await agent.page.locator('#reply-message').press('Control+Enter')
  await cut
  expect(await dealer.page.locator('.error-page').count()).toBe(0)
  expect(await dealer.page.inputValue('#reply-message')).toBe('Stavo scrivendo proprio')
  await dealer.page.unroute(data)
  await dealer.page.locator('.message', { hasText: 'Il pezzo parte domani mattina.' }).waitFor()
  expect(await dealer.page.inputValue('#reply-message')).toBe('Stavo scrivendo proprio')
})

test('news that cannot be read just now leave the agent’s open ticket and what is typed in it', async () => {
  // As wide as the queue beside a ticket needs.
  const [dealer, agent] = [await visitor(), await visitor({ width: 1440 })]
  await signIn(dealer.page, 'dealer@demo.example', '/tickets')
  await dealer.page.locator('main a.row-link', { hasNotText: /^$/ }).nth(2).click()
  await dealer.page.waitForURL(/\/tickets\/\d+$/)
  await dealer.page.waitForSelector('html[data-awake]')
  const id = /\d+$/.exec(dealer.page.url())?.[0] ?? ''
  const listening = agent.page.waitForResponse((answer) => answer.url().endsWith('/live'))
  await signIn(agent.page, 'agent@demo.example', `/console/tickets/${id}`)
  await listening
  const beside = agent.page.locator('.desk-rail li')
  await beside.first().waitFor()
  await agent.page.fill('#reply-message', 'Stavo scrivendo proprio')
  const ticket = new RegExp(`/console/tickets/${id}\\.data`)
  const queue = /\/console\/tickets(?:\/rail|\.data)/
  const cut = (address: RegExp) => agent.page.waitForEvent('requestfailed', (request) => address.test(request.url()))
  const ticketCut = cut(ticket)
  for (const address of [ticket, queue]) await agent.page.route(address, (route) => route.abort())

  await dealer.page.fill('#reply-message', 'Il numero di serie è sotto la scatola del movimento.')
  await dealer.page.locator('form:has(#reply-message) button[type=submit]').last().click()
  await ticketCut
  // The ticket can be read once more, the queue beside it, which is asked for with each reading, cannot.
  const queueCut = cut(queue)
  await agent.page.unroute(ticket)
  await agent.page.locator('.message', { hasText: 'sotto la scatola del movimento' }).waitFor()
  await queueCut
  expect(await agent.page.inputValue('#reply-message')).toBe('Stavo scrivendo proprio')
  expect(await agent.page.locator('.error-page').count()).toBe(0)
  expect(await beside.count()).toBeGreaterThan(0)
})

test('a page nobody sees has no stream, and one that is seen again has read what it missed', async () => {
  const { page, complaints } = await visitor()
  const opened = page.waitForRequest((request) => request.url().endsWith('/live'))
  await signIn(page, 'dealer@demo.example', '/tickets')
  const stream = await opened
  const ended = page.waitForEvent('requestfailed', (request) => request === stream)
  const show = (state: string) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await ended
  const readAgain = page.waitForRequest((request) => request.url().includes('/tickets.data'))
  const openedAgain = page.waitForRequest((request) => request.url().endsWith('/live'))
  await show('visible')
  await Promise.all([readAgain, openedAgain])
  expect(complaints).toEqual([])
})

test('a reply stands out in the dealer’s list, menu and title until it is read, and the agent then reads by whom', async () => {
  const [dealer, agent] = [await visitor(), await visitor()]
  await signIn(dealer.page, 'dealer@demo.example', '/tickets')
  const count = async () => Number(/^\((\d+)\) /.exec(await dealer.page.title())?.[1] ?? 0)
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  const address = await dealer.page
    .locator('tr:not(:has(.row-mark)) a.row-link', { hasNotText: /^$/ })
    // Not the one that a page of a journey before may still have open: it would be read at once.
    .last()
    .getAttribute('href')
  const id = /\d+$/.exec(address ?? '')?.[0] ?? ''

  await signIn(agent.page, 'agent@demo.example', `/console/tickets/${id}`)
  // The keys that send are the scripts'.
  await agent.page.waitForSelector('html[data-awake]')
  await agent.page.fill('#reply-message', 'La forcella nuova parte domani.')
  await agent.page.locator('#reply-message').press('Control+Enter')
  const row = dealer.page.locator(`a.row-link[href="${address}"]`)
  await row.locator('.row-mark', { hasText: 'Da leggere' }).waitFor()
  await expect.poll(count).toBe(before + 1)
  const entry = dealer.page.locator('.menu-inside a.menu-entry[aria-current]')
  expect(await entry.textContent()).toContain(`(${before + 1} da leggere)`)

  await row.click()
  await dealer.page.locator('.message', { hasText: 'La forcella nuova parte domani.' }).waitFor()
  await expect.poll(count).toBe(before)
  await agent.page
    .locator('.message', { hasText: 'La forcella' })
    .locator('.message-read', { hasText: 'Letto da Marco' })
    .waitFor()
  await entry.click()
  await row.waitFor()
  expect(await row.locator('.row-mark').count()).toBe(0)
  expect([dealer.complaints, agent.complaints]).toEqual([[], []])
})

test('two of the staff on one ticket see each other’s name, and when the other writes, until the other goes; the queue says whose it has open', async () => {
  const [agent, admin] = [await visitor(), await visitor()]
  await signIn(agent.page, 'agent@demo.example', '/console/tickets')
  const address = await agent.page.locator('main a.row-link').first().getAttribute('href')
  await agent.page.goto(address ?? '')
  await signIn(admin.page, 'admin@demo.example', address ?? '')
  const there = agent.page.locator('.desk-head .also-here')
  await there.locator('text=Aperto anche da').waitFor()
  await admin.page.locator('.desk-head .also-here', { hasText: 'Aperto anche da' }).waitFor()
  await admin.page.fill('#reply-message', 'Stavo per rispondere')
  await there.locator('text=sta scrivendo').waitFor()
  // And at the field in which the other one would write.
  await agent.page.locator('#reply-message-hint', { hasText: 'sta scrivendo' }).waitFor()
  await admin.page.goto('/console/tickets')
  await expect.poll(() => there.textContent()).toBe('')
  const row = admin.page.locator('main tbody tr', { has: admin.page.locator(`a[href="${address}"]`) })
  await row.locator('.row-here', { hasText: 'Aperto anche da' }).waitFor()
  await agent.page.goto('/console/tickets')
  await row.locator('.row-here').waitFor({ state: 'detached' })
  expect([agent.complaints, admin.complaints]).toEqual([[], []])
})

test('who left a ticket before the queue’s stream was there is not shown as in it', async () => {
  const [agent, admin] = [await visitor(), await visitor()]
  await signIn(agent.page, 'agent@demo.example', '/console/tickets')
  const address = await agent.page.locator('main a.row-link').first().getAttribute('href')
  await signIn(admin.page, 'admin@demo.example', '/console')
  await agent.page.goto(address ?? '')
  await agent.page.waitForSelector('html[data-awake]')
  const held = Promise.withResolvers<void>()
  await admin.page.route('**/live', async (route) => {
    await held.promise
    await route.continue()
  })
  await admin.page.goto('/console/tickets')
  const row = admin.page.locator('main tbody tr', { has: admin.page.locator(`a[href="${address}"]`) })
  await row.locator('.row-here').waitFor()
  await agent.page.goto('/console/tickets')
  const id = Number(address?.split('/').at(-1))
  const isSeen = async () => {
    const { tickets } = await (await admin.page.request.get('/console/tickets/here')).json()
    return tickets.some(({ ticket }: { ticket: number }) => ticket === id)
  }
  await expect.poll(isSeen).toBe(false)
  expect(await row.locator('.row-here').count()).toBe(1)
  held.resolve()
  await row.locator('.row-here').waitFor({ state: 'detached' })
  expect([agent.complaints, admin.complaints]).toEqual([[], []])
})
