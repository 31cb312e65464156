import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { template } from '#db/template/template.ts'
import { reply } from '../../tickets.server.ts'
import { decision } from '../ticket.fixture.ts'

async function openBetween() {
  const app = await openApp()
  const agent = await app.staff()
  const dealer = await app.dealer({ locale: 'fr', name: 'Anne Petit' })
  const { id } = await app.ticket({ of: dealer, promisedAt: '2026-12-04' })
  const send = (fields: Record<string, string>) => app.fetch(`/console/tickets/${id}`, post(agent, fields))
  const read = async (address: string, by = agent as Parameters<typeof as>[0]) =>
    (await app.fetch(address, as(by))).text()
  return { app, agent, dealer, id, send, read }
}

const sent = (id: number) =>
  `Bonjour Anne, nous avons tout reçu. Date prévue de notre réponse sur le dossier SAV ${id}\u00a0: 4\u00a0déc.\u00a02026.`

test('a standard answer is read by each side in its own language, and a text of one’s own as it was written', async () => {
  const { app, dealer, id, send, read } = await openBetween()
  const french = sent(id).replaceAll('4\u00a0déc.\u00a02026', '4 déc. 2026')
  const own = 'Il pezzo non è ancora arrivato, ma lo aspettiamo per la fine della settimana.'
  for (const message of [french, own]) {
    await send({ intent: 'reply', submission: randomUUID(), message })
    app.clock.advance(1000)
  }
  const [kept] = await app.portal.db.selectFrom('message').select(['body', 'answer']).orderBy('id').execute()
  expect(kept).toMatchObject({ body: french, answer: { code: 'answer-by', promisedAt: '2026-12-04' } })
  const theirs = await read(`/fr/tickets/${id}`, dealer)
  expect(theirs).toContain('Bonjour Anne, nous avons tout reçu.')
  expect(theirs).toMatch(/<p class="ticket-text" lang="it">Il pezzo non è ancora arrivato/)
  expect(theirs).toContain('Écrit en italien')
  const ours = await read(`/console/tickets/${id}`)
  expect(ours).toContain(
    `Buongiorno Anne, abbiamo ricevuto tutto. Data prevista per la risposta sull’intervento ${id}: 4 dic 2026.`,
  )
  expect(ours).not.toContain('Scritto in italiano')
  const english = await read(`/en/tickets/${id}`, dealer)
  expect(english).toContain(`You will have our answer on ticket ${id} by: 4 Dec 2026.`)
})

test('the reason of a decision is read by each side in its own language too', async () => {
  const { app, dealer, id, send, read } = await openBetween()
  const found = template.answers.find(({ code }) => code === 'crash')
  await send({ ...decision, warranty_accepted: 'no', reason: found?.text.fr ?? '' })
  const { search } = await app.portal.db.selectFrom('ticket').select('search').executeTakeFirstOrThrow()
  expect(search).toBeTruthy()
  expect(await read(`/fr/tickets/${id}`, dealer)).toContain(found?.text.fr)
  for (const page of [await read(`/console/tickets/${id}`), await read(`/tickets/${id}`, dealer)]) {
    const shown = page.slice(0, page.indexOf('<script', page.indexOf('<main')))
    expect(shown).toContain(found?.text.it)
    expect(shown).not.toContain(found?.text.fr)
  }
})

test('a reason that was typed in another language says so to its reader, in the decision and in the history', async () => {
  const { dealer, id, send, read } = await openBetween()
  const reason = 'Il telaio è stato montato senza la pasta per il carbonio, e si vede sul tubo.'
  await send({ ...decision, warranty_accepted: 'no', reason })
  const theirs = await read(`/fr/tickets/${id}`, dealer)
  expect(theirs.match(/<p class="(ticket-text|history-line)" lang="it">Il telaio/g)).toHaveLength(2)
  expect(theirs).toContain('Écrit en italien')
  expect(await read(`/tickets/${id}`, dealer)).not.toContain('lang="it">Il telaio')
})

