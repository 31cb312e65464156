import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishDraft, readDraft } from '../draft.server.ts'

const address = '/en/console/catalogue/labour'

const bleed = {
  intent: 'labour',
  revision: '0',
  was: '',
  code: 'bleed',
  name_it: 'Spurgo dei freni',
  name_en: 'Brake bleed',
  minutes: '40',
  families: 'C68',
  parts: 'fork',
  active: 'on',
}

test('a job that the maker adds is offered once it is published, for its models and parts alone', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const ticket = async (family: string, part: string) => {
    const { id } = await app.ticket({
      of: dealer,
      family,
      part,
      ...(family === 'C68' ? {} : { serial: 'V4R-0510-A1234' }),
    })
    return async () => (await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).includes('Brake bleed')
  }
  const [fork, frame, other] = [await ticket('C68', 'fork'), await ticket('C68', 'frame'), await ticket('V4R', 'fork')]
  expect((await app.fetch(address, post(admin, bleed))).status).toBe(303)
  expect(await (await app.fetch(address, as(admin))).text()).toContain('Brake bleed')
  expect(await fork()).toBe(false)
  await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })
  expect([await fork(), await frame(), await other()]).toEqual([true, false, false])
})

test('minutes that are no day’s work, a code that is taken and a model that is gone are told', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string>) => app.fetch(address, post(admin, { ...bleed, ...fields }))
  for (const wrong of [
    { minutes: '0' },
    { minutes: '1441' },
    { minutes: '' },
    { code: 'inspect' },
    { name_it: '', name_en: '' },
  ])
    expect([(await send(wrong)).status, JSON.stringify(wrong)]).toEqual([400, JSON.stringify(wrong)])
  expect((await send({ families: 'X99' })).status).toBe(303)
  expect((await readDraft(app.portal, admin.viewer)).catalogue.labour.at(-1)?.families).toEqual(['X99'])
  const overview = await (await app.fetch('/en/console/catalogue', as(admin))).text()
  expect(overview).toContain('X99')
})
