import { type App, as, post } from '#tests/app.ts'

export const page = '/console/retention'
export const usual = { orders: '10', tickets: '10', aesthetic: '3', people: '5' }

/** What a form of the periods has seen of them. */
export function versionIn(form: string): string {
  return /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
}

/** Saves the periods as their page shows them, with others in some fields. @returns the answer's status */
export async function savePeriods(
  app: App,
  admin: { cookie: string },
  fields: Partial<typeof usual> = {},
): Promise<number> {
  const version = versionIn(await (await app.fetch(page, as(admin))).text())
  return (await app.fetch(page, post(admin, { intent: 'save', version, ...usual, ...fields }))).status
}
