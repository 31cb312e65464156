import { href } from 'react-router'
import type { Portal } from '#app/portal.server.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { remarksById, searchRemarks } from '#app/features/content/remarks/remarks.server.ts'
import { nameOf } from '#app/features/content/remarks/remarks.ts'
import { remarkWords } from '#app/features/content/remarks/remarks.words.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { hitsMost } from './search.ts'

/** What readers say of guides, for staff. */
export async function findRemarks(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  wanted: { q: string } | { ids: readonly number[] },
) {
  const say = sayIn(remarkWords, locale)
  const rows = await ('q' in wanted
    ? searchRemarks(portal, viewer, wanted.q, hitsMost)
    : remarksById(portal, viewer, wanted.ids))
  return rows.map((row) => ({
    id: row.id,
    to: href('/:locale?/console/remarks/:id', { ...localePrefix(locale), id: String(row.id) }),
    title: row.body || say('erased'),
    hint: `${nameOf(row)} · ${formatDate(locale, row.saidAt)}`,
  }))
}
