import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { endSession, expectNoSidewaysScroll, expectNotice, signIn, visitor } from './browser.ts'

const text = 'Una crepa sotto la congiunzione, vista dopo la sessione.'

test('typing after the session ended: one signs in over the page, and the text is saved and sent', async () => {
  const { page, complaints } = await visitor({ width: 320 })
  await signIn(page, 'dealer@demo.example', '/tickets?stage=operations_in_progress')
  await page.click('main a.row-link >> nth=0')
  await page.waitForURL(/\/tickets\/\d+$/)
  const address = page.url()
  await endSession(page)
  await page.fill('textarea[name=message]', text)
  const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' })
  await dialog.waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('again-password')
  expect(await dialog.locator('input[type=email]').inputValue()).toBe('dealer@demo.example')
  expect(await dialog.locator('input[type=email]').isEditable()).toBe(false)
  await expectNoSidewaysScroll(page)

  await dialog.locator('input[type=password]').fill('sbagliata')
  await dialog.locator('input[type=password]').press('Enter')
  await dialog.locator('.alert-danger').waitFor()
  const saved = draftSaved(page)
  await dialog.locator('input[type=password]').fill('ammiraglia')
  await dialog.locator('input[type=password]').press('Enter')
  await saved
  await dialog.waitFor({ state: 'detached' })
  expect([page.url(), await page.inputValue('textarea[name=message]')]).toEqual([address, text])
  expect(await kept(page)).toEqual([])

  await page
    .locator(
      'form:has(textarea[name=message]) button[type=submit].button-primary, form:has(textarea[name=message]) .message-end button[type=submit]',
    )
    .last()
    .click()
  await page.locator('.message, main', { hasText: text }).first().waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.value === '')
  expect(complaints).toEqual([])
})

test('a form that was sent after the session ended stays on its page until its person is back', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'sales@demo.example', '/en/user')
  await page.fill('input[name=first_name]', 'Giulietta')
  await endSession(page)
  await page.click('#profile button[type=submit]')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.locator('input[type=password]').fill('ammiraglia')
  await dialog.locator('input[type=password]').press('Enter')
  await page.getByText('You are logged in again').waitFor()
  expect(await page.inputValue('input[name=first_name]')).toBe('Giulietta')
  await expectNotice(page, () => page.click('#profile button[type=submit]'))
})

test('where the sign-in over the page does not come, what is typed stays, and a sign-in elsewhere saves it', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example', '/tickets?stage=operations_in_progress')
  await page.click('main a.row-link >> nth=0')
  await page.waitForURL(/\/tickets\/\d+$/)
  // As after a deployment.
  await page.route('**/sign-in.again-*.js', (route) => route.fulfill({ status: 404 }))
  await endSession(page)
  await page.fill('textarea[name=message]', text)
  const toast = page.locator('.toast', { hasText: 'accedi da un’altra scheda' })
  await toast.waitFor()
  expect(await page.inputValue('textarea[name=message]')).toBe(text)

  const saved = draftSaved(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await enter(other, 'dealer@demo.example')
  await saved
  await toast.waitFor({ state: 'detached' })
  expect(await page.inputValue('textarea[name=message]')).toBe(text)
})

test('what could not be saved outlives a reload for its person, and nobody else receives it', async () => {
  const { page } = await visitor()
  await signIn(page, 'workshop@demo.example', '/new-ticket')
  await typeWithoutSession(page, 'Solo per chi lo ha scritto.')
  await page.reload()
  await enter(page, 'workshop@demo.example')
  await page.waitForURL(/draft=/)
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLTextAreaElement>('textarea[name=content]')?.value === 'Solo per chi lo ha scritto.',
  )
  expect(await kept(page)).toEqual([])

  await typeWithoutSession(page, 'Di nuovo solo per me.')
  await page.reload()
  await enter(page, 'other@demo.example')
  await page.locator('.top-bar').waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.includes('draft')))
  await page.goto('/new-ticket')
  expect(await page.inputValue('textarea[name=content]')).not.toContain('Di nuovo')
})

test('a browser keeps nothing of a person who signed out, or whose session ended before somebody else came', async () => {
  const { page } = await visitor()
  const work = async () => {
    await page.goto('/tickets?q=forcella&stage=operations_in_progress')
    await page.goto('/tickets?stage=operations_in_progress')
    await page.click('main a.row-link >> nth=0')
    await page.waitForURL(/\/tickets\/\d+$/)
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('recent')))
    await page.context().setOffline(true)
    await page.fill('textarea[name=message]', 'Scritto senza linea.')
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('draft reply')))
    await page.context().setOffline(false)
  }
  await signIn(page, 'dealer@demo.example')
  await work()
  const own = /^of (\d+) /.exec((await personal(page)).join('\n'))?.[1] ?? ''
  expect((await personal(page)).toSorted()).toEqual([
    `database of ${own} unsent`,
    expect.stringMatching(`^of ${own} draft reply-`),
    `of ${own} list /tickets`,
    `of ${own} recent`,
  ])
  await page.locator('.top-bar details:has(form[action="/sign-out"]) summary').click()
  await page.locator('form[action="/sign-out"] button').click()
  // What was typed without a line may be saved by now, or not.
  const warning = page.getByRole('button', { name: 'Esci ed elimina' })
  await warning.or(page.locator('#sign-in')).first().waitFor()
  if (await warning.isVisible()) await warning.click()
  await page.locator('#sign-in').waitFor()
  expect(await personal(page)).toEqual([])

  await enter(page, 'dealer@demo.example')
  await page.locator('.top-bar').waitFor()
  await work()
  await endSession(page)
  await page.goto('/')
  await enter(page, 'other@demo.example')
  await page.locator('.top-bar').waitFor()
  await page.waitForFunction((id) => Object.keys(localStorage).every((key) => !key.startsWith(`of ${id} `)), own)
  expect((await personal(page)).filter((key) => key.startsWith(`of ${own} `))).toEqual([])
})

/** The keys of all that this browser keeps but for what is its own: the theme, the menu, where a page was scrolled to. */
function personal(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const others = await Promise.all([
      indexedDB.databases().then((all) => all.map(({ name }) => `database ${name}`)),
      caches.keys(),
    ])
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...others.flat()]
    const ofBrowser = new Set(['theme', 'menu', 'reloaded-at', 'react-router-scroll-positions'])
    return keys.filter((key) => !ofBrowser.has(key))
  })
}

async function typeWithoutSession(page: Page, words: string): Promise<void> {
  await endSession(page)
  await page.fill('textarea[name=content]', words)
  await page.getByRole('dialog', { name: 'Sessione scaduta' }).waitFor()
  expect((await kept(page)).join()).toContain(new URLSearchParams({ words }).toString().slice('words='.length))
}

async function enter(page: Page, email: string): Promise<void> {
  await page.fill('#sign-in input[name=email]', email)
  await page.fill('#sign-in input[name=password]', 'ammiraglia')
  await page.locator('#sign-in input[name=password]').press('Enter')
}

function draftSaved(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/drafts') && response.status() === 204)
}

/** What waits in this browser. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (/^of \d+ draft /.test(key) ? [String(value)] : [])),
  )
}
