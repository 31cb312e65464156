import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addTestQuote, readable } from '../quotes.fixture.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function pageOf(app: App, address: string, person: { cookie: string }) {
  return readable(await (await app.fetch(address, as(person))).text())
}

function answering(decision: 'accepted' | 'rejected', more: Record<string, string> = {}) {
  return { intent: 'decide', submission: randomUUID(), decision, name: 'Marco Rossi', final: 'on', ...more }
}

function rowOf(app: App, id: number) {
  const columns = ['acceptance', 'decided_at', 'decided_name', 'decided_comment', 'status'] as const
  return app.portal.db.selectFrom('quote').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
}

function outboxOf(app: App, kind: string) {
  return app.portal.db.selectFrom('outbox').select('payload').where('kind', '=', kind).execute()
}

function mailsOf(app: App) {
  const mails = app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'subject', 'body'])
  return mails.orderBy('outbox_id').execute()
}

function eventsOf(app: App, id: number) {
  return app.portal.db.selectFrom('quote_event').select('kind').where('quote_id', '=', id).orderBy('id').execute()
}

test('a quote shows its facts, lines, totals, terms and link, in each language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const link = 'https://quotes.maker.example/PR-9'
  const { id } = await addTestQuote(app, { of: dealer, number: 'PR-9', link })
  const italian = await pageOf(app, `/quotes/${id}`, dealer)
  expect(italian).toContain('Preventivo PR-9')
  expect(italian).toContain('Telaio C68 nero opaco, taglia 54 2 5.200,00 € -30% 7.280,00 €')
  expect(italian).toContain('Totale di listino 10.445,00 € Sconti -3.120,00 € Totale, IVA esclusa 7.325,00 €')
  expect(italian).toContain('Importo, IVA esclusa 7.325,00 €')
  expect(italian).toContain('Pagamento a 30 giorni.')
  expect(italian).toContain('Scadenza 31 dic 2026')
  expect(italian).not.toContain('Stato interno')
  expect(await pageOf(app, `/en/quotes/${id}`, dealer)).toContain('Last day to answer: 31 Dec 2026.')
  expect(await pageOf(app, `/fr/quotes/${id}`, dealer)).toContain('Dernier jour pour répondre : 31 déc. 2026.')
  const page = await (await app.fetch(`/quotes/${id}`, as(dealer))).text()
  expect(page).toContain(`href="${link}" target="_blank" rel="noopener noreferrer"`)
  const pdf = await app.fetch(`/en/quotes/${id}/pdf`, as(dealer))
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(pdf.headers.get('content-disposition')).toContain('Quote-PR-9.pdf')
})

test('a link that would run something is never taken up', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await expect(addTestQuote(app, { of: dealer, link: 'javascript:alert(1)' })).rejects.toThrow('quote_link_check')
})

test('a foreign quote and one that never was are the same page', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const { id } = await addTestQuote(app, { of: bianchi })
  const bodies = []
  for (const address of [`/quotes/${id}`, '/quotes/999999', '/quotes/none']) {
    const answer = await app.fetch(address, as(rossi))
    expect(answer.status).toBe(404)
    bodies.push(readable(await answer.text()).replaceAll(/\/quotes\/\w+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ''))
  }
  expect(new Set(bodies).size).toBe(1)
  for (const fields of [answering('accepted'), { intent: 'message', submission: randomUUID(), message: 'Ciao' }])
    expect((await app.fetch(`/quotes/${id}`, post(rossi, fields))).status).toBe(404)
  expect((await rowOf(app, id)).acceptance).toBe('pending')
})

test('accepting keeps name, comment and time, and tells owner and staff once', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { id, number } = await addTestQuote(app, { of: dealer })
  const fields = answering('accepted', { comment: 'Consegna a marzo, grazie' })
  const sent = await app.fetch(`/en/quotes/${id}`, post(dealer, fields))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/en/quotes/${id}?notice=accepted#answer`])
  // The same form once more, as a browser does that lost the answer.
  expect((await app.fetch(`/en/quotes/${id}`, post(dealer, fields))).status).toBe(303)
  expect(await rowOf(app, id)).toMatchObject({
    acceptance: 'accepted',
    decided_at: app.clock.now(),
    decided_name: 'Marco Rossi',
    decided_comment: 'Consegna a marzo, grazie',
  })
  expect(await eventsOf(app, id)).toEqual([{ kind: 'accepted' }])
  const page = await pageOf(app, `/quotes/${id}`, dealer)
  expect(page).toMatch(/Preventivo accettato Nome indicato Marco Rossi Data e ora 21 nov 2026, 10:00/)
  expect(page).not.toContain('Invia la risposta')
  await app.work()
  const mails = await mailsOf(app)
  expect(mails.map(({ to }) => to).sort()).toEqual([agent.viewer.email, 'owner@maker.example'].sort())
  expect(mails[0]?.subject).toBe(`Preventivo ${number}: accettato da Cicli Rossi`)
  expect(mails[0]?.body).toContain('> Consegna a marzo, grazie')
  expect(mails[0]?.body).toContain(`http://portal.test/quotes/${id}`)
})

