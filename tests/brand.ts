import type { BrandContent } from '#app/brand/brand.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import type { openApp } from './app.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** What the maker has published of its brand, until the test is over. */
export async function publishBrand(app: App, change: Partial<BrandContent>): Promise<void> {
  const { version: _version, ...brand } = app.portal.brands.current()
  await insertVersion(app.owner, 'brand', {
    content: { ...brand, ...change },
    by: null,
    note: '',
    now: app.clock.now(),
  })
  await app.portal.brands.refresh()
}
