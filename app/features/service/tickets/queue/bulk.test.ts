import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { withdraw } from '../tickets.server.ts'

const queue = '/en/console/tickets'
const submission = '6f1e0c8e-6a55-4c3f-9d7f-0d4f3f9d1a11'

async function openQueue(count: number) {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(`${(await app.ticket({ of: dealer })).id}`)
  const send = async (fields: Record<string, string | string[]>, search = '') => {
    const answer = await app.fetch(queue + search, post(agent, fields))
    const to = answer.headers.get('location')
    const page = to === null ? await answer.text() : await (await app.fetch(to, as(agent))).text()
    return { status: answer.status, to, page }
  }
  const tickets = () =>
    app.portal.db.selectFrom('ticket').select(['id', 'assignee_id', 'stage', 'close_reason']).orderBy('id').execute()
  return { app, dealer, agent, ids, send, tickets }
}

test('chosen tickets are given to somebody at once, and what was closed meanwhile is counted apart', async () => {
  const { app, dealer, agent, ids, send, tickets } = await openQueue(4)
  await withdraw(app.portal, dealer.viewer, Number(ids[1]))
  const fields = { intent: 'assign', ticket: ids.slice(0, 3), assignee: `${agent.viewer.accountId}` }
  const { status, to, page } = await send(fields, '?awaiting=maker&order=number-asc')
  expect([status, to]).toEqual([303, `${queue}?awaiting=maker&order=number-asc&notice=assign.done-2.closed-1`])
  expect(page).toContain('2 tickets assigned, 1 was closed meanwhile')
  const self = agent.viewer.accountId
  expect((await tickets()).map(({ assignee_id: of }) => of)).toEqual([self, null, self, null])
  expect((await send({ ...fields, assignee: 'nobody' })).page).toContain('2 tickets assigned, 1 was closed meanwhile')
  expect((await tickets()).every(({ assignee_id: of }) => of === null)).toBe(true)
})

test('what a colleague has is not taken along, and a ticket that is not there is said to be none', async () => {
  const { app, ids, send } = await openQueue(2)
  const other = await app.staff()
  await app.fetch(queue, post(other, { intent: 'take', ticket: `${ids[0]}` }))
  const { page } = await send({ intent: 'take', ticket: [...ids, '99999'] })
  expect(page).toContain('1 ticket is yours now, 1 is someone else’s by now, 1 is no longer there')
})

test('several that are given at once leave what a colleague has taken since', async () => {
  const { app, agent, ids, send, tickets } = await openQueue(4)
  const [luca, anna] = [await app.staff(), await app.staff()]
  const [, , third, fourth] = ids
  await app.fetch(queue, post(luca, { intent: 'take', ticket: [`${third}`, `${fourth}`] }))
  const page = await (await app.fetch(queue, as(agent))).text()
  const seen = [...page.matchAll(/name="seen" value="([^"]+)"/g)].map(([, row = '']) => row)
  expect(seen).toHaveLength(4)
  // One that was nobody's is taken, one is let go of, and one stays with whom the page showed.
  await app.fetch(queue, post(luca, { intent: 'take', ticket: `${ids[0]}` }))
  await app.fetch(`${queue}/${third}`, post(luca, { intent: 'release' }))
  const sent = await send({ intent: 'assign', ticket: ids, assignee: `${anna.viewer.accountId}`, seen })
  expect(sent.page).toContain('3 tickets assigned, 1 is someone else’s by now')
  const [hers, his] = [anna.viewer.accountId, luca.viewer.accountId]
  expect((await tickets()).map(({ assignee_id: of }) => of)).toEqual([his, hers, hers, hers])
  const malformed = await send({ intent: 'assign', ticket: ids, assignee: 'nobody', seen: 'x' })
  expect(malformed.status).toBe(400)
})

test('duplicates are closed with the number of the other, which the customer reads where it is theirs', async () => {
  const { app, dealer, ids, send, tickets } = await openQueue(3)
  const stranger = await app.dealer()
  const theirs = await app.ticket({ of: stranger })
  const inWork = await app.ticket({ of: dealer, stage: 'operations_in_progress' })
  const [first, second, third] = ids
  const { page } = await send({
    intent: 'duplicate',
    ticket: [`${first}`, `${second}`, `${theirs.id}`, `${inWork.id}`],
    of: `${first}`,
  })
  expect(page).toContain('2 tickets closed as duplicates, 1 does not allow it at its stage, 1 is the very one named')
  const closed = (await tickets()).filter(({ close_reason: reason }) => reason === 'duplicate')
  expect(closed.map(({ id }) => `${id}`)).toEqual([`${second}`, `${theirs.id}`])
  const read = async (who: typeof dealer, id: string) => (await app.fetch(`/en/tickets/${id}`, as(who))).text()
  expect(await read(dealer, `${second}`)).toMatch(
    new RegExp(`href="/en/tickets/${first}"[^>]*>Duplicate of no. ${first}`),
  )
  expect(await read(stranger, `${theirs.id}`)).not.toContain('Duplicate of no.')
  const absent = await send({ intent: 'duplicate', ticket: `${third}`, of: '99999' })
  expect([absent.status, absent.page.includes('There is no ticket with this number.')]).toEqual([400, true])
})

const duplicate = (ticket = '', of = '') => ({ intent: 'duplicate', ticket, of })

