import type { KyselyPlugin } from 'kysely'
import { Problem } from '#app/kit/problem.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { beginSeeing, endSeeing } from '#app/features/people/account/account.sessions.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { noteEvent } from '#app/features/people/company-facts/company-facts.server.ts'
import { companyFor } from '#app/features/people/company/company.server.ts'

/**
 * From now on this session shows the portal as the company's owner sees it, for an hour, and changes nothing.
 * @throws Problem not-found for anyone who is not an administrator, and where the company is no dealer's
 */
export async function seeAs(portal: Portal, viewer: Viewer, companyId: number, token: string): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const company = await companyFor(portal, viewer, companyId)
  // A rider's company is a person, who has no page on which to read who looked.
  if (company.kind !== 'dealer') throw new Problem('not-found')
  await portal.db.transaction().execute(async (tx) => {
    await beginSeeing({ ...portal, db: tx }, token, companyId)
    await noteEvent(tx, { companyId, actorId: accountId, kind: 'seen_as' }, portal.clock.now())
  })
  portal.log.info({ event: 'seen as company', actor: accountId, company: companyId }, 'seen as company')
}

/** @returns whose page the session goes back to; undefined where it saw as nobody */
export function stopSeeing(portal: Portal, token: string): Promise<number | undefined> {
  return portal.db.transaction().execute(async (tx) => {
    const ended = await endSeeing({ ...portal, db: tx }, token)
    if (!ended) return undefined
    const { companyId, accountId } = ended
    await noteEvent(tx, { companyId, actorId: accountId, kind: 'seen_as_ended' }, portal.clock.now())
    return companyId
  })
}

/**
 * The same portal for an administrator who only looks: what a page would write or count is refused or left out. The
 * gate keeps forms out; this covers pages that write something while they are read.
 */
export function onlyReading(portal: Portal): Portal {
  return {
    ...portal,
    db: portal.db.withPlugin(refusesWrites),
    slowDb: portal.slowDb.withPlugin(refusesWrites),
    usageCounters: { count: () => undefined, flush: async () => undefined },
  }
}

const refusesWrites: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') return node
    throw new Problem('only-looking')
  },
  transformResult: async ({ result }) => result,
}

/** What an owner keeps for themselves is nobody's to look at: their profile, and how they sign in. */
const personal = /^\/(?:user(?!\/company(?:\/|$))|subscriptions|drafts|uploads)(?:\/|$)/i

/** Whether a request is a form, or for a page about a person. */
export function isAct(method: string, pathname: string): boolean {
  return (method !== 'GET' && method !== 'HEAD') || personal.test(pathIn(defaultLocale, decodeURI(pathname)))
}
