import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { addPackage, packageFields } from '../packages.fixture.ts'

test('a package keeps the checklist it names when it is changed while the catalogue does not offer it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const code = 'pre-delivery'
  const id = await addPackage(app.portal, { by: admin.viewer.accountId, kind: 'service', checklist: code })
  const page = `/en/console/packages/${id}`
  const read = async (address: string) => (await app.fetch(address, as(admin))).text()
  const save = async (fields: Record<string, string>) => {
    const service = { books: 'yearly', minutes: '90', title_it: 'Tagliando, di primavera' }
    return (await app.fetch(`${page}/edit`, post(admin, packageFields({ ...service, ...fields })))).status
  }
  await publishForTest(app, ({ checklists, ...catalogue }) => ({
    ...catalogue,
    checklists: checklists.map((list) =>
      [code, 'first-check'].includes(list.code) ? { ...list, active: false } : list,
    ),
  }))
  expect(await read(`${page}/edit`)).toContain(`<option value="${code}" selected`)
  expect(await save({ revision: '1', checklist: 'first-check' })).toBe(400)
  expect(await save({ revision: '1', checklist: code })).toBe(303)
  await publishForTest(app, ({ checklists, ...catalogue }) => ({
    ...catalogue,
    checklists: checklists.filter((list) => list.code !== code),
  }))
  expect(await read(`${page}/edit`)).toContain(`<option value="${code}" selected`)
  expect(await save({ revision: '2', checklist: code })).toBe(303)
  const kept = () => app.portal.db.selectFrom('package').select(['checklist', 'revision']).executeTakeFirstOrThrow()
  expect(await kept()).toEqual({ checklist: code, revision: 3 })
  // What is taken away cannot be had back before it is offered.
  expect([await save({ revision: '3' }), await save({ revision: '4', checklist: code })]).toEqual([303, 400])
  expect(await kept()).toEqual({ checklist: '', revision: 4 })
})
