import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathIn } from '#app/kit/words/locales.ts'
import { setStage, type Stage } from '#tests/screens/demo.ts'
import { type Screen, screens } from '#tests/screens/list.ts'
import { openScreen } from '#tests/screens/visit.ts'
import { inShard, isWhole } from '#tests/shard.ts'
import { theBrowser, thePortal, visitor, walk } from './browser.ts'

test(
  'whatever form of the portal is sent without a line, its page stays with what was typed, and says so',
  walk,
  async () => {
    const stage = await setStage(theBrowser(), thePortal())
    const everybody = new Set(screens.map(({ who }) => who)).values()
    const sent = new Set<string>()
    const faults: string[] = []
    const visitAll = async () => {
      for (const who of everybody) faults.push(...(await walkAs(stage, who, sent)))
    }
    await Promise.all([visitAll(), visitAll()])
    console.info(`${sent.size} forms: ${[...sent].toSorted().join(', ')}`)
    expect(faults).toEqual([])
    if (isWhole) expect(sent.size).toBeGreaterThan(fewest)
  },
)

/** So many different ones the demonstration shows to its people. */
const fewest = 220

/** All the forms that somebody meets and nobody else has met before. @returns what was wrong */
async function walkAs(stage: Stage, who: string | undefined, sent: Set<string>): Promise<string[]> {
  const { page } = await visitor()
  await page.context().addCookies(stage.people.get(who ?? '') ?? [])
  // What waits to be saved from the form before would load the next page once more.
  await page.addInitScript(() => {
    localStorage.clear()
    void indexedDB.databases().then((all) => all.map(({ name = '' }) => indexedDB.deleteDatabase(name)))
  })
  const faults: string[] = []
  for (const screen of inShard(screens).filter((one) => one.who === who)) {
    let mayHaveMore = await mayHaveNew(page, stage, screen, sent)
    while (mayHaveMore && (await open(page, stage, screen))) {
      const keys = await page.evaluate(formsOf, {})
      const before = sent.size
      for (const [at, key] of keys.entries()) {
        if (key === undefined || sent.has(key)) continue
        sent.add(key)
        const found = await tryForm(page, at).catch((error: unknown) => [String(error)])
        faults.push(...found.map((fault) => `${screen.name}: ${key}: ${fault}`))
        if (found.length > 0 || !(await isAsBefore(page, keys))) break
      }
      // To open a page costs most. It may show more by now: what its act has made, or a draft that can be discarded.
      const isLeft = keys.some((key) => key !== undefined && !sent.has(key))
      const again = () =>
        page.url().includes('/new-ticket') ? mayHaveNew(page, stage, screen, sent) : hasNew(page, page.url(), sent)
      mayHaveMore = sent.size > before && (isLeft || (await again()))
    }
  }
  await page.context().close()
  return faults
}

/** @returns whether the screen is there, with its scripts */
async function open(page: Page, stage: Stage, screen: Screen): Promise<boolean> {
  await page.context().setOffline(false)
  if ((await openScreen(page, stage, screen, 'en').catch(() => ['fails'])).length > 0) return false
  await listens(page)
  return true
}

/** Waits until the page's scripts hear what was not sent: they say so once, and are silenced. */
async function listens(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !window.dispatchEvent(new CustomEvent('unsent', { cancelable: true, detail: { thrown: undefined } })),
  )
  // Also from behind a dialog.
  await page.locator('.toasts .toast-danger button').dispatchEvent('click')
  await page.locator('.toasts .toast-danger').waitFor({ state: 'detached' })
}

/** Back on the line, and silenced. @returns whether the next form can be tried on the page as it is */
async function isAsBefore(page: Page, keys: readonly (string | undefined)[]): Promise<boolean> {
  await page.context().setOffline(false)
  const told = page.locator('.toasts .toast-danger')
  for (const button of await told.locator('button').all()) await button.dispatchEvent('click')
  await told.first().waitFor({ state: 'detached' })
  const said = await page.locator('form .alert-danger, dialog .alert-danger').count()
  return said === 0 && JSON.stringify(await page.evaluate(formsOf, {})) === JSON.stringify(keys)
}

