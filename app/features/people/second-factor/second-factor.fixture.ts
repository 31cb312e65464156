import { URI } from 'otpauth'
import { expect } from 'vitest'
import { as, type openApp, post } from '#tests/app.ts'

export type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string; viewer: { accountId: number; email: string } }

export const password = 'una-buona-password'
export const page = '/en/user/second-factor'
export const challenge = '/en/second-factor/challenge'

/** Somebody who can sign in: the password of a person who was put straight into the database. */
export async function givePassword<Who extends Person>(app: App, person: Who): Promise<Who> {
  const { email, accountId } = person.viewer
  const identified = await app.portal.identity.register({ email, password, emailVerified: true })
  if ('refused' in identified) throw new Error(identified.refused)
  await app.portal.db.updateTable('account').set({ subject: identified.subject }).where('id', '=', accountId).execute()
  return person
}

/** Staff who have no second factor yet, just signed in. */
export async function newStaff(app: App, role: 'agent' | 'admin' = 'agent') {
  const staff = await givePassword(app, await app.staff(role))
  await app.portal.db.deleteFrom('totp').where('account_id', '=', staff.viewer.accountId).execute()
  return { ...staff, cookie: await signIn(app, staff) }
}

export async function signIn(app: App, { viewer }: Person): Promise<string> {
  const answer = await app.fetch(`${page}?sign-in=`, post({ cookie: '' }, { email: viewer.email, password }))
  expect(answer.status).toBe(303)
  return cookieOf(answer)
}

/** The session's cookie an answer sets. */
export function cookieOf(answer: Response): string {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  expect(cookie).toMatch(/^session=.{40,}/)
  return cookie
}

/** The app on the phone, as the set-up on a page fills it. */
export function phoneOf(app: App, html: string) {
  const address = attribute(html, /href="(otpauth:[^"]+)"/)
  const totp = URI.parse(address)
  if (!('period' in totp)) throw new Error(`No TOTP: ${address}`)
  return {
    setup: attribute(html, /name="setup" value="([^"]+)"/),
    secret: totp.secret,
    code: (later = 0) => totp.generate({ timestamp: app.clock.now().getTime() + later }),
  }
}

/** Links an app to somebody with full access. @returns the phone, the recovery codes and the session's new cookie */
export async function linkApp(app: App, person: Person) {
  const phone = phoneOf(app, await (await app.fetch(page, as(person))).text())
  const fields = { intent: 'totp', setup: phone.setup, factor_code: phone.code(), password }
  const answer = await app.fetch(page, post(person, fields))
  expect(answer.status).toBe(200)
  return { phone, codes: codesIn(await answer.text()), cookie: cookieOf(answer) }
}

export function codesIn(html: string): string[] {
  return [...html.matchAll(/<li>((?:[a-z2-9]{4}-){3}[a-z2-9]{4})<\/li>/g)].map((match) => match[1] ?? '')
}

/** Sends a code, or what a passkey answered, to the gate. */
export function show(app: App, cookie: string, fields: Record<string, string>, at = page): Promise<Response> {
  return app.fetch(`${at}?sign-in=second-factor`, post({ cookie }, fields))
}

export async function askChallenge(app: App, cookie: string, fields: Record<string, string> = {}) {
  const answer = await app.fetch(challenge, post({ cookie }, fields))
  expect(answer.status).toBe(200)
  // What is asked for depends on how far the person has come: the tests read what they expect.
  return (await answer.json()) as { challenge: string; rp: { id: string }; rpId: string }
}

export async function mailsOf(app: App, { viewer }: Person): Promise<string[]> {
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select('subject')
    .where('to_address', '=', viewer.email)
    .orderBy('outbox_id')
    .execute()
  return mails.map(({ subject }) => subject)
}

function attribute(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`The page lacks ${String(pattern)}`)
  return found.replaceAll('&amp;', '&')
}
