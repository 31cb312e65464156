import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { serve } from '#tests/live.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Server = Awaited<ReturnType<typeof serve>>
type Person = { cookie: string }

const say = (app: App, person: Person, id: number, state: string) =>
  app.fetch(`/console/tickets/${id}/here`, post(person, { state }))

const seenAt = async (server: Server, person: Person, id: number): Promise<unknown> =>
  (await server.ask(`/console/tickets/${id}/here`, person)).json()

async function open() {
  const app = await openApp()
  const [agent, other, dealer] = [await app.staff(), await app.staff('admin'), await app.dealer()]
  const { id } = await app.ticket({ of: dealer })
  const here = (person: typeof agent, isWriting: boolean) => ({
    account: person.viewer.accountId,
    name: 'Giulia Conti',
    isWriting,
  })
  return { app, agent, other, dealer, id, here }
}

test('two agents with one ticket open hear of each other at every server, and when one begins to write, stops and goes', async () => {
  const { app, agent, other, id, here } = await open()
  const [one, two] = [await serve(app), await serve(app)]
  const pages = [await one.listen(agent), await two.listen(agent)]
  for (const [state, people] of [
    ['looking', [here(other, false)]],
    ['writing', [here(other, true)]],
    ['gone', []],
  ] as const) {
    expect((await say(app, other, id, state)).status).toBe(200)
    for (const page of pages) await page.hears(`here ${JSON.stringify({ ticket: id, people })}`)
  }
})

test('who comes later reads who is there already, and never themselves', async () => {
  const { app, agent, other, id, here } = await open()
  const server = await serve(app)
  await say(app, other, id, 'writing')
  await expect.poll(() => seenAt(server, agent, id)).toEqual({ people: [here(other, true)] })
  expect(await seenAt(server, other, id)).toEqual({ people: [] })
})

test('the queue reads which tickets colleagues have open; whom the console is closed to, cannot ask', async () => {
  const { app, agent, other, dealer, id, here } = await open()
  const server = await serve(app)
  const openNow = async () => (await server.ask('/console/tickets/here', agent)).json()
  expect(await openNow()).toEqual({ tickets: [] })
  await say(app, other, id, 'looking')
  await expect.poll(openNow).toEqual({ tickets: [{ ticket: id, people: [here(other, false)] }] })
  expect((await server.ask('/console/tickets/here', dealer)).status).toBe(404)
  await say(app, other, id, 'gone')
  await expect.poll(openNow).toEqual({ tickets: [] })
})

test('a dealer hears nothing of who works on their ticket, and cannot ask', async () => {
  const { app, other, dealer, id } = await open()
  const server = await serve(app)
  const [theirs, staffs] = [await server.listen(dealer), await server.listen(other)]
  await say(app, other, id, 'writing')
  await expect.poll(() => staffs.events().length).toBe(1)
  expect(theirs.raw()).not.toContain('event: here')
  expect((await server.ask(`/console/tickets/${id}/here`, dealer)).status).toBe(404)
  expect((await say(app, dealer, id, 'looking')).status).toBe(404)
})

test('whose page says nothing any more is gone for everybody, though nobody said so', async () => {
  const { app, agent, other, id } = await open()
  const server = await serve(app, {}, undefined, { lasts: 50, looks: { look: 100, watch: 100 } })
  const page = await server.listen(agent)
  await say(app, other, id, 'looking')
  await page.hears(`here ${JSON.stringify({ ticket: id, people: [] })}`)
  expect(await seenAt(server, agent, id)).toEqual({ people: [] })
})

test('what a page says again is no news, and one person is on eight tickets at most', async () => {
  const { app, agent, other, dealer, id } = await open()
  const server = await serve(app)
  const page = await server.listen(agent)
  for (let count = 0; count < 3; count += 1) await say(app, other, id, 'looking')
  const ids = []
  for (let count = 0; count < 8; count += 1) ids.push((await app.ticket({ of: dealer })).id)
  for (const one of ids) await say(app, other, one, 'looking')
  await expect.poll(() => page.raw()).toContain(`{"ticket":${ids.at(-1)}`)
  expect(page.events().filter((event) => event.startsWith(`here {"ticket":${id},`))).toHaveLength(1)
  expect(await seenAt(server, agent, id)).toEqual({ people: [] })
})
