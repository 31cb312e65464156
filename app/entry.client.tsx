import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandContext } from '#app/kit/brand.tsx'
import { installReloadGuard } from '#app/kit/ui/reload-guard.ts'
import { watchForNewBuild } from '#app/shell/new-build.ts'
import { PageLoadContext } from '#app/shell/page-load.ts'

installReloadGuard()
const { brand = '', demo, site = '', build = '', request: requestId } = document.documentElement.dataset
watchForNewBuild(build)
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// The name under which react-aria looks for the nonce of the styles it writes.
Object.assign(window, { __webpack_nonce__: nonce })

startTransition(() => {
  hydrateRoot(
    document,
    <BrandContext value={{ name: brand, demo: demo !== undefined, site }}>
      <PageLoadContext value={{ nonce, build, requestId }}>
        <HydratedRouter />
      </PageLoadContext>
    </BrandContext>,
  )
})
