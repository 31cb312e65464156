import * as z from 'zod/mini'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { noteHere, othersHere } from './here.server.ts'
import type { Route } from './+types/here.route'

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const viewer = staffIn(context)
  return Response.json({ people: await othersHere(context.get(portalContext), viewer, idIn(params.id)) })
}

const hereForm = z.object({ state: z.enum(['looking', 'writing', 'gone']) })

/** The page of a ticket says every few seconds that somebody has it before them. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const viewer = staffIn(context)
  const id = idIn(params.id)
  const read = hereForm.safeParse(Object.fromEntries(await readFields(request)))
  if (!read.success) throw new Problem('body-malformed')
  return Response.json({ people: await noteHere(context.get(portalContext), viewer, id, read.data.state) })
}
