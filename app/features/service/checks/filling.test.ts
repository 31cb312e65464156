import { expect, test } from 'vitest'
import { photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { formSent } from '#app/kit/drafts/kept.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { answersOf, beginAt, checkRow, fill, pageOf, send, sign } from './checks.fixture.ts'
import { submissionOf } from './submission.server.ts'

async function open(code = 'yearly') {
  const app = await openApp()
  const dealer = await app.dealer({ name: 'Marco Rossi' })
  const mate = await app.dealer({ company: dealer, role: 'workshop', name: 'Ugo Verdi' })
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const id = await beginAt(app, dealer, `/en/products/${product}/checks/${code}`)
  return { app, dealer, mate, product, id }
}

test('a checklist is begun by a button, once, and gone on with by anybody of the workshop', async () => {
  const { app, dealer, mate, product, id } = await open()
  const address = `/en/products/${product}/checks/yearly`
  expect(await pageOf(app, mate, address)).toContain('Go on with the check')
  expect(await beginAt(app, mate, address)).toBe(id)
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain('Step 1 of 10')
  expect(await pageOf(app, dealer, `/en/products/${product}`)).toContain(`/en/checks/${id}`)
  expect(await pageOf(app, dealer, '/en')).toContain('Checks to be finished')
  expect(await pageOf(app, mate, '/en')).not.toContain('Checks to be finished')
})

test('each step is kept as it is sent, and the page goes on to the next that is open', async () => {
  const { app, mate, id } = await open()
  expect((await send(app, mate, id, 'step-1')).to).toBe(`/en/checks/${id}?step=step-2`)
  expect(await answersOf(app, id)).toEqual([{ step: 'step-1', answer: 'done', measured: null, reason: '', version: 1 }])
  const page = await pageOf(app, mate, `/en/checks/${id}`)
  expect(page).toContain('Step 2 of 10')
  expect(page).toContain('<title>Step 2 of 10 · ')
  expect(page).toContain('1 of 10 done')
  expect(page).toContain('0 to 0.5\u00a0%')
})

test('a value outside its limits asks for a reason, and is taken with one', async () => {
  const { app, dealer, id } = await open()
  const bare = await send(app, dealer, id, 'step-2', { measured: '0,75' })
  expect(bare.status).toBe(400)
  expect(bare.text).toContain('The value is outside its limits (0 to 0.5\u00a0%)')
  expect(bare.text).toContain('value="0,75"')
  expect((await send(app, dealer, id, 'step-2', { measured: '0,75', reason: 'Chain replaced' })).status).toBe(303)
  expect(await answersOf(app, id)).toMatchObject([{ measured: 0.75, reason: 'Chain replaced' }])
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain('outside the limits')
})

test('a figure is read with a comma or a point; what is none, or none that a tool shows, is told', async () => {
  const { app, dealer, id } = await open()
  for (const measured of ['abc', '1e308', '1.234.567', '0x10', '--1', '9999999', '', '0,12345'])
    expect([measured, (await send(app, dealer, id, 'step-2', { measured })).status]).toEqual([measured, 400])
  for (const measured of ['0,4', '0.4', ' 0,4 '])
    expect([measured, (await send(app, dealer, id, 'step-2', { measured, seen: '1' })).status]).toEqual([measured, 303])
  expect(await answersOf(app, id)).toMatchObject([{ measured: 0.4, version: 1 }])
  const italian = await pageOf(app, dealer, `/checks/${id}?step=step-2`)
  expect(italian).toContain('value="0,4"')
  expect(italian).toContain('da 0 a 0,5')
})

test('a step is left out with a reason where the maker allows it, and nowhere else', async () => {
  const { app, dealer, id } = await open()
  const skipped = { answer: 'skipped', reason: 'No motor' }
  expect((await send(app, dealer, id, 'step-1', skipped)).status).toBe(400)
  expect((await send(app, dealer, id, 'step-10', { answer: 'skipped' })).text).toContain('Say why it does not apply')
  expect((await send(app, dealer, id, 'step-10', skipped)).status).toBe(303)
  expect((await send(app, dealer, id, 'step-1', { reason: 'x'.repeat(2000) })).status).toBe(400)
  expect((await send(app, dealer, id, 'step-99')).status).toBe(404)
  expect(await answersOf(app, id)).toMatchObject([{ step: 'step-10', answer: 'skipped', reason: 'No motor' }])
})

test('no step is said to be done that nobody said it of: of two answers none is chosen, and of one the button speaks', async () => {
  const { app, dealer, id } = await open()
  const stepPage = (step: string) => pageOf(app, dealer, `/en/checks/${id}?step=${step}`)
  const [only, either] = [await stepPage('step-1'), await stepPage('step-10')]
  expect(only).toContain('Done, go on')
  expect(either).toContain('Save and go on')
  expect(either.match(/<input[^>]*name="answer"[^>]*>/g)).toHaveLength(2)
  expect(either).not.toMatch(/<input(?=[^>]*name="answer")[^>]*checked/)
  const blank = await send(app, dealer, id, 'step-10', { answer: '' })
  expect(blank.status).toBe(400)
  expect(await answersOf(app, id)).toEqual([])
  expect((await send(app, dealer, id, 'step-10', { measured: '90' })).status).toBe(303)
  expect(await stepPage('step-10')).toMatch(/<input(?=[^>]*name="answer")(?=[^>]*value="done")[^>]*checked/)
})

test('where a photo is needed none is missing: one’s own, and no video of it', async () => {
  const { app, dealer, mate, id } = await open('pre-delivery')
  expect((await send(app, dealer, id, 'step-1')).text).toContain('Add the photo.')
  // Another’s upload is nobody else’s.
  const theirs = await uploadPhoto(app, mate, photoOf('walker'))
  expect((await send(app, dealer, id, 'step-1', { submission: theirs.submission })).status).toBe(400)
  const own = submissionOf(id, 'step-1', dealer.viewer.accountId)
  const { id: photo } = await uploadPhoto(app, dealer, photoOf('walker'), own)
  // Before it is sent it waits for its step, on any phone of the same person.
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).toContain(photo)
  expect((await send(app, dealer, id, 'step-1')).status).toBe(303)
  expect((await app.fetch(`/files/${photo}`, as(mate))).status).toBe(200)
  const stranger = await app.dealer()
  expect((await app.fetch(`/files/${photo}`, as(stranger))).status).toBe(404)
  const remove = { submission: own, intent: 'remove-photo', photo }
  expect((await app.fetch(`/en/checks/${id}?step=step-1`, post(dealer, remove))).status).toBe(303)
  expect((await app.fetch(`/files/${photo}`, as(mate))).status).toBe(404)
})

