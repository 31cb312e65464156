import type { RouterContextProvider } from 'react-router'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { listForStaff } from '../desk.server.ts'
import { exportPackages, listPackages } from '../packages.server.ts'
import { kinds, seesSupply } from '../packages.ts'
import { packageWords } from '../packages.words.ts'
import { readPackageList, type Side } from './list-params.ts'
import { listWords } from './list.words.ts'

// The list of readers and that of the desk differ in whose they are.

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

export async function loadList(side: Side, { url, context }: Asked) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const families = codesOf(portal.catalogues.current().families)
  const { filter, view } = readPackageList(url.searchParams, { side, families })
  const list = side === 'desk' ? listForStaff : listPackages
  const page = await readOrLog(portal.log, 'the list of packages', () => list(portal, viewer, filter))
  const shown = kinds.filter((kind) => kind === 'service' || seesSupply(viewer))
  return { view, page, families, kinds: shown, isRider: viewer.role === 'customer' }
}

/** What is filtered, all pages of it. */
export function exportList(side: Side, { url, context }: Asked) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const families = codesOf(portal.catalogues.current().families)
  const { after: _, ...filter } = readPackageList(url.searchParams, { side, families }).filter
  const rows = exportPackages(portal, viewerIn(context), filter, side === 'desk')
  const words = sayIn(packageWords, locale)
  const file = { name: sayIn(listWords, locale)('file.name'), now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: words('title'), value: ({ titles }) => textAmong(titles, locale) },
      { label: words('kind'), value: ({ kind }) => words(`kind.${kind}`) },
      { label: words('models'), value: ({ families: named }) => named.join(', ') || words('models.all') },
      { label: words('state'), value: ({ state }) => words(`state.${state}`) },
      { label: words('valid.first'), value: ({ validFrom }) => dayCell(validFrom) },
      { label: words('valid.last'), value: ({ validUntil }) => dayCell(validUntil) },
      { label: sayIn(listWords, locale)('listed'), value: ({ listedAt }) => dayCell(listedAt) },
    ],
    rows,
  )
}
