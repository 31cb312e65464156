import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { photoOf } from '#app/features/content/attachments/attachments.fixture.ts'
import { replyAsStaff } from '#app/features/service/tickets/desk/staff.server.ts'
import { merge } from '#app/features/service/tickets/related/related.server.ts'
import { as, openApp } from '#tests/app.ts'
import { addressOf, cameIn, lying, messagesOf, rawMail, receive, sentMails, withInbox } from './mails.fixture.ts'
import { receiveMail } from './receive.server.ts'

async function openTicket() {
  const app = withInbox(await openApp())
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, awaiting: 'dealer' })
  const { accountId, email: from } = dealer.viewer
  return { app, dealer, id, mail: { from, to: addressOf(app, { who: 'account', id: accountId, ticketId: id }) } }
}

test('a mail about a ticket says where its answers go, and one that is sent there becomes a message of it', async () => {
  const { app, dealer, id, mail } = await openTicket()
  const { viewer: agent } = await app.staff()
  await replyAsStaff(app.portal, agent, id, { submission: randomUUID(), message: 'Serve una foto.' })
  await app.work()
  const [asked] = await sentMails(app)
  expect(asked?.headers).toMatchObject({ 'Reply-To': mail.to })
  expect(asked?.body).toContain('Per rispondere basta rispondere a questa e-mail')
  expect(
    await receive(app, {
      ...mail,
      text: 'Eccola.\n\nIl giorno gio 26 nov 2026 alle 10:12 Colnago ha scritto:\n> Serve',
    }),
  ).toBe('done')
  expect((await messagesOf(app, id)).at(-1)).toMatchObject({
    body: 'Eccola.',
    authorId: dealer.viewer.accountId,
    fromStaff: false,
  })
  const ticket = await app.portal.db.selectFrom('ticket').select('awaiting').where('id', '=', id).executeTakeFirst()
  expect(ticket?.awaiting).toBe('maker')
  await app.work()
  expect((await sentMails(app)).at(-1)).toMatchObject({ to: agent.email })
  const page = await (await app.fetch(`/en/console/tickets/${id}`, as(await app.staff()))).text()
  expect(page).toContain('The whole email')
  expect(await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).not.toContain('The whole email')
})

test('a mail is effective once, wherever in the mailbox it is found again', async () => {
  const { app, id, mail } = await openTicket()
  const raw = rawMail({ ...mail, id: '<one@mail.example>', text: 'Una volta.' })
  const place = { validity: 7, uid: 3 }
  expect(await receiveMail(app.portal, lying(raw, { place }))).toBe('done')
  expect(await receiveMail(app.portal, lying(raw, { place }))).toBe('done')
  expect(await receiveMail(app.portal, lying(raw, { place: { validity: 8, uid: 1 } }))).toBe('done')
  await Promise.all([receiveMail(app.portal, lying(raw)), receiveMail(app.portal, lying(raw))])
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Una volta.'])
  // Somebody else's mail under the same Message-ID suppresses nothing.
  await receive(app, { ...mail, id: '<one@mail.example>', text: 'Altro.' })
  expect(await messagesOf(app, id)).toHaveLength(2)
})

test('a reply whose address has lost its token is known by what it answers', async () => {
  const { app, id, mail } = await openTicket()
  const token = /\+(.*)@/.exec(mail.to)?.[1]
  const headers = [
    `In-Reply-To: <${token}.abc@portal.example>`,
    `References: <other@x.example> <${token}.abc@portal.example>`,
  ]
  expect(await receive(app, { ...mail, to: 'reply@portal.example', headers })).toBe('done')
  expect(await messagesOf(app, id)).toHaveLength(1)
})

test('who writes from another address, or with a token of another ticket or of nobody’s, writes nothing', async () => {
  const { app, id, mail } = await openTicket()
  const stranger = await app.dealer()
  const { id: foreign } = await app.ticket({ of: stranger })
  const { accountId } = stranger.viewer
  expect(await receive(app, { ...mail, from: stranger.viewer.email })).toBe('aside')
  expect(await receive(app, { ...mail, headers: ['From: other@x.example'] })).toBe('aside')
  const theirs = addressOf(app, { who: 'account', id: accountId, ticketId: id })
  expect(await receive(app, { from: stranger.viewer.email, to: theirs })).toBe('aside')
  expect(await receive(app, { ...mail, to: 'reply+' + 'a'.repeat(45) + '@portal.example' })).toBe('aside')
  expect(await receive(app, { ...mail, to: 'service@portal.example' })).toBe('aside')
  expect([await messagesOf(app, id), await messagesOf(app, foreign)]).toEqual([[], []])
  expect((await cameIn(app)).map(({ reason }) => reason)).toEqual([
    'sender',
    'sender',
    'no-access',
    'no-token',
    'no-token',
  ])
  const page = await (await app.fetch('/en/console/inbound-mail', as(await app.staff()))).text()
  expect(page).toContain('5 emails to look at.')
  expect(page).toContain('It does not come from the address that the email was sent to')
  app.clock.advance(430 * 24 * 60 * 60_000)
  await receive(app, mail)
  expect((await cameIn(app)).at(-1)?.reason).toBe('old-token')
})

