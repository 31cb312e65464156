import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'

test('the console does not exist for a dealer, whatever the address and the way it is asked', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  const places = [
    '/console',
    '/console/tickets',
    `/console/tickets/${ticket.id}`,
    '/console/mailbox',
    '/console/mailbox/1',
    '/console/kit',
  ]
  for (const place of places) {
    expect((await app.fetch(place, as(dealer))).status, place).toBe(404)
    expect((await app.fetch(`/en${place}.data`, as(dealer))).status, `${place}.data`).toBe(404)
  }
  const home = await (await app.fetch('/en/console', as(dealer))).text()
  expect(home).toContain('The page you are looking for does not exist.')
  const absent = await (await app.fetch('/console/tickets/99999', as(dealer))).text()
  const own = await (await app.fetch(`/console/tickets/${ticket.id}`, as(dealer))).text()
  expect(bare(own)).toBe(bare(absent))
})

test('a dealer cannot work a ticket by posting the console’s forms', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  const fields = { intent: 'decision', warranty_accepted: 'yes', reason: 'Lo decido io' }
  const answer = await app.fetch(`/console/tickets/${ticket.id}`, post(dealer, fields))
  expect(answer.status).toBe(404)
  const stored = await app.portal.db.selectFrom('ticket').select('stage').executeTakeFirstOrThrow()
  expect(stored.stage).toBe('new_request')
})

test('the queue shows every company’s tickets with three queries, all of them prepared', async () => {
  const app = await openApp()
  const [one, other] = [await app.dealer(), await app.dealer()]
  for (const of of [one, other, one]) await app.ticket({ of, subject: `Di ${of.viewer.email}` })
  const agent = await app.staff()
  let page = ''
  const queries = await app.queriesOf(async () => {
    page = await (await app.fetch('/console/tickets', as(agent))).text()
  })
  expect(queries.length, queries.join('\n')).toBe(3)
  expect(queries.filter((text) => !/\/\* (?:prepared|by key)/.test(text))).toEqual([])
  expect(page).toContain(`Di ${one.viewer.email}`)
  expect(page).toContain(`Di ${other.viewer.email}`)
  expect(page).toContain('3 interventi')
})

test('the queue narrows by who is to act next, by overdue promises, by stage and by words', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: dealer, subject: 'Forcella da noi' })
  await app.ticket({ of: dealer, subject: 'Telaio dal cliente', awaiting: 'dealer' })
  await app.ticket({ of: dealer, subject: 'Promessa passata', promisedAt: '2026-11-01' })
  await app.ticket({ of: dealer, subject: 'In viaggio', awaiting: 'courier', promisedAt: '2026-11-01' })
  await app.ticket({ of: dealer, subject: 'Chiuso e promesso', stage: 'ticket_closed', promisedAt: '2026-11-01' })
  const subjects = ['Forcella da noi', 'Telaio dal cliente', 'Promessa passata', 'Chiuso e promesso', 'In viaggio']
  const shown = async (search: string) => {
    const page = await (await app.fetch(`/console/tickets${search}`, as(agent))).text()
    return subjects.filter((subject) => page.includes(subject))
  }
  expect(await shown('')).toEqual(subjects)
  expect(await shown('?awaiting=maker')).toEqual(['Forcella da noi', 'Promessa passata'])
  expect(await shown('?awaiting=dealer')).toEqual(['Telaio dal cliente'])
  expect(await shown('?overdue=yes')).toEqual(['Promessa passata'])
  expect(await shown('?stage=ticket_closed')).toEqual(['Chiuso e promesso'])
  expect(await shown('?q=FORCELLA')).toEqual(['Forcella da noi'])
  expect(await shown('?stage=banana&after=x&awaiting=y')).toEqual(subjects)
})

