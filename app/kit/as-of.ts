/**
 * Runs in the browser: from when the page at hand is, where the worker showed one that was kept. Not of a page that was
 * reached from there since: that one comes from the portal.
 */
export function asOfPage(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  const isOwn = load !== undefined && new URL(load.name).pathname === location.pathname
  return isOwn ? document.documentElement.dataset['asOf'] : undefined
}