test('of two agents who close two claims each as the other’s duplicate, one is told that the other is closed', async () => {
  const { app, dealer, ids, send, tickets } = await openQueue(2)
  const [first, second] = ids.map(String)
  const other = await app.staff()
  const posted = app.fetch(queue, post(other, duplicate(first, second)))
  const [mine, theirs] = await Promise.all([send(duplicate(second, first)), posted])
  const told = [mine.page, await (await app.fetch(theirs.headers.get('location') ?? '', as(other))).text()]
  const count = (words: string) => told.filter((page) => page.includes(words)).length
  expect(count('1 ticket closed as a duplicate')).toBe(1)
  expect(count('1 left as it was: the one named is itself closed as a duplicate or withdrawn')).toBe(1)
  const open = (await tickets()).filter(({ stage }) => stage === 'new_request')
  expect(open).toHaveLength(1)
  // Nothing is a duplicate of what was withdrawn; of what was dealt with it is.
  const kept = String(open[0]?.id)
  const withdrawn = await app.ticket({ of: dealer })
  await withdraw(app.portal, dealer.viewer, withdrawn.id)
  expect((await send(duplicate(kept, String(withdrawn.id)))).page).toContain('1 left as it was')
  const done = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  expect((await send(duplicate(kept, String(done.id)))).page).toContain('1 ticket closed as a duplicate')
})

test('nothing is done with nothing chosen, with more than a page of rows, or where what to do is left blank', async () => {
  const { ids, send, tickets } = await openQueue(1)
  for (const [fields, words] of [
    [{ intent: 'assign', assignee: 'nobody' }, 'Please choose one or more tickets in the list first.'],
    [{ intent: 'assign', ticket: ids }, 'Please say to whom the tickets are to be assigned.'],
    [{ intent: 'ask', ticket: ids, submission, answer: '' }, 'Please choose the standard answer to send.'],
    [{ intent: 'duplicate', ticket: ids, of: 'x' }, 'Please give the number of the ticket that they duplicate.'],
    [{ intent: 'take', ticket: Array.from({ length: 26 }, (_, at) => `${at + 1}`) }, 'Nothing was done'],
  ] as const) {
    const { status, page } = await send(fields)
    expect([status, page.includes(words)]).toEqual([400, true])
  }
  expect((await tickets()).map(({ stage }) => stage)).toEqual(['new_request'])
})

test('a standard answer goes to each customer in their language, once however often the form is sent', async () => {
  const { app, ids, send } = await openQueue(1)
  const anne = await app.dealer({ locale: 'fr', name: 'Anne Petit' })
  const hers = await app.ticket({ of: anne })
  const closed = await app.ticket({ of: anne, stage: 'ticket_closed' })
  const text = { it: 'Gentile {customer}, manca una foto.', fr: 'Bonjour {customer}, il manque une photo.' }
  const title = { it: 'Manca una foto', en: 'A photo is missing' }
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    answers: [{ code: 'one-photo', kind: 'answer', title, text, active: true }],
  }))
  expect(await (await app.fetch(queue, as(anne))).text()).not.toContain('A photo is missing')
  const fields = { intent: 'ask', ticket: [...ids, `${hers.id}`, `${closed.id}`], submission, answer: 'one-photo' }
  const { page } = await send(fields)
  expect(page).toContain('2 answers sent, 1 was closed meanwhile')
  expect(page).toContain('A photo is missing')
  await send(fields)
  const messages = await app.portal.db.selectFrom('message').select(['ticket_id', 'body']).orderBy('id').execute()
  expect(messages).toEqual([
    { ticket_id: Number(ids[0]), body: 'Gentile Marco Rossi, manca una foto.' },
    { ticket_id: hers.id, body: 'Bonjour Anne Petit, il manque une photo.' },
  ])
})

test('a standard answer to many leaves each ticket with whose move it says follows, by default ours where it promises a day', async () => {
  const { app, ids, send } = await openQueue(3)
  const text = { it: 'Gentile {customer}.' }
  const answer = { kind: 'answer', title: { en: 'An answer' }, active: true } as const
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    answers: [
      { ...answer, code: 'sent', text, next: 'courier' },
      { ...answer, code: 'promise', text: { it: 'Entro il {promised}.' } },
      { ...answer, code: 'question', text },
    ],
  }))
  for (const [at, code] of ['sent', 'promise', 'question'].entries())
    await send({ intent: 'ask', ticket: ids[at] ?? '', submission, answer: code })
  const turns = await app.portal.db.selectFrom('ticket').select('awaiting').orderBy('id').execute()
  expect(turns.map(({ awaiting }) => awaiting)).toEqual(['courier', 'maker', 'dealer'])
})

test('what was refused comes back with its rows and with all that stood in the form, also without scripts', async () => {
  const { agent, ids, send } = await openQueue(3)
  const fields = { ticket: ids.slice(0, 2), assignee: `${agent.viewer.accountId}`, of: '99999' }
  const { status, page } = await send({ ...fields, intent: 'duplicate' })
  const chosen = [...page.matchAll(/<input[^>]*name="ticket"[^>]*>/g)].map(([box]) => box)
  const ticked = chosen.filter((box) => box.includes('checked=""')).map((box) => /value="(\d+)"/.exec(box)?.[1])
  expect([status, chosen.length, new Set(ticked)]).toEqual([400, 3, new Set(fields.ticket)])
  expect(page).toMatch(/<input[^>]*name="of"[^>]*value="99999"/)
  expect(page).toContain(`<option value="${fields.assignee}" selected="">`)
})

test('Enter in the number of the ticket that others duplicate closes them, and assigns none', async () => {
  const { app, agent } = await openQueue(1)
  const page = await (await app.fetch(queue, as(agent))).text()
  const [form = ''] = /<form[^>]*id="queue-bulk"[\s\S]*?<\/form>/.exec(page) ?? []
  // Browsers press a form's first button.
  const [first] = /<button[^>]*type="submit"[^>]*>/.exec(form) ?? []
  expect(first).toContain('value="duplicate"')
})
