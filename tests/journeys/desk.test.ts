import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'
import { acceptByKeys, acceptByMouse, hands, numberOf, toTicket, view } from './desk.steps.ts'

async function openQueue() {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  return { page, complaints, ...hands(page) }
}

/** The next one is there, and says what became of the one before. */
async function expectNext(page: Page, before: number): Promise<void> {
  await page.locator('.toast', { hasText: `Intervento ${before}: deciso, lavorazione avviata` }).waitFor()
  expect(numberOf(page)).not.toBe(before)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
}

test('a plain claim takes five clicks from the queue to the next ticket', async () => {
  const { page, complaints, ...agent } = await openQueue()
  await agent.click('main a.row-link')
  const first = await toTicket(page)
  await acceptByMouse(agent)
  await expectNext(page, first)
  expect(agent.count()).toBeLessThanOrEqual(5)
  expect(complaints).toEqual([])
})

test('by keys alone it takes twelve at most, and the focus is never lost', async () => {
  const { page, complaints, ...agent } = await openQueue()
  await page.locator('main a.row-link').first().focus()
  await agent.press('Enter')
  const first = await toTicket(page)
  await acceptByKeys(agent)
  await expectNext(page, first)
  expect(agent.count()).toBeLessThanOrEqual(12)
  expect(complaints).toEqual([])
})

test('behind the last ticket of a view the queue says what was done, and has the focus', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  // Alone in its view, the ticket is the last one there.
  const only = (await page.locator('main a.row-link').first().getAttribute('href')) ?? ''
  await page.goto(`${view}&q=${only.split('/').at(-1)}`)
  await page.locator('main a.row-link').first().click()
  const number = await toTicket(page)
  await page.locator('#decide label:has([name=warranty_accepted][value=no])').click()
  await page.locator('#decide .answer-chip').first().click()
  await page.locator('#decide button[name=after]').click()
  await page.locator('.toast', { hasText: `Intervento ${number}` }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/tickets')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Interventi')
})

test('photos are turned, enlarged and gone through by keys, and what is typed is no shortcut', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  await toTicket(page)
  const glass = page.locator('.photo-glass').first()
  const shown = () => glass.getAttribute('aria-label')
  const before = await shown()
  await glass.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).not.toBe(before)
  await glass.click()
  expect(await glass.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('r')
  await page.keyboard.type('1 d n')
  expect(await page.inputValue('#reply-message')).toBe('1 d n')
  expect(await page.isChecked('#decide [name=warranty_accepted][value=yes]')).toBe(false)
  expect(complaints).toEqual([])
})

test('what opens a fold puts the caret into it, and letters typed there or beside a text lead nowhere', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  const number = await toTicket(page)
  await page.locator('[data-next]').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.locator('.note-card > summary').click()
  expect(await focused()).toBe('note-note')
  await page.keyboard.type('Nota: controllare il lotto')
  expect(await page.inputValue('#note-note')).toBe('Nota: controllare il lotto')

  // By keys as well, and closed again it keeps the focus, where letters are nobody's.
  const more = page.locator('#decide summary').first()
  await more.focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('decision-message')
  await more.click()
  await page.keyboard.type('norma')
  // Who has chosen to refuse types the reason.
  await page.locator('#decide label:has([name=warranty_accepted][value=no])').click()
  await page.keyboard.type('non coperto, riga')
  expect(numberOf(page)).toBe(number)
  expect(await page.inputValue('#reply-message')).toBe('')
  expect(await page.inputValue('#decision-message')).toBe('')
  expect(await page.inputValue('#decision-reason')).toBe('non coperto, riga')
  await page.fill('#decision-reason', '')

  // A text is over with Escape, or a pause.
  await page.keyboard.press('Escape')
  await page.locator('.photo-glass').first().focus()
  await page.keyboard.press('i')
  expect(await focused()).toBe('note-note')
  expect(complaints).toEqual([])
})

test('a reason is of one decision: the other one begins without it, and it is back with its own', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  await toTicket(page)
  const reason = page.locator('#decision-reason')
  const decide = (value: string) => page.locator(`#decide label:has([name=warranty_accepted][value=${value}])`).click()
  await reason.fill('Il ricambio è in viaggio.')
  await decide('yes')
  expect(await reason.inputValue()).toBe('Il ricambio è in viaggio.')
  await decide('no')
  expect(await reason.inputValue()).toBe('')
  await page.getByText('La motivazione scritta per l’altra decisione').waitFor()
  await reason.fill('Segni d’uso.')
  await decide('yes')
  expect(await reason.inputValue()).toBe('Il ricambio è in viaggio.')
  await decide('no')
  expect(await reason.inputValue()).toBe('Segni d’uso.')
  expect(complaints).toEqual([])
})

test('by keys alone a ticket is given to somebody: a, the name, Enter', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', `${view}&assignee=nobody`)
  await page.locator('main a.row-link').first().click()
  await toTicket(page)
  await page.keyboard.press('a')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('assignee')
  await page.locator('#assignee').selectOption({ index: 1 })
  await page.keyboard.press('Enter')
  await page.waitForURL('**notice=assign**')
  expect(await page.locator('.assign strong').textContent()).not.toBe('Nessuno')
  expect(complaints).toEqual([])
})

