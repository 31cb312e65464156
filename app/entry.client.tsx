import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Labels, LabelsContext } from '#app/catalogue/catalogue.labels.ts'
import { BrandContext, type BrandLook } from '#app/kit/brand.tsx'
import { keepPageWhileOffline } from '#app/kit/drafts/unsent.ts'
import { installReloadGuard } from '#app/kit/ui/reload-guard.ts'
import { defaultTimeZone, setTimeZone } from '#app/kit/words/formats.ts'
import { watchForNewBuild } from '#app/shell/new-build.ts'
import { forgetAtSignOut } from '#app/shell/own-memory.ts'
import { PageLoadContext } from '#app/shell/page-load.ts'

installReloadGuard()
forgetAtSignOut()
keepPageWhileOffline()
const noLabels = '{"families":[],"parts":[],"kinds":[]}'
const {
  brand = '',
  demo,
  unsent,
  site = '',
  timeZone = defaultTimeZone,
  look: looks,
  labels: named = noLabels,
  build = '',
  request: requestId,
} = document.documentElement.dataset
watchForNewBuild(build)
setTimeZone(timeZone)
// The server wrote it, from its settings.
const look = looks === undefined ? undefined : (JSON.parse(looks) as BrandLook)
const labels = JSON.parse(named) as Labels
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// The name under which react-aria looks for the nonce of the styles it writes.
Object.assign(window, { __webpack_nonce__: nonce })

const portal = document.querySelector('#portal')
if (!portal) throw new Error('The page has no element for the portal')
startTransition(() => {
  hydrateRoot(
    portal,
    <BrandContext value={{ name: brand, demo: demo !== undefined, sendsMail: unsent === undefined, site, look }}>
      <LabelsContext value={labels}>
        <PageLoadContext value={{ nonce, build, requestId }}>
          <HydratedRouter />
        </PageLoadContext>
      </LabelsContext>
    </BrandContext>,
  )
})
