import { expect, test } from 'vitest'
import { sayIn } from '#app/kit/words/words.ts'
import { as, openApp } from '#tests/app.ts'
import { nextStepOf } from './tickets.step.ts'
import { stepWords } from './tickets.words.ts'
import { awaitings } from './tickets.ts'
import { stages } from './tickets.stages.ts'

const blank = { returnRequested: null, returnTracking: '', returnArrivedAt: null }
const open = { dueAt: null, isAppealed: false, warrantyAccepted: null, ...blank }
const decided = { ...open, stage: 'decision_completed', warrantyAccepted: true, returnRequested: false } as const
const now = new Date('2026-11-21T09:00:00Z')

test('each side reads what it is to do: the dealer answers, sends or reads, the staff decide, work and close', () => {
  const dealers = [
    nextStepOf('company', { ...open, stage: 'new_request', awaiting: 'dealer' }, now),
    nextStepOf('company', { ...decided, returnRequested: true, awaiting: 'dealer' }, now),
    nextStepOf('company', { ...decided, warrantyAccepted: false, awaiting: 'dealer' }, now),
    nextStepOf('company', { ...open, stage: 'new_request', awaiting: 'maker' }, now),
  ]
  expect(dealers.map((next) => next && `${next.step} ${next.urgency}`)).toEqual([
    'answer-maker act',
    'send-part act',
    'read-decision act',
    'wait-decision wait',
  ])
  const makers = [
    nextStepOf('maker', { ...open, stage: 'new_request', awaiting: 'maker' }, now),
    nextStepOf('maker', { ...decided, awaiting: 'maker' }, now),
    nextStepOf('maker', { ...decided, warrantyAccepted: false, awaiting: 'maker' }, now),
    nextStepOf('maker', { ...open, stage: 'operations_in_progress', awaiting: 'maker' }, now),
    nextStepOf('maker', { ...open, stage: 'operations_completed', awaiting: 'maker' }, now),
    nextStepOf('maker', { ...decided, returnRequested: true, awaiting: 'dealer' }, now),
  ]
  expect(makers.map((next) => next?.step)).toEqual([
    'decide',
    'start-work',
    'answer-customer',
    'complete-work',
    'close',
    'wait-part',
  ])
})

test('who has sent the part, or whose part is here, is not asked to send it, whatever staff ask them besides', () => {
  const asked = { ...decided, returnRequested: true, awaiting: 'dealer' } as const
  const sent = { ...asked, returnTracking: '1Z999' }
  // Without a number, as riders send it.
  const here = { ...asked, returnArrivedAt: now }
  const steps = [sent, here].map((ticket) =>
    (['company', 'maker'] as const).map((side) => nextStepOf(side, ticket, now)?.step),
  )
  expect(steps).toEqual([
    ['answer-maker', 'wait-part'],
    ['answer-maker', 'wait-customer'],
  ])
})

test('what one side is to do the other waits for, and a closed ticket asks nothing of anybody', () => {
  for (const stage of stages)
    for (const awaiting of awaitings) {
      const own = (['company', 'maker'] as const).map((side) => nextStepOf(side, { ...open, stage, awaiting }, now))
      const acting = own.filter((next) => next?.urgency === 'act').length
      const expected = stage !== 'ticket_closed' && (awaiting === 'maker' || awaiting === 'dealer') ? 1 : 0
      expect([stage, awaiting, acting]).toEqual([stage, awaiting, expected])
    }
})

test('a promised day that has passed makes a ticket late, in words on every page of both sides', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const { id } = await app.ticket({ of: dealer, awaiting: 'maker', promisedAt: '2026-11-19' })
  const read = async (address: string, person: { cookie: string }) =>
    (await (await app.fetch(address, as(person))).text()).replaceAll('<!-- -->', '')
  for (const [prefix, locale] of [
    ['', 'it'],
    ['/en', 'en'],
    ['/fr', 'fr'],
  ] as const) {
    const say = sayIn(stepWords, locale)
    const late = (step: 'wait-decision' | 'decide') =>
      `<span class="status status-red">${say(step)}</span><span class="next-step-late">${say('late')}</span>`
    for (const address of [`${prefix}/tickets`, `${prefix}/tickets/${id}`])
      expect(await read(address, dealer), address).toContain(late('wait-decision'))
    for (const address of [prefix || '/', `${prefix}/console/tickets`, `${prefix}/console/tickets/${id}`])
      expect(await read(address, staff), address).toContain(late('decide'))
  }
})

test('who is to act reads it heavier than who waits', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer, awaiting: 'dealer' })
  const list = await (await app.fetch('/en/tickets', as(dealer))).text()
  expect(list).toMatch(/next-step-own"><span class="status status-orange">Answer the after-sales team</)
  const queue = await (await app.fetch('/en/console/tickets', as(await app.staff()))).text()
  expect(queue).toMatch(/class="next-step"><span class="status status-hollow">Waiting for the customer</)
})