test('on two phones the last answer counts, and one that was not seen is told before', async () => {
  const { app, dealer, mate, id } = await open()
  expect((await send(app, mate, id, 'step-3', { measured: '2,4' })).status).toBe(303)
  const second = await send(app, dealer, id, 'step-3', { measured: '1.8' })
  expect(second.status).toBe(409)
  expect(second.text).toContain('Ugo Verdi has answered this step meanwhile: Done · 2.4\u00a0mm.')
  expect(second.text).toContain('name="seen" value="1"')
  // The same once more is no other answer.
  expect((await send(app, dealer, id, 'step-3', { measured: '2.4' })).status).toBe(303)
  expect((await send(app, dealer, id, 'step-3', { measured: '1.8', seen: '1' })).status).toBe(303)
  expect(await answersOf(app, id)).toMatchObject([{ measured: 1.8, version: 2 }])
})

test('what is typed on a step is there again after a closed tab, until the step is answered', async () => {
  const { app, dealer, mate, id } = await open()
  const submission = submissionOf(id, 'step-1', dealer.viewer.accountId)
  const typed = { form: `check.${id}.step-1`, submission, answer: 'done', reason: 'Graffio sul tubo orizzontale' }
  expect((await app.fetch('/drafts', post(dealer, typed))).status).toBe(204)
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).toContain('Graffio sul tubo orizzontale')
  expect(await pageOf(app, mate, `/en/checks/${id}?step=step-1`)).not.toContain('Graffio')
  await send(app, dealer, id, 'step-1')
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).not.toContain('Graffio')
  // A browser that was closed right then has it still.
  const late = { ...typed, page: 'a', age: '2000', late: '1' }
  app.clock.advance(1000)
  expect((await app.fetch('/drafts', post(dealer, late))).headers.get(formSent)).toBe('yes')
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).not.toContain('Graffio')
  expect((await app.fetch('/drafts', post(dealer, { ...late, age: '500' }))).headers.get(formSent)).toBeNull()
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).toContain('Graffio')
})