test('the queue is turned round by a choice that pages, views and filters keep', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const october = Date.UTC(2026, 9, 1)
  const ids: number[] = []
  for (let day = 0; day < 28; day += 1)
    ids.push((await app.ticket({ of: dealer, at: new Date(october + day * 86_400_000) })).id)
  const theirs = await app.ticket({ of: dealer, at: new Date(october + 30 * 86_400_000), awaiting: 'dealer' })
  const read = async (search: string) => (await app.fetch(`/en/console/tickets${search}`, as(agent))).text()
  for (const search of [
    '?order=activity-asc',
    '?awaiting=maker&order=activity-asc',
    `?order=activity-asc&stage=new_request`,
  ]) {
    const first = await read(search)
    expect([search, numbersIn(first)]).toEqual([search, ids.slice(0, 25)])
    const next = /rel="next"[^>]*href="([^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(next).toContain('order=activity-asc')
    const second = await read(next.slice(next.indexOf('?')))
    expect(numbersIn(second).slice(0, 3)).toEqual(ids.slice(25))
    expect(second).toMatch(/rel="prev"[^>]*order=activity-asc/)
    expect(first).toMatch(/<option value="activity-asc" selected=""/)
  }
  expect(await read('?order=activity-asc')).toMatch(
    /href="\/en\/console\/tickets\?awaiting=maker&amp;order=activity-asc"/,
  )
  for (const search of ['', '?order=', '?order=banana', '?order=latest'])
    expect([search, numbersIn(await read(search)).slice(0, 2)]).toEqual([search, [theirs.id, ids.at(-1)]])
})

function numbersIn(page: string): number[] {
  return [...page.matchAll(/<a (?=[^>]*row-link)[^>]*\/tickets\/(\d+)"/g)].map(([, id]) => Number(id))
}

test('when only the queue cannot be read, the page says so and offers to try again', async () => {
  const app = await openApp()
  const agent = await app.staff()
  await app.owner.schema.alterTable('ticket').renameTo('ticket_away').execute()
  try {
    const answer = await app.fetch('/en/console/tickets?awaiting=maker&company=1', as(agent))
    const page = await answer.text()
    expect(answer.status).toBe(500)
    expect(page).toContain('Error loading tickets')
    expect(page).toMatch(/href="\/en\/console\/tickets\?awaiting=maker&amp;company=1"/)
    expect(page).toContain('name="q"')
    expect(app.errors().join('')).toContain('the queue could not be read')
  } finally {
    await app.owner.schema.alterTable('ticket_away').renameTo('ticket').execute()
  }
})

test('staff see the tickets of one customer, whom pages and filters keep until it is taken away', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const { companyId } = rossi.viewer
  const read = async (address: string) => (await app.fetch(address, as(agent))).text()
  const { id } = await app.ticket({ of: rossi, subject: 'Forcella di Rossi', awaiting: 'courier' })
  await app.ticket({ of: bianchi, subject: 'Forcella di Bianchi' })
  expect(await read(`/en/console/tickets/${id}`)).toContain(`href="/en/console/tickets?company=${companyId}"`)
  const admin = await app.staff('admin')
  const company = await (await app.fetch(`/en/console/companies/${companyId}`, as(admin))).text()
  expect(company).toContain(`href="/en/console/tickets?company=${companyId}"`)

  for (const narrowed of [
    '',
    '&q=forcella',
    '&stage=new_request',
    '&awaiting=courier',
    '&q=forcella&awaiting=courier',
  ]) {
    const page = await read(`/en/console/tickets?company=${companyId}${narrowed}`)
    const others = narrowed && `?${narrowed.slice(1)}`
    expect(page).toContain('Forcella di Rossi')
    expect(page).not.toContain('Forcella di Bianchi')
    expect(page).toContain('1 ticket')
    expect(page).toMatch(
      new RegExp(
        `href="/en/console/tickets${others.replace('?', '\\?').replaceAll('&', '&amp;')}"[^>]*>.{0,600}Customer: Cicli Rossi`,
      ),
    )
    expect(page).toContain(`<input type="hidden" name="company" value="${companyId}"`)
  }
  for (const nobody of ['999999', 'x', '-1', '0', '1e3', '']) {
    const page = await read(`/en/console/tickets?company=${nobody}`)
    expect([nobody, page.includes('2 tickets'), page.includes('Customer:')]).toEqual([nobody, true, false])
  }
  // To a dealer the number says nothing.
  const own = await (await app.fetch(`/en/tickets?company=${bianchi.viewer.companyId}`, as(rossi))).text()
  expect([own.includes('Forcella di Rossi'), own.includes('Bianchi'), own.includes('Customer:')]).toEqual([
    true,
    false,
    false,
  ])

  for (let count = 0; count < 30; count += 1) await app.ticket({ of: rossi })
  const first = await read(`/en/console/tickets?company=${companyId}`)
  expect(first).toContain('31 tickets')
  expect(linkIn(first, 'next')).toContain(`company=${companyId}`)
  expect(linkIn(await read(linkIn(first, 'next')), 'prev')).toBe(`/en/console/tickets?company=${companyId}`)
})

test('an overdue promise says so in words, once, and a short search what is missing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  await app.ticket({ of: dealer, promisedAt: '2026-11-20' })
  const rows = (await (await app.fetch('/en/console/tickets', as(agent))).text()).split(/<\/?tbody>/)[1] ?? ''
  expect(rows).toContain('20 Nov 2026')
  expect(rows.match(/>overdue</gi)).toHaveLength(1)
  const short = await app.fetch('/en/console/tickets?q=ab', as(agent))
  expect(short.status).toBe(200)
  const page = await short.text()
  expect(page).toContain('Please type at least 3 characters to search')
  expect(page).toContain('20 Nov 2026')
})

