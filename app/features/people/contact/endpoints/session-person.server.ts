import { readCookie, sessionCookieName } from '#app/kit/http/cookies.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { accessBy } from '#app/features/people/account/account.sessions.server.ts'
import type { Person } from '#app/features/people/account/account.ts'

/** The person behind a request, however far they have come; nobody before the second factor was shown. */
export async function personOf(portal: Portal, info: RequestInfo, request: Request): Promise<Person | undefined> {
  const access = await accessBy(portal, readCookie(request, sessionCookieName(info.https)))
  if (access.state === 'anonymous' || access.state === 'second-factor') return undefined
  return access.state === 'full' ? access.viewer : access.person
}
