import { randomBytes } from 'node:crypto'
import { requireAdmin } from '#app/features/people/account/account.server.ts'
import { noteAct } from '#app/features/people/acts/acts.server.ts'
import { administratorBy, ownerOf } from '#app/features/people/account/account.tokens.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { noteActor } from '#app/kit/request.server.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { apiLimits } from '#app/limits.ts'
import { deleteAnswers } from './answers.store.server.ts'
import { type Scope, scopesFor, type Token } from './api.ts'
import * as store from './store.server.ts'
import { tokenWords } from './tokens/tokens.words.ts'

const conflict = conflictIn(tokenWords)
const day = 24 * 60 * 60_000

/** @throws Problem not-found for anyone who is no administrator */
export function readTokens({ db }: Portal, viewer: Viewer): Promise<Token[]> {
  requireAdmin(viewer)
  return store.listTokens(db)
}

/** The dealers that a token can be of. @throws Problem not-found for anyone who is no administrator */
export function tokenHolders({ db }: Portal, viewer: Viewer): Promise<{ id: number; name: string }[]> {
  requireAdmin(viewer)
  return store.listHolders(db)
}

export type NewToken = { name: string; companyId: number | null; scopes: readonly Scope[]; days: number | null }

/**
 * @returns the token itself, which nobody can be shown again; undefined where there is no such company
 * @throws Problem not-found for anyone who is no administrator; conflict where there are too many
 */
export async function addToken(portal: Portal, viewer: Viewer, input: NewToken): Promise<string | undefined> {
  const { accountId } = requireAdmin(viewer)
  const now = portal.clock.now()
  const token = `ammiraglia_${randomBytes(32).toString('base64url')}`
  const allowed = scopesFor(input.companyId === null ? 'maker' : 'company')
  const id = await portal.db.transaction().execute(async (tx) => {
    if (!(await store.lockHolder(tx, input.companyId))) return undefined
    const most = input.companyId === null ? apiLimits.tokensOfMaker : apiLimits.tokensOfCompany
    if ((await store.countActive(tx, input.companyId, now)) >= most) throw conflict('too-many')
    const made = await store.insertToken(
      tx,
      {
        ...input,
        scopes: allowed.filter((scope) => input.scopes.includes(scope)),
        tokenHash: hashOfToken(token),
        ending: token.slice(-4),
        createdBy: accountId,
        endsAt: input.days === null ? null : new Date(now.getTime() + input.days * day),
      },
      now,
    )
    await noteAct(tx, viewer, { kind: 'token-made', companyId: input.companyId, what: String(made) }, now)
    return made
  })
  if (id === undefined) return undefined
  const facts = { event: 'api token made', actor: accountId, token: id, company: input.companyId }
  portal.log.info(facts, 'api token made')
  return token
}

/** From this moment on it opens nothing. Asked for twice it is done once. @throws Problem not-found */
export async function revokeToken(portal: Portal, viewer: Viewer, id: number): Promise<void> {
  const { accountId } = requireAdmin(viewer)
  const now = portal.clock.now()
  const done = await portal.db.transaction().execute(async (tx) => {
    const revoked = await store.revokeToken(tx, id, accountId, now)
    if (revoked === 'revoked') await noteAct(tx, viewer, { kind: 'token-revoked', what: String(id) }, now)
    return revoked
  })
  if (done === 'absent') throw new Problem('not-found')
  if (done === 'before') return
  portal.log.info({ event: 'api token revoked', actor: accountId, token: id }, 'api token revoked')
}

/** Who calls: the token, and in whose name it acts; nobody where the company or the maker has lost who that was. */
export type Caller = { token: store.UsedToken; viewer: Viewer | undefined }

/** @returns undefined for what is no token, or none any more */
export async function callerBy(portal: Portal, authorization: string | null): Promise<Caller | undefined> {
  const [, token] = /^Bearer +(ammiraglia_[\w-]{43})$/i.exec(authorization ?? '') ?? []
  const used =
    token === undefined ? undefined : await store.takeToken(portal.db, hashOfToken(token), portal.clock.now())
  if (!used) return undefined
  const { companyId, createdBy } = used
  const viewer = companyId === null ? await administratorBy(portal, createdBy) : await ownerOf(portal, companyId)
  if (viewer) noteActor(viewer.accountId)
  return { token: used, viewer }
}

const endedDays = 90

export async function sweepApi({ db, clock }: Portal): Promise<number> {
  const now = clock.now().getTime()
  const answers = await deleteAnswers(db, new Date(now - apiLimits.keyHours * 60 * store.minute))
  return answers + (await store.deleteEnded(db, new Date(now - endedDays * day)))
}
