import { openLinks } from '#app/kit/one-time-links.server.ts'
import { type openApp, post } from '#tests/app.ts'

export type App = Awaited<ReturnType<typeof openApp>>

export const password = 'tre raggi storti'
export const ownersPassword = 'la mia bicicletta'
export const nobody = { cookie: '' }

export function register(
  app: App,
  fields: Record<string, string>,
  address = '/en/tickets?sign-in=register',
  who = nobody,
): Promise<Response> {
  return app.fetch(address, post(who, fields))
}

export function signIn(app: App, fields: { email: string; password: string }): Promise<Response> {
  return app.fetch('/en?sign-in=', post(nobody, fields))
}

/** Whom the answer's cookie signs in. */
export function cookieOf(response: Response): { cookie: string } {
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Somebody whose address is theirs. */
export async function addOwner({ portal }: App, email: string): Promise<void> {
  const owner = await portal.identity.register({ email, password: ownersPassword, emailVerified: true })
  if ('refused' in owner) throw new Error(owner.refused)
}

/** Somebody who registered, with the link that was mailed to them. */
export async function addClaim(app: App, email: string): Promise<{ person: { cookie: string }; link: string }> {
  const person = cookieOf(await register(app, { email, password }))
  const link = (await mailsOf(app)).at(-1)?.link ?? ''
  return { person, link }
}

/** Works the outbox off. @returns every mail that was sent so far, each with the way its one-time link leads, without the page after it */
export async function mailsOf(app: App) {
  await app.work()
  const mails = await app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body'])
    .orderBy('outbox_id')
    .execute()
  return mails.map((mail) => {
    const body = openLinks(app.portal.secret, mail.body)
    return { ...mail, body, link: linkIn(body) }
  })
}

function linkIn(body: string): string {
  return /http:\/\/portal\.test(\S*\/(?:verify|reset)\/[^\s?]+)/.exec(body)?.[1] ?? ''
}
