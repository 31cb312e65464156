let underWay = 0

/**
 * Where a part does not come, the page is loaded again (ui/reload-guard.ts). For a part that it works without, it is not:
 * somebody has something half typed in it. Call `spareReloads` once, in the browser's entry, before the guard.
 */
export async function withoutReload<Part>(load: () => Promise<Part>): Promise<Part> {
  underWay += 1
  try {
    return await load()
  } finally {
    underWay -= 1
  }
}

export function spareReloads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (underWay > 0) event.stopImmediatePropagation()
  })
}
