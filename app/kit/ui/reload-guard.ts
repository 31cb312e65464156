/** Milliseconds between two reloads: a part that is missing for good must not reload for ever. */
const reloadPause = 10_000

const storageKey = 'reloaded-at'

/** What the guard needs of the browser. */
type Page = {
  on: (type: string, listener: (event: Event) => void) => void
  reload: () => void
  isOnline: () => boolean
  read: (key: string) => string | null
  write: (key: string, value: string) => void
}

/** How many parts are being loaded that the page works without. */
let spared = 0

/**
 * After a deployment an open page asks for parts that exist no more. Loading the page again brings the new ones.
 * Call once, in the browser's entry.
 */
export function installReloadGuard(page: Page = thisPage(), now: () => number = Date.now) {
  function reload() {
    if (takeReload(page, now)) page.reload()
  }
  page.on('vite:preloadError', () => {
    if (spared === 0) reload()
  })
  page.on('unhandledrejection', (event) => {
    if ('reason' in event && isMissingPart(event.reason)) reload()
  })
}

/** Loads a part without which the page goes on: where it does not come, nothing that was half typed is lost to a reload. */
export async function withoutReload<Part>(load: () => Promise<Part>): Promise<Part> {
  spared += 1
  try {
    return await load()
  } finally {
    spared -= 1
  }
}

/** Whether the page may be loaded again; anyone who asks and may, does. */
export function takeReload(page: Page = thisPage(), now: () => number = Date.now): boolean {
  // Without a line it would end on the browser's own page, and what is typed here be gone.
  if (!page.isOnline() || !mayReload(page.read(storageKey), now())) return false
  page.write(storageKey, String(now()))
  return true
}

export function mayReload(last: string | null, now: number): boolean {
  if (last === null) return true
  const since = now - Number(last)
  // A clock set back would otherwise lock the guard until it catches up.
  return !(since >= 0 && since < reloadPause)
}

/** Chromium, Firefox and Safari each say it their own way. */
export function isMissingPart(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(reason.message)
  )
}

function thisPage(): Page {
  return {
    on: (type, listener) => window.addEventListener(type, listener),
    reload: () => window.location.reload(),
    isOnline: () => navigator.onLine,
    read: (key) => sessionStorage.getItem(key),
    write: (key, value) => sessionStorage.setItem(key, value),
  }
}