test('who declines by the form that has accepted, as after a lost answer, is told that it was accepted', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer })
  const fields = answering('accepted')
  await app.fetch(`/quotes/${id}`, post(dealer, fields))
  for (const other of [{ decision: 'rejected', comment: 'Troppo caro' }, { comment: 'Consegna a marzo' }]) {
    const answer = await app.fetch(`/quotes/${id}`, post(dealer, { ...fields, ...other }))
    expect([answer.status, readable(await answer.text())]).toEqual([
      409,
      expect.stringContaining('Preventivo accettato'),
    ])
  }
  expect(await eventsOf(app, id)).toEqual([{ kind: 'accepted' }])
})

test('an owner who is among the staff gets one mail, in their own language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const agent = await app.staff()
  const { email, accountId } = agent.viewer
  const { db } = app.portal
  await db.updateTable('account').set({ locale: 'en' }).where('id', '=', accountId).execute()
  const { id, number } = await addTestQuote(app, { of: dealer })
  await db.updateTable('quote').set({ owner_email: email }).where('id', '=', id).execute()
  await app.fetch(`/quotes/${id}`, post(dealer, answering('rejected', { comment: 'Troppo caro' })))
  const question = { intent: 'message', submission: randomUUID(), message: 'Ne riparliamo?' }
  await app.fetch(`/quotes/${id}`, post(dealer, question))
  await app.work()
  expect((await mailsOf(app)).map(({ to, subject }) => [to, subject])).toEqual([
    [email, `Quote ${number}: declined by Cicli Rossi`],
    [email, `Quote ${number}: new message`],
  ])
})

test('nobody’s name is written for them: it stands for a signature', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Olga Rossi' })
  const { id } = await addTestQuote(app, { of: dealer })
  const page = await (await app.fetch(`/quotes/${id}`, as(dealer))).text()
  const field = /<input [^>]*name="name"[^>]*>/.exec(page)?.[0]
  expect(field).toContain('autoComplete="name"')
  expect(field).not.toMatch(/value="[^"]/)
  const unsigned = await app.fetch(
    `/quotes/${id}`,
    post(dealer, answering('accepted', { name: ' ', comment: 'Va bene' })),
  )
  expect(unsigned.status).toBe(400)
  expect(await unsigned.text()).toContain('Va bene')
  expect((await rowOf(app, id)).acceptance).toBe('pending')
})

test('who rejects says why, and a mistake keeps what was typed', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ role: 'sales' })
  const { id } = await addTestQuote(app, { of: dealer })
  const mute = await app.fetch(`/quotes/${id}`, post(dealer, answering('rejected', { name: 'Chiara Lodi' })))
  expect(mute.status).toBe(400)
  const page = await mute.text()
  expect(page).toContain('Per rifiutare, scrivi il motivo.')
  expect(page).toContain('value="Chiara Lodi"')
  const blank = await app.fetch(`/en/quotes/${id}`, post(dealer, { intent: 'decide', submission: randomUUID() }))
  expect(blank.status).toBe(400)
  expect(await blank.text()).toContain('Choose whether to accept or decline.')
  // What cannot be taken back is asked once more, by the server as well.
  const { final: _final, ...once } = answering('accepted')
  const hasty = await app.fetch(`/quotes/${id}`, post(dealer, once))
  expect([hasty.status, (await hasty.text()).includes('Conferma che la risposta è definitiva.')]).toEqual([400, true])
  // A signature is one line, no matter who reads it in a mail.
  const lines = await app.fetch(`/quotes/${id}`, post(dealer, answering('accepted', { name: 'Marco\nRossi' })))
  expect(lines.status).toBe(400)
  expect((await rowOf(app, id)).acceptance).toBe('pending')
  const told = answering('rejected', { comment: 'Troppo caro' })
  expect((await app.fetch(`/quotes/${id}`, post(dealer, told))).status).toBe(303)
  expect(await rowOf(app, id)).toMatchObject({ acceptance: 'rejected', decided_comment: 'Troppo caro' })
})

test('a quote can be answered to the end of its last day in Rome, and never after', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const lastMinute = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-21' })
  const { id } = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-21' })
  app.clock.advance(new Date('2026-11-21T22:59:59Z').getTime() - app.clock.now().getTime())
  expect((await app.fetch(`/quotes/${lastMinute.id}`, post(dealer, answering('accepted')))).status).toBe(303)
  app.clock.advance(1000)
  const late = await app.fetch(`/quotes/${id}`, post(dealer, answering('accepted', { comment: 'Ancora in tempo?' })))
  expect(late.status).toBe(409)
  const page = readable(await late.text())
  expect(page).toContain('Il preventivo è scaduto: non si può più accettare né rifiutare.')
  expect(page).toContain('Ancora in tempo?')
  expect(page).toContain('Preventivo scaduto')
  expect((await rowOf(app, id)).acceptance).toBe('pending')
  expect((await outboxOf(app, 'quotes.decided')).length).toBe(1)
})

