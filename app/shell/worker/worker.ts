/*
 * What the browser runs beside the pages: it lets the home, the list, the last tickets read and the form of a claim be
 * opened without a line (docs/decisions/046). By itself: it imports nothing, and is served as one script (vite.worker.ts).
 */

/** What pages tell it. */
export type Told = { keep: Keep }
type Keep = {
  account: number
  /** The address of the page on screen, where it may be kept and did not come through here. */
  page?: string
  /** The number of a blank form. */
  form?: string
  /** What the page has loaded so far. */
  assets: string[]
}

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }

/** The types of a page know nothing of workers. */
const worker = self as unknown as EventTarget & {
  build: string
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

/** Milliseconds a page may take before what was kept of it is shown: a line may be there, and dead. */
const patience = 5000

/** So many tickets, and pictures of each. */
const mostTickets = 20
const mostThumbs = 12

/** A blank form is asked for again after so many milliseconds. */
const formLasts = 6 * 60 * 60_000

const assetsName = `assets ${worker.build}`

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  ;(event as Extendable).waitUntil(begin())
})

worker.addEventListener('message', (event) => {
  // Only pages of this very origin reach it.
  const told = (event as MessageEvent<Told>).data
  ;(event as unknown as Extendable).waitUntil(keep(told.keep))
})

worker.addEventListener('fetch', (event) => {
  const asked = event as Fetching
  const answer = answerTo(asked)
  if (answer) asked.respondWith(answer)
})

/** What an older one kept goes: its pages ask for scripts that are no more. */
async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (!name.endsWith(` ${worker.build}`)) await caches.delete(name)
  await worker.clients.claim()
}

/** @returns nothing for what is none of its business: forms that are sent, files, other pages */
function answerTo(asked: Fetching): Promise<Response> | undefined {
  const { method, mode, url } = asked.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return undefined
  if (pathname.startsWith('/assets/')) return assetOr(asked.request)
  if (/^\/files\/[^/]+\/thumb$/.test(pathname)) return thumbOr(asked.request)
  return mode === 'navigate' && isKept(pathname) ? pageOr(asked) : undefined
}

function isKept(pathname: string): boolean {
  return /^(?:\/(?:en|fr))?(?:\/|\/tickets(?:\/\d+)?|\/new-ticket)?$/.test(pathname)
}

/** Its name bears a hash of what it holds: one that is there is right. */
async function assetOr(request: Request): Promise<Response> {
  const kept = await found(() => caches.match(request.url))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void found(async () => (await caches.open(assetsName)).put(request.url, copy))
  }
  return answer
}

async function thumbOr(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await found(() => caches.match(request.url))
    if (kept) return kept
    throw error
  }
}

/** The page as it is now; where no answer comes, as it was kept. */
async function pageOr(asked: Fetching): Promise<Response> {
  const { pathname, search } = new URL(asked.request.url)
  // A list that was searched is another list; of all else the address says nothing that was kept.
  const isOther = pathname.endsWith('/tickets') && search !== ''
  const kept = isOther ? undefined : await found(() => caches.match(pathname))
  const answer = fetch(asked.request)
  const isPlain = search === '' && !pathname.endsWith('/new-ticket')
  asked.waitUntil(answer.then((one) => note(isPlain ? pathname : undefined, one.clone())).catch(() => undefined))
  if (!kept) return answer
  const first = await Promise.race([answer.catch(() => undefined), pause()])
  return first ?? (await shown(kept))
}

function pause(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), patience))
}

/** Whatever ails the cache, the page comes. */
async function found<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look()
  } catch {
    return undefined
  }
}

/** The page says by a mark on its root that it is an old one. */
async function shown(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = (await kept.text()).replace('<html', `<html data-as-of="${headers.get('kept-at') ?? ''}"`)
  return new Response(html, { headers })
}

/** Whose the last page was: what is still on its way of another's is not kept any more. */
let latest: string | undefined

/** Each page says whose it is: with the end of a session, or with another's, all that was kept of one goes. */
async function note(pathname: string | undefined, answer: Response): Promise<void> {
  const account = answer.headers.get('x-account')
  if (account === null) return
  latest = account
  for (const name of await caches.keys())
    if (name.startsWith('of ') && !name.startsWith(`of ${account} `)) await caches.delete(name)
  if (account !== '0' && pathname !== undefined) await put(account, pathname, answer)
}

async function keep({ account, page, form, assets }: Keep): Promise<void> {
  if (page !== undefined) await ask(account, page, page)
  if (form !== undefined && (await isOld(account, form))) await ask(account, form, `${form}?draft=new`)
  await addAssets(assets)
}

async function isOld(account: number, form: string): Promise<boolean> {
  const kept = await (await caches.open(pagesOf(account))).match(form)
  return Date.now() - Date.parse(kept?.headers.get('kept-at') ?? '1970-01-01') > formLasts
}

async function ask(account: number, pathname: string, address: string): Promise<void> {
  const headers = { accept: 'text/html' }
  const answer = await fetch(address, { headers, cache: 'no-store', redirect: 'error' }).catch(() => undefined)
  if (answer?.headers.get('x-account') === String(account)) await put(String(account), pathname, answer)
}

/** A page with its own headers, so that its own policy lets its own scripts run, and with what it loads. */
async function put(account: string, pathname: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set('kept-at', new Date().toISOString())
  // Said to the browser's own cache, which is to ask each time: this one would not take it.
  headers.delete('vary')
  // First what it loads: a page without its scripts is of no use.
  await addAssets(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g) ?? [])
  if (latest !== undefined && latest !== account) return
  const pages = await caches.open(pagesOf(Number(account)))
  // The last one read stands last.
  await pages.delete(pathname)
  await pages.put(pathname, new Response(html, { headers }))
  const thumbs = html.match(/\/files\/[\da-f-]{36}\/thumb(?:\?turned=\d)?/g) ?? []
  for (const thumb of [...new Set(thumbs)].slice(0, mostThumbs))
    if (!(await pages.match(thumb))) await addThumb(pages, thumb)
  await trim(pages)
}

async function addThumb(pages: Cache, address: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined)
  const headers = { 'content-type': answer?.headers.get('content-type') ?? '' }
  if (answer?.ok) await pages.put(address, new Response(await answer.blob(), { headers }))
}

/** Keeps the tickets read last, and the pictures of those alone. */
async function trim(pages: Cache): Promise<void> {
  const all = await pages.keys()
  const tickets = all.filter(({ url }) => /\/tickets\/\d+$/.test(url))
  for (const old of tickets.slice(0, -mostTickets)) await pages.delete(old)
  const thumbs = all.filter(({ url }) => url.includes('/thumb'))
  for (const old of thumbs.slice(0, -mostTickets * mostThumbs)) await pages.delete(old)
}

function pagesOf(account: number): string {
  return `of ${account} pages ${worker.build}`
}

/** With all that scripts load in their turn: what a page may come to need is there before the line goes. */
async function addAssets(addresses: readonly string[]): Promise<void> {
  const assets = await caches.open(assetsName)
  const wanted = new Set(addresses.map((address) => new URL(address, location.origin).pathname))
  for (const address of wanted) {
    const answer = (await assets.match(address)) ?? (await added(assets, address))
    if (!answer || !address.endsWith('.js')) continue
    for (const [, name] of (await answer.text()).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (name !== undefined) wanted.add(address.replace(/[^/]+$/, name))
  }
}

async function added(assets: Cache, address: string): Promise<Response | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return undefined
  await assets.put(address, answer.clone())
  return answer
}
