import { expect, test } from 'vitest'
import { as, post } from '#tests/app.ts'
import { matrix } from './matrix.ts'
import type { ThingName, Things } from './objects.ts'
import { openWorld } from './open-world.ts'

/** What an owner keeps for themselves. */
const personal = new Set(
  ['user', 'user/security', 'user/second-factor', 'user/data', 'user/data/export', 'subscriptions', 'drafts', 'uploads']
    .concat(['subscriptions/export.csv', 'subscriptions/export.xlsx'])
    .map((page) => `/:locale?/${page}`),
)

/** What is asked of one person alone: for everybody else it is not there. */
const asked = new Set(['/:locale?/tickets/:id/survey'])

/** An address of the matrix, for the owner's own thing where it names one. */
function addressOf(path: string, of: string | undefined, things: Things): string {
  // The matrix names only things there are, as its own test says.
  const parts = of ? [...things[of as ThingName]('owner').own] : []
  const query = path.includes('/reports/export') ? '?figure=flow' : ''
  return path.replace('/:locale?', '/en').replaceAll(/:\w+|\*/g, () => parts.shift() ?? '1') + query
}

test('who sees the portal as a company reads what its owner reads, sends nothing anywhere, and changes nothing', async () => {
  const { people, things, state, ask } = await openWorld()
  const { admin, heads } = people
  const company = `/en/console/companies/${heads.dealer.viewer.companyId}`
  expect((await ask(company, post(admin, { intent: 'see-as' }))).status).toBe(303)
  const before = await state.changed()
  const gated = matrix.filter(({ isGated }) => isGated)
  expect(gated.length).toBeGreaterThan(100)
  const wrong: string[] = []
  for (const { path, of, cells } of gated) {
    const address = addressOf(path, of, things)
    const { status } = await ask(address, as(admin))
    const expected = personal.has(path) ? 403 : asked.has(path) ? 404 : cells.owner.status
    if (status !== expected) wrong.push(`${address} gets ${status}, not ${expected}`)
    const sent = await ask(address, post(admin, { intent: 'none' }))
    if (sent.status !== 403) wrong.push(`a form to ${address} gets ${sent.status}`)
  }
  expect(wrong.join('\n')).toBe('')
  expect(await state.changed()).toEqual(before)
}, 300_000)
