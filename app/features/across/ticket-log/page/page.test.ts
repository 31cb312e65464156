import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

const page = '/console/log'
const check = { intent: 'check' }

test('an administrator has the log checked, and reads in their language whether it is unbroken', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  await app.ticket({ of: dealer })
  expect(await (await app.fetch(page, as(admin))).text()).toContain('non è ancora stato verificato')
  const checked = await app.fetch(page, post(admin, check))
  expect([checked.status, checked.headers.get('location')]).toEqual([303, `${page}?notice=check`])
  const read = async (place: string) => (await app.fetch(place, as(admin))).text()
  expect(await read(page)).toContain('Registro integro')
  expect(await read(`/en${page}`)).toContain('Log unbroken')
  expect(await read(`/fr${page}`)).toContain('Registre intact')
  const seal = await app.portal.db.selectFrom('log_seal').select('digest').executeTakeFirstOrThrow()
  expect(await read(page)).toContain(seal.digest.toString('hex'))
})

test('what was altered is named with its ticket, and the checks before stay', async () => {
  const app = await openApp()
  const [admin, dealer] = [await app.staff('admin'), await app.dealer()]
  const { id } = await app.ticket({ of: dealer })
  await app.fetch(page, post(admin, check))
  await sql`update ticket set content = 'Altro'`.execute(app.portal.db)
  await app.fetch(page, post(admin, check))
  const read = await (await app.fetch(`/en${page}`, as(admin))).text()
  expect(read).toContain('Log broken')
  expect(read).toContain('Changed outside the portal')
  expect(read).toContain(`/en/console/tickets/${id}"`)
  expect(read).toContain('Earlier checks')
})

test('of two checks at once one is told to wait', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const first = Promise.withResolvers<void>()
  const running = app.portal.logChecks.take('log', () => first.promise)
  const second = await app.fetch(`/en${page}`, post(admin, check))
  expect([second.status, (await second.text()).includes('Another check is running')]).toEqual([409, true])
  first.resolve()
  await running
  expect((await app.fetch(`/en${page}`, post(admin, check))).status).toBe(303)
})