test('staff who answer a mail are sent to the page, and nothing is written in their name', async () => {
  const { app, id } = await openTicket()
  const { viewer: agent } = await app.staff()
  const to = addressOf(app, { who: 'account', id: agent.accountId, ticketId: id })
  expect(await receive(app, { from: agent.email, to, text: 'Accettata.' })).toBe('done')
  await app.work()
  expect(await messagesOf(app, id)).toEqual([])
  const [answer] = await sentMails(app)
  expect(answer?.body).toContain(`http://portal.test/console/tickets/${id}`)
  expect(answer?.body).toContain('non si può rispondere a nome dell’assistenza')
})

test('a closed ticket takes no mail: the way to a new ticket in a mail opens a claim that follows the closed one', async () => {
  const app = withInbox(await openApp())
  const dealer = await app.dealer({ locale: 'en' })
  const { id } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const to = addressOf(app, { who: 'account', id: dealer.viewer.accountId, ticketId: id })
  expect(await receive(app, { from: dealer.viewer.email, to })).toBe('done')
  await app.work()
  expect(await messagesOf(app, id)).toEqual([])
  const [, way = ''] = /http:\/\/portal\.test(\/en\/new-ticket\S*)/.exec((await sentMails(app))[0]?.body ?? '') ?? []
  const form = await (await app.fetch(way, as(dealer))).text()
  expect(form).toMatch(new RegExp(`<input[^>]*name="follows"[^>]*value="${id}"`))
})

test('who answers a merged ticket by mail is told where it goes on', async () => {
  const { app, dealer, id, mail } = await openTicket()
  const { id: other } = await app.ticket({ of: dealer })
  await merge(app.portal, (await app.staff()).viewer, id, other)
  await app.work()
  expect(await receive(app, mail)).toBe('done')
  await app.work()
  expect([await messagesOf(app, id), await messagesOf(app, other)]).toEqual([[], []])
  const { body = '' } = (await sentMails(app)).at(-1) ?? {}
  expect(body).toContain(`l’intervento ${id} è stato unito al n. ${other} e non riceve altri messaggi`)
  expect(body).toContain(`http://portal.test/tickets/${other}`)
  expect(body).not.toContain('/new-ticket')
})

function part(name: string, type: string, content: string): string {
  const head = `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"`
  return `--b\n${head}\nContent-Transfer-Encoding: base64\n\n${content}\n`
}

test('photos of a mail are files of its message; what is none is named in a mail back', async () => {
  const { app, id, mail } = await openTicket()
  const photo = photoOf('walker').toString('base64')
  const body = [
    'Content-Type: multipart/mixed; boundary="b"\n',
    '--b\nContent-Type: text/plain; charset=utf-8\n\nDue allegati.\n',
    part('telaio.jpg', 'image/jpeg', photo),
    part('fattura.exe', 'image/jpeg', Buffer.from('MZ no photo at all').toString('base64')),
    '--b--',
  ].join('')
  expect(await receive(app, { ...mail, body })).toBe('done')
  const [message] = await messagesOf(app, id)
  const files = await app.portal.db.selectFrom('attachment').select(['name', 'message_id as of']).execute()
  expect(files).toEqual([{ name: 'telaio.jpg', of: message?.id }])
  await app.work()
  const answer = (await sentMails(app)).find(({ subject }) => subject.includes('file non accettati'))
  expect(answer?.body).toContain('«fattura.exe» non è di un tipo accettato')
})

