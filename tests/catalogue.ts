import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { insertVersion } from '#app/kit/versions/versions.server.ts'
import { template } from '#db/template/template.ts'
import type { openApp } from './app.ts'
import { afterEachTest } from './hooks.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** What the maker has published, for one test: after it the template holds again. */
export async function publishForTest(app: App, change: (catalogue: Catalogue) => Catalogue): Promise<void> {
  const publish = async (content: Catalogue) => {
    await insertVersion(app.owner, 'catalogue', { content, by: null, note: '', now: app.clock.now() })
    await app.portal.catalogues.refresh()
  }
  afterEachTest(() => publish(template))
  await publish(change(structuredClone(template)))
}