/** What is done on a screen may bring any form. */
async function mayHaveNew(page: Page, stage: Stage, { path, act }: Screen, sent: Set<string>): Promise<boolean> {
  const address = stage.origin + pathIn('en', typeof path === 'string' ? path : path(stage.found))
  return act !== undefined || hasNew(page, address, sent)
}

/** Looks into the page as it is sent, which is much quicker than to open it. */
async function hasNew(page: Page, address: string, sent: Set<string>): Promise<boolean> {
  await page.context().setOffline(false)
  const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
  return (await page.evaluate(formsOf, { html, address })).some((key) => key !== undefined && !sent.has(key))
}

/**
 * Runs in the page.
 * @returns what each form of it, or of another page, is known by; of those that only look something up, nothing
 */
function formsOf({ html, address = location.href }: { html?: string; address?: string }): (string | undefined)[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('form')].map((form) => {
    if (form.method !== 'post') return undefined
    const names = new Set([...form.elements].map((element) => element.getAttribute('name')).filter(Boolean))
    const intent = form.querySelector('[name=intent]')?.getAttribute('value') ?? [...names].join('+')
    const { pathname, searchParams } = new URL(form.getAttribute('action') ?? '', address)
    const step = searchParams.get('sign-in')
    return `${pathname.replaceAll(/\d+/g, 'N').replace(/[^/]{16,}/, 'TOKEN')} ${step === null ? intent : `step ${step}`}`
  })
}

/** The browser cuts the line a moment after it said so: a form that was sent at once has gone through. */
async function untilLineIsDead(): Promise<void> {
  for (;;) {
    try {
      await fetch('/healthz', { cache: 'no-store' })
    } catch {
      return
    }
  }
}

async function tryForm(page: Page, at: number): Promise<string[]> {
  const address = page.url()
  const form = page.locator('form').nth(at)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.context().setOffline(true)
  await page.evaluate(untilLineIsDead)
  const typed = await form.evaluate(fillIn)
  await form.evaluate(send)
  const told = page
    .locator('.toasts .toast-danger, form .alert-danger, dialog .alert-danger')
    // A claim waits, and says so.
    .or(page.getByText('will be sent automatically once'))
  const isTold = await told
    .first()
    .waitFor({ timeout: 60_000 })
    .then(
      () => true,
      () => false,
    )
  const left = await page
    .evaluate(() => ({
      isSame: 'isSamePage' in window,
      isError: document.querySelector('.error-page') !== null,
    }))
    .catch(() => ({ isSame: false, isError: false }))
  const still = left.isSame && !left.isError ? await form.evaluate(valuesOf).catch(() => []) : []
  const faults: string[] = []
  // Behind its question mark an address may be the form's own.
  const isElsewhere = new URL(page.url()).pathname !== new URL(address).pathname
  if (!left.isSame || left.isError || isElsewhere) faults.push(`left the page for ${page.url()}`)
  else if (!isTold) faults.push('said nothing')
  if (JSON.stringify(still) !== JSON.stringify(typed)) faults.push(`kept ${JSON.stringify(still)}`)
  return faults
}

/** Runs in the page. @returns what stands in the form now */
function fillIn(form: SVGElement | HTMLElement): string[] {
  const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea')]
  for (const field of fields) {
    const isText = field instanceof HTMLTextAreaElement
    if (!isText && !(field instanceof HTMLInputElement)) continue
    if (field.readOnly || (!isText && !['text', 'email', 'tel', 'password'].includes(field.type))) continue
    const proto: object = isText ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    // As somebody types: past what React has noted of the field.
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(
      field,
      field.type === 'email' ? 'a@b.example' : 'Scritto',
    )
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return fields.map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  )
}

/** Runs in the page. What nobody sees may come again with the page's data: a sealed secret has other letters each time. */
function valuesOf(form: SVGElement | HTMLElement): string[] {
  return [...form.querySelectorAll('input:not([type=hidden]), textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  )
}

/** Runs in the page. What would be found wrong in the browser is sent all the same. */
function send(form: SVGElement | HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const buttons = [...form.querySelectorAll('button')].filter(
    (button) => button.type === 'submit' && button.name !== 'remove' && button.tabIndex >= 0,
  )
  const button = buttons.find((one) => one.classList.contains('button-primary')) ?? buttons.at(-1)
  if (button) button.formNoValidate = true
  else form.noValidate = true
  form.requestSubmit(button)
}