test('pages lead on and back without losing the filters', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  for (let number = 1; number <= 60; number++)
    await app.ticket({
      of: dealer,
      subject: `Pezzo ${String(number).padStart(2, '0')}!`,
      at: new Date(Date.UTC(2026, 0, number)),
    })
  const read = async (address: string) => (await app.fetch(address, as(agent))).text()
  const first = await read('/console/tickets?awaiting=maker')
  const second = await read(linkIn(first, 'next'))
  const third = await read(linkIn(second, 'next'))
  const seen = [first, second, third].map((page) =>
    [...page.matchAll(/>Pezzo (\d\d)!</g)].map((found) => Number(found[1])),
  )
  expect(seen.map((numbers) => [numbers.length, numbers[0], numbers.at(-1)])).toEqual([
    [25, 60, 36],
    [25, 35, 11],
    [10, 10, 1],
  ])
  expect(linkIn(third, 'next')).toBe('')
  expect(linkIn(third, 'prev')).toBe(linkIn(first, 'next'))
  expect(linkIn(second, 'prev')).toBe('/console/tickets?awaiting=maker')
})

test('the mailbox is the demonstration’s alone, and shows what would have been sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const sent = {
    to_address: dealer.viewer.email,
    subject: 'Ricevuto',
    body: 'Guardi http://portal.test/tickets/1',
    html: '',
    sent_at: app.clock.now(),
  }
  await app.portal.db
    .insertInto('sent_mail')
    .values([
      { ...sent, outbox_id: 1 },
      { ...sent, outbox_id: 2, to_address: 'altra@dealer.example', subject: 'Altra' },
    ])
    .execute()
  expect((await app.fetch('/console/mailbox', as(agent))).status).toBe(404)
  expect((await app.fetch('/console/kit', as(agent))).status).toBe(404)
  app.portal.settings.demo = true
  try {
    const all = await (await app.fetch('/console/mailbox', as(agent))).text()
    expect(all.indexOf('Altra')).toBeLessThan(all.indexOf('Ricevuto'))
    const own = await (await app.fetch(`/console/mailbox?to=${dealer.viewer.email}`, as(agent))).text()
    expect(own).toContain('Ricevuto')
    expect(own).not.toContain('Altra')
    const mail = await (await app.fetch('/console/mailbox/1', as(agent))).text()
    expect(mail).toContain('href="http://portal.test/tickets/1"')
    expect((await app.fetch('/console/mailbox/3', as(agent))).status).toBe(404)
    expect((await app.fetch('/console/mailbox', as(dealer))).status).toBe(404)
  } finally {
    app.portal.settings.demo = false
  }
})

test('the mailbox hands out the files of a mail as they were sent, and shows its appointment', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
  const file = { name: 'Preventivo 7.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }
  const mail = { id: 7, to: 'a@b.example', subject: 'Ritiro', text: 'Ciao', html: '<p>Ciao</p>' }
  await app.portal.mail.send({ ...mail, attachments: [file], calendar: { method: 'REQUEST', content } })
  app.portal.settings = { ...app.portal.settings, demo: true }
  const page = await (await app.fetch('/console/mailbox/7', as(agent))).text()
  const [, sent = ''] =
    /href="data:application\/octet-stream;base64,([^"]+)" download="Preventivo 7\.pdf"/.exec(page) ?? []
  expect(Buffer.from(sent, 'base64').toString()).toBe('%PDF-1.7')
  expect(page).toContain('METHOD:REQUEST')
})

/** A page without what differs between any two answers: nonce, request and the address itself. */
function bare(page: string): string {
  return page.replaceAll(
    /nonce="[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|console(?:%2F|\/)tickets(?:%2F|\/)\d+/g,
    '',
  )
}

function linkIn(page: string, rel: 'next' | 'prev'): string {
  return new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
}
