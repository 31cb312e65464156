import { href, redirect } from 'react-router'
import * as z from 'zod/mini'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { countUnread, markRead } from './unread.server.ts'
import type { Route } from './+types/unread.route'

/** What pages tell beside their titles and in the menu. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json({ unread: await countUnread(context.get(portalContext), viewerIn(context)) })
}

const number = z.string().check(z.regex(/^\d{1,15}$/))
/** `page`: pressed where no script runs, on the ticket's page. */
const shownForm = z.object({ ticket: number, message: number, event: number, page: z.optional(z.literal('1')) })

/** A ticket's page says what it has shown, once somebody can see it. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const read = shownForm.safeParse(Object.fromEntries(await readFields(request)))
  if (!read.success) throw new Problem('body-malformed')
  const { ticket, message, event, page } = read.data
  await markRead(portal, viewer, { ticket: Number(ticket), message: Number(message), event: Number(event) })
  if (!page) return Response.json({ unread: await countUnread(portal, viewer) })
  const to = { ...localePrefix(localeOf(url.pathname)), id: String(Number(ticket)) }
  return redirect(
    viewer.side === 'maker' ? href('/:locale?/console/tickets/:id', to) : href('/:locale?/tickets/:id', to),
    303,
  )
}
