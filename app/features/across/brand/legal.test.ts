import { expect, test } from 'vitest'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { readBrandDraft } from './brand.server.ts'

const imprint = {
  intent: 'text',
  revision: '0',
  it: '# Chi siamo\n\n**Cicli Rossi S.r.l.**\nVia Roma 1, Milano\n\nP. IVA IT012',
  en: '',
  fr: '',
}

test('a legal text is read by anybody once it is published, and in a language without one the Italian stands', async () => {
  const { app, send, publish } = await openEditor()
  expect((await send('imprint', imprint)).headers.get('location')).toBe('/console/brand/texts/imprint?notice=saved')
  expect((await app.fetch('/legal/imprint')).status).toBe(404)
  expect(await (await app.fetch('/')).text()).not.toContain('/legal/')
  await publish(1)
  const page = await (await app.fetch('/legal/imprint')).text()
  expect(page).toContain('<h2><span>Chi siamo</span></h2>')
  expect(page).not.toContain('disponible')
  const french = await (await app.fetch('/fr/legal/imprint')).text()
  expect(french).toContain('Ce texte n’est disponible qu’en italien.')
  expect(french).toContain('Cicli Rossi S.r.l.')
  expect((await app.fetch('/legal/privacy')).status).toBe(404)
  expect((await app.fetch('/legal/cookies')).status).toBe(404)
})

test('published texts are linked from the sign-in, the registration, every page and every mail, and stand on documents', async () => {
  const { app, send, publish } = await openEditor()
  await send('imprint', imprint)
  await send('terms', { ...imprint, revision: '1', it: 'Le condizioni.', en: 'The terms.' })
  await publish(2)
  const dealer = await app.dealer()
  for (const page of [await app.fetch('/en'), await app.fetch('/en', as(dealer))]) {
    const text = await page.text()
    for (const name of ['imprint', 'terms']) expect(text).toContain(`href="/en/legal/${name}"`)
    expect(text).not.toContain('/en/legal/privacy')
  }
  expect(await (await app.fetch('/en?tab=register')).text()).toContain('By registering you accept the terms of service')
  await app.fetch(
    '/user/company',
    post(dealer, { intent: 'invite', email: 'a@b.example', role: 'sales', locale: 'fr' }),
  )
  await app.work()
  const mail = await app.portal.db.selectFrom('sent_mail').select(['body', 'html']).executeTakeFirstOrThrow()
  expect(mail.body).toContain('Cicli Rossi S.r.l. · Via Roma 1, Milano')
  expect(mail.body).toContain('Mentions légales\u00a0: http://portal.test/fr/legal/imprint')
  expect(mail.html).toContain('href="http://portal.test/fr/legal/imprint"')
  const { id } = await addOrder(app.portal, { of: dealer })
  const pdf = await app.fetch(`/orders/${id}/pdf`, as(dealer))
  expect(readPdf(new Uint8Array(await pdf.arrayBuffer())).texts).toContain('Cicli Rossi S.r.l. · Via Roma 1, Milano')
})

test('what a text must not hold is said with what was typed: a link that runs, a hundred kilobytes, no Italian', async () => {
  const { app, admin, send } = await openEditor()
  const wrong = await send('privacy', { ...imprint, it: 'Clicca [qui](javascript:alert(1))' })
  expect(wrong.status).toBe(400)
  const text = await wrong.text()
  expect(text).toContain('Il link javascript:alert(1) non si può usare')
  expect(text).toContain('Clicca [qui]')
  expect((await send('privacy', { ...imprint, it: '', en: 'Only English.' })).status).toBe(400)
  expect((await send('privacy', { ...imprint, it: 'x'.repeat(30_001) })).status).toBe(400)
  expect((await send('privacy', { ...imprint, it: 'x'.repeat(100_000) })).status).toBe(400)
  expect((await send('privacy', { ...imprint, it: `${'- '.repeat(10_000)}x` })).status).toBe(400)
  expect((await send('cookies', imprint)).status).toBe(404)
  expect((await readBrandDraft(app.portal, admin.viewer)).revision).toBe(0)
})

test('a script in a text is shown as it was typed and runs nowhere', async () => {
  const { app, send, publish } = await openEditor()
  await send('imprint', { ...imprint, it: '<script>alert(1)</script> <img src=x onerror=alert(1)>' })
  await publish(1)
  const page = await (await app.fetch('/legal/imprint')).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;')
})

test('of two who change a text at once the second is told, with what was typed', async () => {
  const { send } = await openEditor()
  await send('imprint', imprint)
  const late = await send('imprint', { ...imprint, it: 'Il mio testo' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Il mio testo')
})

test('a text that was refused for a link and saved by somebody else meanwhile is told so when it is sent again, and overwrites nothing', async () => {
  const { app, admin, send } = await openEditor()
  const other = await app.staff('admin')
  await app.fetch('/console/brand/texts/imprint', post(other, imprint))
  const wrong = await send('imprint', { ...imprint, it: 'Clicca [qui](javascript:alert(1))' })
  expect(wrong.status).toBe(400)
  const mine = { ...imprint, it: 'Clicca qui' }
  const late = await send('imprint', { ...mine, revision: revisionIn(await wrong.text()) })
  const page = await late.text()
  expect([late.status, page.includes('Clicca qui')]).toEqual([409, true])
  const saved = async () => (await readBrandDraft(app.portal, admin.viewer)).content.texts.imprint.it
  expect(await saved()).toBe(imprint.it)
  expect((await send('imprint', { ...mine, revision: revisionIn(page) })).status).toBe(303)
  expect(await saved()).toBe('Clicca qui')
})

async function openEditor() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (text: string, fields: Record<string, string>) =>
    app.fetch(`/console/brand/texts/${text}`, post(admin, fields))
  const publish = (revision: number) =>
    app.fetch('/console/brand', post(admin, { intent: 'publish', revision: String(revision), note: '' }))
  return { app, admin, send, publish }
}

function revisionIn(page: string): string {
  return /name="revision" value="(\d+)"/.exec(page)?.[1] ?? ''
}
