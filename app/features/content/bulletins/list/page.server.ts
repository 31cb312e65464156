import type { RouterContextProvider } from 'react-router'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { confirms, standingOf } from '../bulletins.ts'
import { languageAmong, textAmong } from '#app/kit/words/texts.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { exportBulletins, listBulletins, type ReadRow } from '../reading.server.ts'
import { readBulletinList, type Side } from './list-params.ts'
import type { ListRow } from './list-table.tsx'
import { listWords } from './list.words.ts'

// The list of readers and that of the desk differ in whose they are.

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

export async function loadList(side: Side, { url, context }: Asked) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const families = codesOf(portal.catalogues.current().families)
  const { filter, view } = readBulletinList(url.searchParams, { side, families })
  const page = await readOrLog(portal.log, 'the list of bulletins', async () => {
    const { rows, ...rest } = await listBulletins(portal, viewer, filter, side === 'desk')
    return { ...rest, rows: rows.map((row) => shownOf(row, locale, viewer)) }
  })
  return { view, page, families, isWithoutState: side === 'readers' && !confirms(viewer) }
}

function shownOf(row: ReadRow, locale: Locale, viewer: Viewer): ListRow {
  const { id, number, state, titles, families, isReplaced, publishedAt } = row
  const language = languageAmong(titles, locale)
  const word = wordOf(row, viewer)
  return { id, number, state, title: titles[language], language, families, isReplaced, publishedAt, word }
}

function wordOf({ asks, isReplaced, isConfirmed }: ReadRow, viewer: Viewer): ListRow['word'] {
  if (isConfirmed) return 'confirmed'
  return asks && confirms(viewer) && !isReplaced ? 'open' : undefined
}

/** What is filtered, all pages of it. */
export function exportList(side: Side, { url, context }: Asked) {
  const portal = context.get(portalContext)
  const locale = localeOf(url.pathname)
  const families = codesOf(portal.catalogues.current().families)
  const { after: _, ...filter } = readBulletinList(url.searchParams, { side, families }).filter
  const viewer = viewerIn(context)
  const rows = exportBulletins(portal, viewer, filter, side === 'desk')
  const words = sayIn(bulletinWords, locale)
  const file = { name: sayIn(listWords, locale)('file.name'), now: portal.clock.now() }
  return exportResponse(
    url,
    file,
    [
      { label: words('number'), value: ({ number }) => number },
      { label: words('title'), value: ({ titles }) => textAmong(titles, locale) },
      { label: words('models'), value: ({ families: named }) => named.join(', ') || words('models.all') },
      {
        label: words('state'),
        value: (row) => {
          const key = standingOf({ ...row, word: wordOf(row, viewer) }, side)
          return key ? words(key) : null
        },
      },
      { label: words('version'), value: ({ version }) => version },
      { label: words('published'), value: ({ publishedAt }) => dayCell(publishedAt) },
      { label: words('changed'), value: ({ changedAt }) => dayCell(changedAt) },
    ],
    rows,
  )
}
