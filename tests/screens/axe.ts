import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
const checker = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Violations = { violations: Result[]; incomplete: Result[] }
type Result = { id: string; nodes: { target: string[]; element?: Element }[] }
type Axe = { run(within: Document | Element | { include: Element[] }, options: object): Promise<Violations> }

/** Once a page that was loaded, before the others. Colours then change at once: some hundred transitions cost more than axe. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(checker)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** What all rules but the one on contrast find wrong with the page as it stands. */
export function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/**
 * Contrast is the dearest of all rules, and most texts of a page look as they do on the page before: of those that are
 * drawn alike one is looked at, in the whole walk.
 */
export function contrasts(): (page: Page) => Promise<string[]> {
  const seen = new Set<string>()
  return async (page) => {
    const { looks, faults } = await page.evaluate(findContrast, [...seen])
    for (const look of looks) seen.add(look)
    return faults
  }
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // The only frames are the browser's own readers of PDFs.
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    iframes: false,
  })
  const faults: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmall(target))) faults.push(`${id} at ${String(target)}`)
  return faults

  /** What lies half behind the phone's bar is as large as ever once it is scrolled clear of it. */
  async function isSmall([selector = '']: string[]): Promise<boolean> {
    const element = document.querySelector(selector)
    if (!element) return true
    element.scrollIntoView({ block: 'center' })
    const again = await axe.run(element, { runOnly: ['target-size'] })
    return again.violations.length > 0
  }
}

/** Runs in the page. @returns the looks that were looked at for the first time, and what is wrong with them */
async function findContrast(seen: string[]): Promise<{ looks: string[]; faults: string[] }> {
  const { axe } = window as unknown as { axe: Axe }
  const known = new Set(seen)
  const grounds = new Map<Element, string>()
  const added = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const isField = element.matches('input, select, textarea')
    const isText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    // What is disabled may be pale.
    const mayBePale = element.closest(':disabled, [aria-disabled=true], [inert]') !== null
    if (mayBePale || !(isField || isText) || !element.checkVisibility({ visibilityProperty: true })) continue
    const look = lookOf(element)
    if (!known.has(look) && !added.has(look)) added.set(look, element)
  }
  if (added.size === 0) return { looks: [], faults: [] }
  const { violations, incomplete } = await axe.run(
    { include: [...added.values()] },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'], elementRef: true, iframes: false },
  )
  // What a dialog lies over, say, waits for a page where it is seen.
  const unseen = new Set(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  return {
    looks: [...added].filter(([, element]) => !unseen.has(element)).map(([look]) => look),
    faults: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${String(target)}`)),
  }

  /** All that contrast follows from: the letters, and what lies behind them. */
  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    return `${element.localName}.${element.getAttribute('class')} ${color} ${fontSize} ${fontWeight}${groundOf(element)}`
  }

  function groundOf(element: Element): string {
    const found = grounds.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
    const own = isClear ? '' : ` ${backgroundColor} ${backgroundImage.slice(0, 80)} ${opacity}`
    // What is placed freely may lie over anything.
    const place = position === 'static' ? '' : ` ${element.localName}.${element.getAttribute('class')}`
    const ground = own + place + (element.parentElement ? groundOf(element.parentElement) : '')
    grounds.set(element, ground)
    return ground
  }
}
