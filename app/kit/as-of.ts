/**
 * Runs in the browser: when the page on screen was made, where the worker showed a kept copy. Undefined for a page that
 * was reached from there since: that one comes from the portal.
 */
export function asOfPage(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  const isOwn = load !== undefined && new URL(load.name).pathname === location.pathname
  return isOwn ? document.documentElement.dataset['asOf'] : undefined
}