test('an expired quote says once that it is, with no date still to come beside it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer, expiresOn: '2026-11-15' })
  const page = await pageOf(app, `/quotes/${id}`, dealer)
  expect(page).toContain('Scaduto')
  expect(page).toContain('Ultimo giorno utile: 15 nov 2026.')
  expect(page).not.toContain('Scadenza: 15 nov 2026')
  expect(await pageOf(app, `/en/quotes/${id}`, dealer)).toContain('The last day to answer was 15 Nov 2026.')
})

test('of twenty answers at one moment one counts, and the others read who was first', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Olga Rossi' })
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Sara Verdi' })
  const { id } = await addTestQuote(app, { of: owner })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const [person, decision] = index % 2 === 0 ? ([owner, 'accepted'] as const) : ([sales, 'rejected'] as const)
      const fields = answering(decision, { name: person.viewer.name, comment: `Parola ${index}` })
      return app.fetch(`/quotes/${id}`, post(person, fields))
    }),
  )
  expect(answers.filter(({ status }) => status === 303).length).toBe(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.length).toBe(19)
  const { decided_name: winner, acceptance, decided_comment: comment } = await rowOf(app, id)
  expect([winner, acceptance]).toEqual(
    winner === 'Olga Rossi' ? ['Olga Rossi', 'accepted'] : ['Sara Verdi', 'rejected'],
  )
  const page = readable((await refused[0]?.text()) ?? '')
  expect(page).toContain('Nel frattempo qualcuno ha già risposto a questo preventivo')
  expect(page).toContain(`Nome indicato ${winner}`)
  expect(page).toContain(comment)
  expect(await eventsOf(app, id)).toEqual([{ kind: acceptance }])
  expect(await outboxOf(app, 'quotes.decided')).toEqual([{ payload: { quoteId: id } }])
})

test('one form sent twenty times at one moment answers once, and harms nobody', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer })
  const fields = answering('accepted')
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.fetch(`/quotes/${id}`, post(dealer, fields))))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
  expect((await outboxOf(app, 'quotes.decided')).length).toBe(1)
  expect(await eventsOf(app, id)).toEqual([{ kind: 'accepted' }])
})

test('an answer is kept with its event and its parcel, or not at all', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await addTestQuote(app, { of: dealer })
  await app.owner.schema
    .alterTable('outbox')
    .addCheckConstraint('power_cut', sql`kind <> 'quotes.decided'`)
    .execute()
  try {
    expect((await app.fetch(`/quotes/${id}`, post(dealer, answering('accepted')))).status).toBe(500)
  } finally {
    await app.owner.schema.alterTable('outbox').dropConstraint('power_cut').execute()
  }
  expect(app.errors().length).toBeGreaterThan(0)
  expect((await rowOf(app, id)).acceptance).toBe('pending')
  expect(await eventsOf(app, id)).toEqual([])
})

test('staff take a quote from draft to approved, step by step, and never answer for the dealer', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const admin = await app.staff('admin')
  const { id } = await addTestQuote(app, { of: dealer, status: 'DRAFT' })
  const move = (status: string, person: { cookie: string } = admin) =>
    app
      .fetch(`/en/quotes/${id}`, post(person, { intent: 'status', status, reason: 'Sconto troppo alto' }))
      .then((answer) => answer.status)
  const written = { intent: 'message', submission: randomUUID(), message: 'Eccolo' }
  expect((await app.fetch(`/en/quotes/${id}`, post(admin, written))).status).toBe(409)
  expect([await move('APPROVED'), await move('REJECTED'), await move('nonsense')]).toEqual([409, 409, 400])
  expect(await move('PENDING_APPROVAL', dealer)).toBe(404)
  for (const status of ['PENDING_APPROVAL', 'REJECTED', 'DRAFT', 'PENDING_APPROVAL', 'APPROVED'])
    expect([status, await move(status), await move(status)]).toEqual([status, 303, 303])
  expect([await move('DRAFT'), await move('DRAFT', dealer)]).toEqual([409, 404])
  expect((await eventsOf(app, id)).length).toBe(5)
  const page = await pageOf(app, `/en/quotes/${id}`, admin)
  expect(page).toContain('Pending approval → Approved')
  expect(page).not.toContain('Send your answer')
  expect((await app.fetch(`/en/quotes/${id}`, post(admin, answering('accepted')))).status).toBe(404)
  expect(await rowOf(app, id)).toMatchObject({ acceptance: 'pending', status: 'APPROVED' })
  expect((await app.fetch(`/en/quotes/${id}`, as(dealer))).status).toBe(200)
})

test('a rider answers quotes of their own', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer' })
  const { id } = await addTestQuote(app, { of: rider })
  expect((await app.fetch(`/quotes/${id}`, post(rider, answering('accepted')))).status).toBe(303)
})