test('a decision that is begun stays with what was typed where a colleague is quicker, says who decided what, and decides no more', async () => {
  const [agent, admin] = [await visitor({ width: 1440 }), await visitor({ width: 1440 })]
  const listening = agent.page.waitForResponse((answer) => answer.url().endsWith('/live'))
  await signIn(agent.page, 'agent@demo.example', view)
  await agent.page.locator('main tbody tr', { hasNotText: 'Ricorso' }).first().locator('a.row-link').click()
  const number = await toTicket(agent.page)
  await listening
  const reason = agent.page.locator('#decision-reason')
  await reason.pressSequentially('Segni d’uso, non')

  await signIn(admin.page, 'admin@demo.example', `/console/tickets/${number}`)
  await admin.page.waitForSelector('html[data-awake]')
  await admin.page.locator('#decide label:has([name=warranty_accepted][value=no])').click()
  await admin.page.fill('#decision-reason', 'Urto: non coperto dalla garanzia.')
  await admin.page.locator('.decision-end button').last().click()
  await admin.page.locator('#decide').waitFor({ state: 'detached' })

  await agent.page.locator('#decide [role=alert]', { hasText: /ha aggiornato.*Garanzia respinta/ }).waitFor()
  await agent.page.keyboard.type(' coperti')
  expect(await reason.inputValue()).toBe('Segni d’uso, non coperti')
  expect(await agent.page.locator('.decision-end').count()).toBe(0)
  await agent.page.keyboard.press('Control+Enter')
  expect(await reason.inputValue()).toBe('Segni d’uso, non coperti')
  // One that nobody has begun goes: the page that is read again has none.
  await agent.page.reload()
  await agent.page.locator('#move').waitFor()
  expect(await agent.page.locator('#decide').count()).toBe(0)
  expect([agent.complaints, admin.complaints]).toEqual([[], []])
})

test('what has the focus is never under the buttons of the decision, which stay in sight', async () => {
  const { page } = await visitor({ width: 1280 })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  await toTicket(page)
  await page.setViewportSize({ width: 1280, height: 440 })
  await page.locator('#decide label:has([name=warranty_accepted][value=yes])').click()
  let stops = 0
  for (; stops < 30; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      const buttons = focused?.closest('form')?.querySelector('.decision-end')
      if (!focused || !buttons || buttons.contains(focused)) return null
      const { bottom } = focused.getBoundingClientRect()
      return { under: bottom - buttons.getBoundingClientRect().top, name: focused.outerHTML.slice(0, 80) }
    })
    if (!at) break
    expect(at.under, at.name).toBeLessThanOrEqual(1)
  }
  expect(stops).toBeGreaterThan(2)
})

test('Escape leaves a field, and a form with a text, for the keys of the page', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  await page.waitForSelector('html[data-awake]')
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  const link = page.locator('main a.row-link').first()
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await toTicket(page)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.keyboard.press('r')
  await page.keyboard.type('Buongiorno')
  await page.keyboard.press('Escape')
  await page.keyboard.press('i')
  expect([await focused(), await page.inputValue('#reply-message')]).toEqual(['note-note', 'Buongiorno'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')
  await page.keyboard.press('r')
  expect(await focused()).not.toBe('reply-message')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  expect(await focused()).toBe('reply-message')
  expect(complaints).toEqual([])
})

test('in forced colours the ticket that is open and what is chosen for it are outlined', async () => {
  const { page } = await visitor({ width: 1440 })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  await toTicket(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.locator('#decide label:has([name=warranty_accepted][value=yes])').click()
  for (const shown of ['.desk-rail li > [aria-current]', '#decide .tile:has(:checked)'])
    expect(
      await page
        .locator(shown)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle),
    ).toBe('solid')
  // A colour alone tells nothing there: every border would be drawn, and no ground.
  await page.goto(view)
  const current = page.locator('.main-menu [aria-current]').filter({ visible: true }).first()
  expect(await current.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid')
  const [chosen, other] = await Promise.all(
    ['.tabs > a[aria-current]', '.tabs > a:not([aria-current])'].map((tab) =>
      page
        .locator(tab)
        .first()
        .evaluate((one) => getComputedStyle(one).borderBottomColor),
    ),
  )
  expect(chosen).not.toBe(other)
})

test('keys that are turned off do nothing, also on the next page, until they are turned on again', async () => {
  const { page, complaints } = await visitor({ width: 1440, locale: 'en' })
  await signIn(page, 'agent@demo.example', `/en${view}`)
  await page.waitForSelector('html[data-awake]')
  const focused = () => page.evaluate(() => document.activeElement?.classList.contains('row-link') ?? false)
  await page.keyboard.press('j')
  await expect.poll(focused).toBe(true)
  await page.keyboard.press('?')
  await page.getByLabel('Use keyboard shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.waitForSelector('html[data-awake]')
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  expect(await focused()).toBe(false)
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByLabel('Use keyboard shortcuts').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect.poll(focused).toBe(true)
  expect(complaints).toEqual([])
})

test('without scripts the same form decides and leads on', async () => {
  const { page } = await visitor({ width: 1440, javaScript: false })
  await signIn(page, 'agent@demo.example', view)
  await page.locator('main a.row-link').first().click()
  const first = numberOf(page)
  await page.locator('#decide label:has([name=warranty_accepted][value=no])').click()
  await page.fill('#decide textarea[name=reason]', 'Segni d’uso, non coperti dalla garanzia.')
  await page.locator('#decide button[name=after]').click()
  expect(numberOf(page)).not.toBe(first)
  expect(await page.locator('.photo-strip a').first().getAttribute('href')).toContain('/files/')
})
