import { openLinks } from '#app/kit/one-time-links.server.ts'
import { expect } from 'vitest'
import { type Member, type openApp, post, type Staff } from '#tests/app.ts'

export type App = Awaited<ReturnType<typeof openApp>>

export const password = 'una buona password'

export async function inviteTo(
  app: App,
  by: Member | Staff,
  fields: Record<string, string>,
  page = '/en/user/company',
): Promise<Response> {
  return app.fetch(page, post(by, { intent: 'invite', role: 'sales', locale: 'en', ...fields }))
}

/** The link of the latest mail to an address, once the mails have been sent. */
export async function linkTo(app: App, email: string): Promise<string> {
  await app.work()
  const mail = await app.portal.db
    .selectFrom('sent_mail')
    .select('body')
    .where('to_address', '=', email)
    .orderBy('outbox_id', 'desc')
    .executeTakeFirst()
  const link = /http:\/\/portal\.test(\S*\/invite\/[\w-]{43})/.exec(openLinks(app.portal.secret, mail?.body ?? ''))?.[1]
  if (!link) throw new Error(`No invitation for ${email}`)
  return link
}

/** Follows a link as somebody without an account. */
export async function joinBy(app: App, link: string, name = 'Anna Verdi'): Promise<{ cookie: string }> {
  const answer = await app.fetch(link, post({ cookie: '' }, { intent: 'join', name, password }))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en')
  return { cookie: cookieOf(answer) }
}

export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

export function accountOf(app: App, email: string) {
  return app.portal.db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'role', 'company_id', 'contact_id', 'approved_at', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Credentials for somebody who is there already, so that they can sign in. */
export async function giveCredentials(app: App, { viewer }: Member): Promise<void> {
  const identified = await app.portal.identity.register({ email: viewer.email, password, emailVerified: true })
  if ('refused' in identified) throw new Error(identified.refused)
  await app.portal.db
    .updateTable('account')
    .set({ subject: identified.subject })
    .where('id', '=', viewer.accountId)
    .execute()
}

/** A page without what differs from one request to the next. */
export function neutral(page: string): string {
  return page.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
}
