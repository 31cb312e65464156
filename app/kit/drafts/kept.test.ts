import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetOthers, keepNothingMore, nobody, ownNames } from '../own-memory.ts'
import { formSent, keepTyped, keptOf, postDraft, sendKept } from './kept.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', new URL('http://portal.example/tickets'))
})
afterEach(() => void vi.unstubAllGlobals())

const reply = { url: '/drafts', body: 'message=Ciao', address: '/tickets/10042' }

test('what waits in a browser is saved at its person’s next page, and waits on while no line is there', async () => {
  const sent = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue(answer(204))
  vi.stubGlobal('fetch', sent)
  keepTyped('browser', 7, 'reply-10042', reply)
  await sendKept(8)
  expect(sent).not.toHaveBeenCalled()
  for (let page = 0; page < 3; page++) await sendKept(7)
  // Saved at the second page, it is not sent once more from the third.
  expect(sent.mock.calls.map(([url, init]) => [url, init?.body])).toEqual(
    Array.from({ length: 2 }, () => ['/drafts', expect.stringMatching(/^message=Ciao&person=7&page=kept&age=/)]),
  )
})

test('what waits is loaded where it belongs to the page at hand, unless its form was sent before', async () => {
  vi.stubGlobal('location', new URL('http://portal.example/tickets/10042'))
  for (const [headers, here] of [
    [{}, reply.address],
    [{ [formSent]: 'yes' }, undefined],
  ] as const) {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204, headers })))
    keepTyped('browser', 7, 'reply-10042', reply)
    expect(await sendKept(7)).toBe(here)
    expect(ownNames('browser', 7)).toEqual([])
  }
})

test('a claim that waits is loaded into a page that names it, or none, and never into the page of another', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(answer(204))),
  )
  const address = '/new-ticket?draft=11111111-1111-4111-8111-111111111111'
  for (const [page, here] of [
    ['/new-ticket', address],
    [address, address],
    ['/new-ticket?draft=new', undefined],
    ['/new-ticket?draft=22222222-2222-4222-8222-222222222222', undefined],
  ] as const) {
    vi.stubGlobal('location', new URL(page, 'http://portal.example'))
    keepTyped('browser', 7, 'ticket-1', { url: '/drafts', body: 'content=Ciao', address })
    expect([page, await sendKept(7)]).toEqual([page, here])
  }
})

test('what has waited for longer than a week, or cannot be read, goes without being sent', async () => {
  const sent = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', sent)
  localStorage.setItem('of 7 draft lead', JSON.stringify({ ...reply, at: Date.now() - 8 * 24 * 60 * 60_000 }))
  localStorage.setItem('of 7 draft product', '{"at":')
  await sendKept(7)
  expect(sent).not.toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft is saved, and let go with its page, also in a browser that cannot join two signals', async () => {
  const joining = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  onTestFinished(() => joining.mockRestore())
  const page = new AbortController()
  const { signal } = page
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(answer(204)))
  expect(await postDraft('/drafts', 'message=Ciao', { signal })).toMatchObject({ state: 'saved' })
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    page.abort()
    return init.signal?.aborted ? Promise.reject(new TypeError('aborted')) : Promise.resolve(answer(204))
  })
  expect(await postDraft('/drafts', 'message=Ciao', { signal })).toEqual({ state: 'failed' })
})

test('what somebody typed before they had full access goes when anyone signs in or out', () => {
  for (const next of [7, nobody]) {
    keepTyped('tab', nobody, 'register', { body: 'email=somebody%40shop.example' })
    expect(keptOf('tab', nobody, 'register', 60_000)?.body).toBe('email=somebody%40shop.example')
    expect(keptOf('tab', nobody, 'register', -1)).toBeUndefined()
    void forgetOthers(next)
    expect(keptOf('tab', nobody, 'register', 60_000)).toBeUndefined()
  }
})

test('what a page still saves on its way out, after its person has signed out on it, is not kept', async () => {
  keepTyped('browser', 7, 'reply-10042', reply)
  onTestFinished(keepNothingMore())
  await forgetOthers()
  keepTyped('browser', 7, 'reply-10042', reply)
  expect(ownNames('browser', 7)).toEqual([])
})

function answer(status: number) {
  return new Response(null, { status })
}

/** A browser's storage: what it keeps are its own properties. */
function storage(): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  const own = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  }
  for (const [name, value] of Object.entries(own)) Object.defineProperty(kept, name, { value })
  return kept
}
