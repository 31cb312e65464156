import { Problem } from '#app/kit/problem.ts'
import { portalContext } from '#app/portal.server.ts'
import type { Route } from './+types/picture.route'

/** The address bears the content's hash, so browsers keep it for a year. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = await context.get(portalContext).brands.picture(`/brand/${params.file}`)
  if (!picture) throw new Problem('not-found')
  return new Response(picture.content, {
    headers: {
      'content-type': picture.type,
      'content-length': String(picture.content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      // An SVG's own styles are part of the picture; opened by itself it still runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      // A mail is read on a page of its reader's mail provider.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
