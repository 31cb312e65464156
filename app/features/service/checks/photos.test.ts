import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { answersOf, beginAt, fill, pageOf, send, sign } from './checks.fixture.ts'
import { submissionOf } from './submission.server.ts'

/** A remedy to be signed, whose photos came in another order than its steps, two of them for one. */
async function filled() {
  const app = await openApp()
  const dealer = await app.dealer({ role: 'workshop' })
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const id = await beginAt(app, dealer, `/en/products/${product}/checks/recall-remedy`)
  const list = app.portal.catalogues.current().checklists.find(({ code }) => code === 'recall-remedy')
  const [first, ...later] = (list?.steps ?? []).filter(({ photo }) => photo)
  if (!list || !first) throw new Error('The template asks for no photo')
  for (const { code } of later.toReversed()) await fill(app, dealer, id, 'recall-remedy', [code])
  for (const photo of ['walker', 'waterfall'] as const)
    await uploadPhoto(app, dealer, photoOf(photo), submissionOf(id, first.code, dealer.viewer.accountId))
  expect((await send(app, dealer, id, first.code)).status).toBe(303)
  const rest = list.steps.filter(({ photo }) => !photo).map(({ code }) => code)
  await fill(app, dealer, id, 'recall-remedy', rest)
  return { app, dealer, id, steps: list.steps }
}

test('a photo of a check goes by its step, on the page and in the document, in the order of the steps', async () => {
  const { app, dealer, id, steps } = await filled()
  const sent = await sign(app, dealer, id, {})
  expect(sent.status, sent.text.slice(0, 300)).toBe(303)
  const captions = steps.flatMap(({ name, photo }, at) => {
    const caption = `${at + 1}. ${name.en}`
    if (!photo) return []
    return at === steps.findIndex((one) => one.photo) ? [`${caption} (1/2)`, `${caption} (2/2)`] : [caption]
  })
  expect(captions.length).toBeGreaterThan(2)
  const page = (await pageOf(app, dealer, `/en/checks/${id}`)).replaceAll('&amp;', '&')
  const places = captions.map((caption) => page.indexOf(`Open photo: ${caption}`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  const answer = await app.fetch(`/en/checks/${id}/pdf`, as(dealer))
  const words = readPdf(new Uint8Array(await answer.arrayBuffer()))
    .texts.join(' ')
    .replaceAll(/\s+/g, ' ')
  const written = words.slice(words.indexOf('Photos'))
  const at = captions.map((caption) => written.indexOf(caption))
  expect(at, written).toEqual(at.toSorted((one, other) => one - other))
  expect(at).not.toContain(-1)
})

test('every step takes a photo, also one that demands none: of whatever looks doubtful', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ role: 'workshop' })
  const { id: product } = await addProduct(app.portal, { of: dealer })
  const id = await beginAt(app, dealer, `/en/products/${product}/checks/yearly`)
  const list = app.portal.catalogues.current().checklists.find(({ code }) => code === 'yearly')
  expect(list?.steps.filter(({ photo }) => photo)).toEqual([])
  const page = await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)
  expect([page.includes('Photos (optional)'), page.includes('name="attachments"')]).toEqual([true, true])
  await uploadPhoto(app, dealer, photoOf('walker'), submissionOf(id, 'step-1', dealer.viewer.accountId))
  expect((await send(app, dealer, id, 'step-1')).status).toBe(303)
  // Seen again with the button that takes it away, after which the step is answered as before.
  expect(await pageOf(app, dealer, `/en/checks/${id}?step=step-1`)).toContain('aria-label="Remove the photo')
  const [photo] = await app.portal.db.selectFrom('attachment').select('id').where('check_id', '=', id).execute()
  const submission = submissionOf(id, 'step-1', dealer.viewer.accountId)
  const remove = { submission, intent: 'remove-photo', photo: photo?.id ?? '' }
  expect((await app.fetch(`/en/checks/${id}?step=step-1`, post(dealer, remove))).status).toBe(303)
  expect((await answersOf(app, id)).map(({ step }) => step)).toEqual(['step-1'])
})

test('photos for which there is no time are counted in the document, which does not wait for them', async () => {
  const { app, dealer, id } = await filled()
  await sign(app, dealer, id, {})
  const { pictures } = app.portal
  app.portal.pictures = {
    ...pictures,
    render(...asked) {
      app.clock.advance(400)
      return pictures.render(...asked)
    },
  }
  const answer = await app.fetch(`/en/checks/${id}/pdf`, as(dealer))
  const words = readPdf(new Uint8Array(await answer.arrayBuffer())).texts.join(' ')
  expect(words).toContain('(2/2)')
  expect(words).toMatch(/1 more photo is\s+on the page of the check\./)
})

test('a step whose only photo was taken off is open again, and nothing is signed before it has one', async () => {
  const { app, dealer, id, steps } = await filled()
  const code = steps.find(({ photo }) => photo)?.code ?? ''
  const isAnswered = async () => (await answersOf(app, id)).some(({ step }) => step === code)
  const { db } = app.portal
  const ofStep = db.selectFrom('attachment').select('id').where('check_id', '=', id).where('slot', '=', code)
  const left: boolean[] = []
  for (const photo of await ofStep.execute()) {
    const submission = submissionOf(id, code, dealer.viewer.accountId)
    const remove = { submission, intent: 'remove-photo', photo: photo.id }
    expect((await app.fetch(`/en/checks/${id}?step=${code}`, post(dealer, remove))).status).toBe(303)
    left.push(await isAnswered())
  }
  expect(left).toEqual([true, false])
  const early = await sign(app, dealer, id, {})
  expect([early.status, early.text.includes('Still to be done')]).toEqual([400, true])
  await fill(app, dealer, id, 'recall-remedy', [code])
  expect((await sign(app, dealer, id, {})).status).toBe(303)
})
