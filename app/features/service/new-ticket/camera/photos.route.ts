import { href, redirect } from 'react-router'
import * as z from 'zod/mini'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { readForm } from '#app/kit/multipart/multipart.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { goneStatuses } from './camera.ts'
import { cameraWords } from './camera.words.ts'
import { addPhoto, readPhone } from './phone.server.ts'
import { refusalOf } from './refusals.server.ts'
import type { Route } from './+types/photos.route'

/** Nobody reads here: the page is what they look for. */
export function loader({ params, url }: Route.LoaderArgs): Response {
  return redirect(href('/:locale?/camera/:token', { ...localePrefix(localeOf(url.pathname)), token: params.token }))
}

/** Where the page on the phone sends each photo as soon as it is taken. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  const locale = localeOf(url.pathname)
  const say = sayIn(cameraWords, locale)
  const found = await readPhone(portal, request, info, params.token)
  if ('gone' in found) return refuse(say(`gone.${found.gone}`), goneStatuses[found.gone])
  // Free still: it is taken on its page.
  if (!found.isOwn) return refuse(say('gone.used'), goneStatuses.used)
  info.allowLongBody()
  const state: { answer?: Response } = {}
  const { problem } = await readForm(request, async ({ name, stream }, before) => {
    const sent = about.safeParse(Object.fromEntries(before))
    if (!sent.success) return
    const added = await addPhoto(portal, found, { slot: sent.data.slot, place: sent.data.place, name, stream })
    if ('gone' in added) state.answer = refuse(say(`gone.${added.gone}`), goneStatuses[added.gone])
    else if ('refused' in added) state.answer = refuse(...refusalOf(locale, added.refused, name))
    else state.answer = Response.json({ file: added })
  })
  if (problem === 'too-large') return state.answer?.ok === false ? state.answer : refuse(say('incomplete'), 413)
  if (problem) return refuse(say('incomplete'), 400)
  return state.answer ?? refuse(say('incomplete'), 400)
}

const about = z.object({
  slot: z.optional(z.string().check(z.maxLength(100))),
  place: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1e15))),
})

function refuse(problem: string, status: number): Response {
  return Response.json({ problem }, { status })
}
