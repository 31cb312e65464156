import { data, type RouterContextProvider } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { isAct, onlyReading } from '#app/features/people/see-as/see-as.server.ts'
import { portalContext } from '#app/portal.server.ts'
import { frameOf } from './frame.server.ts'

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Behind the gate: who sees the portal as a company sends no form and opens no page about a person, wherever that is,
 * and what they read is read with a portal that writes nothing. The refusal keeps the frame, whose bar leads out.
 */
export async function onlyRead({ request, url, context }: Arguments): Promise<void> {
  const viewer = viewerIn(context)
  if (viewer.side !== 'company' || !viewer.onlyLooks) return
  const portal = context.get(portalContext)
  const code = 'only-looking'
  if (isAct(request.method, url.pathname))
    throw data({ code, frame: frameOf(viewer, portal.settings) }, { status: 403, statusText: code })
  context.set(portalContext, onlyReading(portal))
}