test('a photo that is sent without a word is a message of its own, whatever is quoted below it', async () => {
  const { app, id, mail } = await openTicket()
  const quoted = 'Il giorno gio 26 nov 2026 alle 10:12 Colnago <reply@portal.example> ha scritto:\n> Serve una foto.'
  const passedOn = 'Da: Carla\nInviato: oggi\nA: Officina\nOggetto: telaio\n\nSi è rotto in discesa.'
  const send = (text: string, more: { subject?: string; photo?: boolean } = {}) => {
    const { photo = true, ...rest } = more
    const body = [
      'Content-Type: multipart/mixed; boundary="b"\n',
      `--b\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`,
      photo ? part('telaio.jpg', 'image/jpeg', photoOf('walker').toString('base64')) : '',
      '--b--',
    ].join('\n')
    return receive(app, { ...mail, ...rest, body })
  }
  await send(quoted)
  await send(quoted, { photo: false })
  await send(passedOn, { subject: 'I: telaio' })
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['File inviati per e-mail.', quoted, passedOn])
  // Staff can read all of it.
  expect((await cameIn(app))[0]?.body).toContain('> Serve una foto.')
})

test('mails of machines, of lists and of the portal itself are passed over, and answered by nothing', async () => {
  const { app, id, mail } = await openTicket()
  const token = /\+(.*)@/.exec(mail.to)?.[1]
  const machines = [
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['X-Auto-Response-Suppress: All'],
    ['List-Id: <news.maker.example>'],
    ['X-Autoreply: yes'],
  ]
  for (const headers of machines) expect(await receive(app, { ...mail, headers })).toBe('done')
  for (const subject of ['Automatic reply: Ticket 7', 'Risposta automatica: ferie', 'Réponse automatique : absence'])
    expect(await receive(app, { ...mail, subject })).toBe('done')
  expect(await receive(app, { ...mail, id: `<${token}.0123@portal.example>` })).toBe('done')
  expect(await receive(app, { ...mail, headers: ['Auto-Submitted: no'], text: 'Di persona.' })).toBe('done')
  expect((await messagesOf(app, id)).map(({ body }) => body)).toEqual(['Di persona.'])
  await app.work()
  expect((await sentMails(app)).filter(({ to }) => to === mail.from)).toEqual([])
})

test('a mail of 40 MB is refused in a sentence and never read whole, and one to 10,000 receivers is set aside', async () => {
  const { app, id, mail } = await openTicket()
  const large = lying(rawMail(mail), { bytes: 40_000_000 })
  const asked: (number | undefined)[] = []
  const watched = { ...large, read: (most?: number) => (asked.push(most), large.read(most)) }
  expect(await receiveMail(app.portal, watched)).toBe('done')
  expect(asked).toEqual([64_000])
  await app.work()
  expect((await sentMails(app))[0]?.body).toContain('al massimo 25\u00a0MB')
  const crowd = Array.from({ length: 10_000 }, (_, at) => `person-${at}@x.example`).join(',\r\n ')
  expect(await receive(app, { ...mail, to: `${mail.to},\r\n ${crowd}` })).toBe('aside')
  expect(await messagesOf(app, id)).toEqual([])
  expect((await cameIn(app)).map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
    'answered too-large',
    'set-aside too-many-recipients',
  ])
})

test('thirty mails of one address an hour are messages, and answers of the portal’s own stop at ten a day', async () => {
  const { app, id, mail } = await openTicket()
  for (let count = 1; count <= 31; count += 1) await receive(app, { ...mail, text: `Messaggio ${count}` })
  expect(await messagesOf(app, id)).toHaveLength(30)
  expect((await cameIn(app)).at(-1)?.reason).toBe('too-many')
  const { viewer: agent } = await app.staff()
  const to = addressOf(app, { who: 'account', id: agent.accountId, ticketId: id })
  for (let count = 1; count <= 12; count += 1) await receive(app, { from: agent.email, to, text: `Provo ${count}` })
  await app.work()
  const answers = (await sentMails(app)).filter(({ subject }) => subject.includes('non è arrivata'))
  expect(answers).toHaveLength(10)
})

test('only the own server is believed about who sent a mail, and nothing but noted', async () => {
  const app = withInbox((await openTicket()).app, { authServer: 'mx.maker.example' })
  const headers = [
    'Authentication-Results: mx.maker.example; spf=pass smtp.mailfrom=x; dkim=fail; dmarc=pass',
    'Authentication-Results: evil.example; spf=pass',
  ]
  await receive(app, { headers })
  await receive(app, { headers: headers.slice(1) })
  expect((await cameIn(app)).map(({ authentication }) => authentication)).toEqual(['spf=pass dkim=fail dmarc=pass', ''])
})
