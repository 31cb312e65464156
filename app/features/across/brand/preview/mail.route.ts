import { letterheadOf } from '#app/brand/letterhead.server.ts'
import { writeLetter } from '#app/kit/mail-layout.server.tsx'
import { localeOf, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { readBrandDraft } from '../brand.server.ts'
import { previewWords } from './preview.words.ts'
import type { Route } from './+types/mail.route'

/**
 * A mail as the draft would have it, for the frame on the page of the brand: it has styles of its own. That nothing runs in
 * it is its policy's to say, not the sandbox's, which would keep out the browser's own tools as well.
 */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-scripts",
  'x-frame-options': 'SAMEORIGIN',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { content } = await readBrandDraft(context.get(portalContext), viewerIn(context))
  const locale = localeOf(url.pathname)
  const say = sayIn(previewWords, locale)
  // The pictures are asked for where the page is, whatever mails call that.
  const { html } = writeLetter(
    letterheadOf(content, locale, (path) => path),
    [{ text: say('mail.hello') }, { text: say('mail.text') }, { text: say('mail.open'), link: pathIn(locale, '/') }],
  )
  return new Response(html, { headers })
}
