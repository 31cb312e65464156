import { openLinks } from '#app/kit/one-time-links.server.ts'
import { expect } from 'vitest'
import { type Member, type openApp, post, type Staff } from '#tests/app.ts'

export type App = Awaited<ReturnType<typeof openApp>>
export type Someone = { cookie: string; viewer: { accountId: number; email: string } }

export const dataPage = '/en/user/data'

export const password = 'una-buona-password'

/** Somebody who can sign in: the password of a person who was put straight into the database. */
export async function givePassword<Who extends Someone>(app: App, person: Who): Promise<Who> {
  const { email, accountId } = person.viewer
  const identified = await app.portal.identity.register({ email, password, emailVerified: true })
  if ('refused' in identified) throw new Error(identified.refused)
  await app.portal.db.updateTable('account').set({ subject: identified.subject }).where('id', '=', accountId).execute()
  return person
}

/** Signs in again, from a browser of its own. @returns the session's cookie, or the status of the refusal */
export async function signIn(
  app: App,
  email: string,
  typed = password,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
): Promise<{ cookie: string; status: number }> {
  const init = post({ cookie: '' }, { email, password: typed })
  const headers = new Headers(init.headers)
  headers.set('user-agent', userAgent)
  const answer = await app.fetch('/user?sign-in=', { ...init, headers })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { cookie, status: answer.status }
}

export async function mailsTo(app: App, email: string) {
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['subject', 'body'])
    .where('to_address', '=', email)
    .orderBy('outbox_id')
    .execute()
  return mails.map((mail) => ({ ...mail, body: openLinks(app.portal.secret, mail.body) }))
}

/** Follows a redirect that ended well. */
export function landedAt(answer: Response): string | null {
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}

export async function askErasure(app: App, person: Member | Staff): Promise<number> {
  const asked = await app.fetch(dataPage, post(person, { intent: 'erase', current: password }))
  expect(landedAt(asked)).toBe(`${dataPage}?notice=erasure-asked`)
  const { id } = await app.portal.db
    .selectFrom('erasure_request')
    .select('id')
    .where('account_id', '=', person.viewer.accountId)
    .executeTakeFirstOrThrow()
  return id
}

export function carryOutErasure(app: App, admin: Staff, id: number): Promise<Response> {
  return app.fetch(`/en/console/erasures/${id}`, post(admin, { confirm: 'yes' }))
}
