import { expect } from 'vitest'
import { type openApp, post, type Staff } from '#tests/app.ts'
import { addNewcomer, dealerForm } from '../contact.fixture.ts'

export const list = '/en/console/accounts'

type App = Awaited<ReturnType<typeof openApp>>
type Newcomer = { cookie: string; accountId: number; email: string }

/** Somebody who has sent the contact form. */
export async function openWaiting(
  app: App,
  fields: Partial<typeof dealerForm> = {},
  email?: string,
  locale: 'en' | 'fr' = 'en',
): Promise<Newcomer> {
  const newcomer = await addNewcomer(app, email === undefined ? { locale } : { email, locale })
  const sent = await app.fetch('/en?sign-in=contact', post(newcomer, { ...dealerForm, ...fields }))
  expect(sent.status).toBe(303)
  return newcomer
}

export async function requestOf({ portal }: App, { accountId }: Newcomer): Promise<string> {
  const latest = portal.db.selectFrom('access_request').select('id').where('account_id', '=', accountId)
  return String((await latest.orderBy('id', 'desc').executeTakeFirstOrThrow()).id)
}

export async function answer(app: App, admin: Staff | undefined, newcomer: Newcomer, fields: Record<string, string>) {
  const request = await requestOf(app, newcomer)
  return app.fetch(`${list}/${newcomer.accountId}`, post(admin ?? { cookie: '' }, { request, ...fields }))
}

export function accountOf({ portal }: App, { accountId }: Newcomer) {
  return portal.db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

export async function modulesOf({ portal }: App, companyId: number | null): Promise<string[]> {
  const licence = portal.db.selectFrom('company_module').select('module').where('company_id', '=', companyId)
  return (await licence.where('state', '=', 'active').execute()).map(({ module }) => module).toSorted()
}

export async function mailsTo(app: App, email: string): Promise<(string | undefined)[][]> {
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['subject', 'body'])
    .where('to_address', '=', email)
    .execute()
  return mails.map(({ subject, body }) => [subject, /http:\S+/.exec(body)?.[0]])
}