test('signing names the steps that are open, and is done once: the second is told who signed', async () => {
  const { app, dealer, mate, id } = await open()
  await fill(app, dealer, id, 'yearly', [
    'step-1',
    'step-2',
    'step-3',
    'step-4',
    'step-5',
    'step-6',
    'step-7',
    'step-8',
  ])
  const early = await sign(app, dealer, id)
  expect(early.status).toBe(400)
  expect(early.text).toContain(
    'Still to be done: “Check the tyres for wear and cuts; renew the sealant if tubeless” and “If it is electric',
  )
  await fill(app, dealer, id, 'yearly', ['step-9', 'step-10'])
  expect((await sign(app, dealer, id, { mechanic_name: 'Marco\r\nBcc: x' })).status).toBe(400)
  expect((await sign(app, dealer, id, { mechanic_name: ' ' })).status).toBe(400)
  const both = await Promise.all([
    sign(app, dealer, id, { mechanic_name: 'Marco Bianchi' }),
    sign(app, mate, id, { mechanic_name: 'Ugo Bianchi' }),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  const { mechanic_name: signer } = await checkRow(app, id)
  expect(both.find(({ status }) => status === 409)?.text).toContain(`Signed already by ${signer}, 21 Nov 2026, 10:00`)
  // Whose name was typed is one thing, whose account signed another.
  expect(await (await app.fetch(`/en/checks/${id}`, as(dealer))).text()).toMatch(/Mechanic<[\s\S]{0,200}Account</)
  const late = await send(app, mate, id, 'step-1', { reason: 'Too late', seen: '1' })
  expect([late.status, late.text.includes('it cannot be changed any more')]).toEqual([409, true])
  expect((await app.fetch(`/en/checks/${id}`, post(dealer, { intent: 'discard' }))).status).toBe(409)
  await expect(
    app.portal.db
      .insertInto('bicycle_check_step')
      .values({
        check_id: id,
        step: 'step-1',
        answer: 'skipped',
        answered_by: dealer.viewer.accountId,
        answered_at: app.clock.now(),
      })
      .execute(),
  ).rejects.toThrow('stay as they are')
})

test('a signed service stands in the bicycle’s log; a correction is a new checklist that names the earlier', async () => {
  const { app, dealer, product, id } = await open()
  await fill(app, dealer, id, 'yearly')
  expect((await sign(app, dealer, id)).status).toBe(303)
  const services = () =>
    app.portal.db.selectFrom('product_event').select(['subject', 'day']).where('kind', '=', 'service').execute()
  expect(await services()).toEqual([{ subject: 'yearly', day: '2026-11-21' }])
  const answer = await app.fetch(`/en/checks/${id}`, post(dealer, { intent: 'correct' }))
  const next = Number(/\/checks\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
  expect(next).not.toBe(id)
  await fill(app, dealer, next, 'yearly')
  expect((await sign(app, dealer, next)).status).toBe(303)
  expect(await services()).toHaveLength(1)
  expect(await pageOf(app, dealer, `/en/checks/${id}`)).toContain('A later check corrects it')
  expect(await pageOf(app, dealer, `/en/products/${product}`)).toContain(`/en/checks/${next}/pdf`)
})

test('what was put right is not put right a second time from its first version', async () => {
  const { app, dealer, id } = await open()
  await fill(app, dealer, id, 'yearly')
  await sign(app, dealer, id)
  const correct = (check: number) => app.fetch(`/en/checks/${check}`, post(dealer, { intent: 'correct' }))
  const begun = async (check: number) =>
    Number(/\/checks\/(\d+)/.exec((await correct(check)).headers.get('location') ?? '')?.[1])
  const next = await begun(id)
  // As long as it is open, who asks again goes on with it.
  expect(await begun(id)).toBe(next)
  await fill(app, dealer, next, 'yearly')
  await sign(app, dealer, next)
  const refused = await correct(id)
  expect([refused.status, (await refused.text()).includes('start from the later check')]).toEqual([409, true])
  expect(await checkRow(app, await begun(next))).toMatchObject({ state: 'open', corrects_id: next })
})

test('a service begun over a forgotten correction stands in the log', async () => {
  const { app, dealer, product, id } = await open()
  await fill(app, dealer, id, 'yearly')
  expect((await sign(app, dealer, id)).status).toBe(303)
  const correct = () => app.fetch(`/en/checks/${id}`, post(dealer, { intent: 'correct' }))
  const forgotten = Number(/\/checks\/(\d+)/.exec((await correct()).headers.get('location') ?? '')?.[1])
  expect(await checkRow(app, forgotten)).toMatchObject({ state: 'open', corrects_id: id })
  app.clock.advance(24 * 60 * 60_000)
  const address = `/en/products/${product}/checks/yearly`
  expect(await pageOf(app, dealer, address)).not.toContain('Go on with the check')
  expect(await beginAt(app, dealer, address)).toBe(forgotten)
  // It is no correction by now, nor can one be begun beside it.
  const refused = await correct()
  expect([refused.status, (await refused.text()).includes('sign or delete it first')]).toEqual([409, true])
  await fill(app, dealer, forgotten, 'yearly')
  expect((await sign(app, dealer, forgotten)).status).toBe(303)
  const services = app.portal.db.selectFrom('product_event').select('day').where('kind', '=', 'service')
  expect(await services.orderBy('day').execute()).toEqual([{ day: '2026-11-21' }, { day: '2026-11-22' }])
})

test('a foreign bicycle, a list of another family and somebody without the module begin nothing', async () => {
  const { app, dealer, product, id } = await open()
  const [stranger, bare, rider] = [
    await app.dealer(),
    await app.dealer({ modules: ['products'] }),
    await app.dealer({ role: 'customer' }),
  ]
  const status = async (by: { cookie: string }, path: string) => (await app.fetch(path, as(by))).status
  const address = `/en/products/${product}/checks/yearly`
  expect(await status(stranger, address)).toBe(404)
  expect(await status(stranger, `/en/checks/${id}`)).toBe(404)
  expect(await status(stranger, `/en/checks/${id}/pdf`)).toBe(404)
  expect(await status(bare, address)).toBe(403)
  expect(await status(rider, '/en/checks')).toBe(404)
  expect(await status(dealer, `/en/products/${product}/checks/nothing`)).toBe(404)
  expect(await status(dealer, `/en/checks/${id}/pdf`)).toBe(404)
  expect((await send(app, stranger, id, 'step-1')).status).toBe(404)
})
