import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

const lists = ['tickets', 'orders', 'quotes', 'products', 'leads']

test('staff’s exports of a search take their turn among the searches, those of a dealer or of a whole list do not', async () => {
  const app = await openApp()
  const [agent, dealer] = [await app.staff(), await app.dealer()]
  const { promise: others, resolve: end } = Promise.withResolvers<undefined>()
  const running = [1, 2, 3].map(() => app.portal.searches(() => others))
  const linesOf = async (path: string, person: { cookie: string }) =>
    (await (await app.fetch(path, as(person))).text()).trim().split('\r\n').length
  for (const list of lists) {
    expect(await linesOf(`/${list}/export.csv?q=ivano`, dealer)).toBe(1)
    expect(await linesOf(`/${list}/export.csv`, agent)).toBe(1)
  }
  let done = 0
  const waiting = lists.map(async (list) => {
    expect(await linesOf(`/${list}/export.csv?q=ivano`, agent)).toBe(1)
    done += 1
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(done).toBe(0)
  end(undefined)
  await Promise.all([...waiting, ...running])
  expect(done).toBe(lists.length)
})