test('mails say standard answers and reasons in the language of who reads them, a follower’s as well', async () => {
  const { app, dealer, id, send } = await openBetween()
  const { viewer: colleague } = await app.dealer({ company: dealer, locale: 'en' })
  await reply(app.portal, colleague, id, { submission: randomUUID(), message: 'One more photo.' })
  const [anna, follower_locale] = ['anna@officina.example', 'it']
  const follow = { intent: 'follow', follower_name: 'Anna', follower_email: anna, follower_locale }
  expect((await app.fetch(`/tickets/${id}`, post(dealer, follow))).status).toBe(303)
  const last = async () => {
    await app.work()
    const mails = await app.portal.db
      .selectFrom('sent_mail')
      .select(['to_address', 'body'])
      .orderBy('outbox_id')
      .execute()
    return [dealer.viewer.email, colleague.email, anna].map(
      (to) => mails.findLast((mail) => mail.to_address === to)?.body,
    )
  }
  const french = sent(id).replaceAll('4\u00a0déc.\u00a02026', '4 déc. 2026')
  await send({ intent: 'reply', submission: randomUUID(), message: french })
  const answered = await last()
  expect(answered[0]).toContain('> Bonjour Anne, nous avons tout reçu.')
  expect(answered[1]).toContain(`You will have our answer on ticket ${id} by: 4 Dec 2026.`)
  expect(answered[2]).toContain('> Buongiorno Anne, abbiamo ricevuto tutto.')
  const { text } = template.answers.find(({ code }) => code === 'crash') ?? {}
  await send({ ...decision, warranty_accepted: 'no', reason: text?.fr ?? '' })
  for (const [at, mail] of (await last()).entries()) expect(mail).toContain(`> ${[text?.fr, text?.en, text?.it][at]}`)
})

test('what was used most for a kind of damage is suggested first, and what is for another kind not at all', async () => {
  const { app, dealer, id, send, read } = await openBetween()
  const chips = async (ticket: number) => {
    const page = await read(`/en/console/tickets/${ticket}`)
    const form = page.slice(page.indexOf('id="decide"'))
    return [...form.matchAll(/class="answer-chip"[^>]*>([^<]*)</g)].map(([, title]) => title)
  }
  expect(await chips(id)).toEqual(['Covered paint', 'Knock or crash', 'Warranty over'])
  const over = template.answers.find(({ code }) => code === 'period-over')
  await send({ ...decision, warranty_accepted: 'no', reason: over?.text.fr ?? '' })
  const next = await app.ticket({ of: dealer })
  expect((await chips(next.id))[0]).toBe('Warranty over')
})

const chosenTurn = (page: string) => /<select[^>]*name="awaiting"[\s\S]*?value="(\w+)" selected=""/.exec(page)?.[1]

test('an answer that is put into a reply says whose move follows it, also where the reply is only begun', async () => {
  const { app, agent, id, send, read } = await openBetween()
  expect(chosenTurn(await read(`/console/tickets/${id}`))).toBe('dealer')
  const begun = { intent: 'reply', submission: randomUUID(), message: '', awaiting: 'dealer', insert: 'on' }
  for (const [answer, next] of [
    ['answer-by', 'maker'],
    ['part-leaves', 'courier'],
    ['more-photos', 'dealer'],
  ] as const)
    expect(chosenTurn(await (await send({ ...begun, answer })).text())).toBe(next)
  const message = `Prima di tutto, grazie.\n\n${sent(id).replaceAll('4\u00a0déc.\u00a02026', '4 déc. 2026')}`
  const draft = { form: `reply-${id}`, submission: randomUUID(), intent: 'reply', message }
  expect((await app.fetch('/drafts', post(agent, draft))).status).toBe(204)
  expect(chosenTurn(await read(`/console/tickets/${id}`))).toBe('maker')
})

test('a reason for accepting is not suggested for a refusal, nor the other way round, and its list keeps them apart', async () => {
  const { send } = await openBetween()
  const after = async (warranty_accepted: string) => {
    const fields = { ...decision, warranty_accepted, reason: '', answer: '', insert: 'on' }
    const page = await (await send(fields)).text()
    const form = page.slice(page.indexOf('id="decide"'))
    return { form, chips: [...form.matchAll(/class="answer-chip"[^>]*>([^<]*)</g)].map(([, title]) => title) }
  }
  const { chips, form } = await after('yes')
  expect(chips).toEqual(['Vernice coperta', 'Bici non ancora venduta'])
  expect((await after('no')).chips).toEqual(['Urto o caduta', 'Garanzia scaduta'])
  expect(form).toMatch(/<optgroup label="Per respingere"><option value="crash">Urto o caduta<.*?<\/optgroup>/)
})
