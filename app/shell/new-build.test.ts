import { expect, onTestFinished, test, vi } from 'vitest'
import { leaveOldBuild, watchForNewBuild } from './new-build.ts'

test('an open page asks every minute, and when it is looked at again, which build is served', async () => {
  const browser = openBrowser()
  watchForNewBuild('first')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(browser.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.asked).toEqual(['/build.json no-store'])
  await browser.focus()
  expect(browser.asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(browser.asked).toHaveLength(5)
})

test('with a newer build about, the next change of page loads the whole document', async () => {
  const browser = openBrowser()
  watchForNewBuild('first')
  await browser.focus()
  expect(browser.change('/en/orders')).toBeUndefined()
  browser.served = { build: 'second' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.change('/en/orders')).toEqual({ document: 'http://portal.test/en/orders' })
})

test('what is sent, and what the same page reads again, never leaves it', async () => {
  const browser = openBrowser()
  browser.served = { build: 'second' }
  watchForNewBuild('first')
  await browser.focus()
  expect(browser.change('/en/tickets')).toBeUndefined()
  expect(browser.change('/en/tickets?stage=new_request')).toBeUndefined()
  expect(browser.change('/en/orders', 'POST')).toBeUndefined()
  expect(browser.change('/en/orders')).toEqual({ document: 'http://portal.test/en/orders' })
})

test('a server that is away, or answers something else, is no newer build', async () => {
  const browser = openBrowser()
  watchForNewBuild('first')
  for (const answer of [undefined, null, {}, 'second', []]) {
    browser.served = answer
    await browser.focus()
    expect(browser.change('/en/orders'), JSON.stringify(answer)).toBeUndefined()
  }
})

/** As much of a browser as the watch touches, on the page of the tickets. */
function openBrowser() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => void vi.unstubAllGlobals())
  const browser = {
    served: { build: 'first' } as unknown,
    asked: [] as string[],
    async focus() {
      page.dispatchEvent(new Event('focus'))
      await vi.advanceTimersByTimeAsync(0)
    },
    /** @returns the address, if the whole document is loaded from it */
    change(to: string, method = 'GET'): { document: string | null } | undefined {
      const url = new URL(to, 'http://portal.test')
      try {
        leaveOldBuild(new Request(url, { method }), url)
        return undefined
      } catch (answer) {
        if (!(answer instanceof Response) || !answer.headers.has('x-remix-reload-document')) throw answer
        return { document: answer.headers.get('location') }
      }
    },
  }
  const page = Object.assign(new EventTarget(), { location: { pathname: '/en/tickets' } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    browser.asked.push(`${address} ${cache}`)
    if (browser.served === undefined) throw new TypeError('Failed to fetch')
    return Response.json(browser.served)
  })
  return browser
}
