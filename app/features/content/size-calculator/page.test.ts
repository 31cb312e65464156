import { expect, test } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { modules } from '#app/features/people/account/account.ts'
import { raceSizes } from '#db/template/geometry.ts'
import { as, openApp } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'

const page = '/resources/size-calculator'

test('the result stands in the page without a script: size, figures, drawing and reasons', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ role: 'workshop' })
  const answer = await app.fetch(`/en${page}?height=180&inseam=86,2`, as(dealer))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<title>Size calculator · Ammiraglia</title>')
  expect(html).toContain('<h2>Size 56</h2>')
  expect(html).toContain('Height 180\u00a0cm, inseam 86.2\u00a0cm')
  expect(html).toContain('aria-label="The bicycle in size 56: saddle height 761\u00a0mm')
  expect(html).toContain('Standing over the bike leaves 65\u00a0mm')
  expect(html).toContain('Why size 56')
  expect(html).toContain('value="86.2"')
  expect(html).toContain('href="/en/resources"')
  expect(html).toContain(`href="/en${page}/pdf?height=180&amp;inseam=86%2C2&amp;size=56"`)
  expect(html).not.toMatch(/NaN|undefined\u00a0mm| style=/)
})

test('between two sizes both are there, the asked-for one is drawn and the other lies over it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const html = await (await app.fetch(`${page}?height=174&inseam=84.6`, as(dealer))).text()
  expect(html).toContain('Tra due taglie: 54 e 56')
  expect(html).toContain('value="84,6"')
  expect(html).toContain('Perché la 54')
  expect(html.match(/In piedi sopra la bici restano/g)).toHaveLength(2)
  expect(html).toContain('Perché la 56')
  expect(html).toContain('La bici in taglia 54')
  expect(html).toContain('Tratteggiata: la taglia 56.')
  const other = await (await app.fetch(`${page}?height=174&inseam=84.6&size=56`, as(dealer))).text()
  expect(other).toContain('La bici in taglia 56')
  expect(other).toContain('Tratteggiata: la taglia 54.')
})

test('a size too tall to stand over is called nearer only where it is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const read = async (inseam: string) => (await app.fetch(`/en${page}?height=162&inseam=${inseam}`, as(dealer))).text()
  const nearer = await read('76')
  expect(nearer).toContain('The 51 would be nearer to the formula, but would leave only 6\u00a0mm')
  expect(nearer).not.toContain('It is the nearest')
  const next = await read('75')
  expect(next).toContain('It is the nearest to the frame size the inseam gives: 48.8\u00a0cm')
  expect(next).toContain('The next one up, the 51, has a top tube 4\u00a0mm too high to stand over.')
  expect(await read('75.4')).toContain('The 51 would be nearer')
  expect(await read('75.3')).not.toContain('would be nearer')
})

test('where nothing fits the page says so and why, and offers no document', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const html = await (await app.fetch(`/fr${page}?height=155&inseam=72`, as(dealer))).text()
  expect(html).toContain('Aucune taille ne convient')
  expect(html).toContain('il faudrait un entrejambe d’au moins 74,6\u00a0cm')
  expect(html).toContain('<th scope="row">Standover</th>')
  expect(html).not.toContain(`${page}/pdf`)
})

test('a slip keeps what was typed, with what is wrong at the field, and a status of 400', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch(`${page}?height=1%2C80&inseam=<b>`, as(dealer))
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('value="1,80"')
  expect(html).toContain('Scrivi la misura in centimetri: forse 180?')
  expect(html).toContain('value="&lt;b&gt;"')
  expect(html).toContain('Scrivi solo un numero, per esempio 83,5.')
  expect(html).toContain('aria-invalid="true"')
  expect((await app.fetch(page, as(dealer))).status).toBe(200)
})

test('a form that is sent empty asks for the two measures; a page just opened does not', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch(`/en${page}?height=&inseam=&stem=&angle=&spacers=`, as(dealer))
  expect(answer.status).toBe(400)
  expect((await answer.text()).match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(await (await app.fetch(`/en${page}`, as(dealer))).text()).not.toContain('aria-invalid')
})

test('riders and staff may use it; without the guides in the licence nobody of a company, document included', async () => {
  const app = await openApp()
  const bare = await app.dealer({ modules: modules.filter((module) => module !== 'user-guides') })
  for (const person of [await app.dealer({ role: 'customer' }), await app.staff(), await app.staff('admin')])
    expect((await app.fetch(page, as(person))).status).toBe(200)
  for (const path of [page, `${page}/pdf`, `${page}.data`, `${page}/pdf?height=180&inseam=86`]) {
    const answer = await app.fetch(path, as(bare))
    expect(answer.status, path).toBe(403)
    expect(await answer.text(), path).not.toContain('%PDF')
  }
})

test('the document is one page of PDF in the reader’s language, whatever the size', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const riders = [
    'height=174&inseam=84.6',
    'height=162&inseam=77',
    'height=162&inseam=75',
    'height=200&inseam=94&stem=140&angle=17&spacers=60',
  ]
  for (const locale of ['', '/en', '/fr'])
    for (const rider of riders) {
      const answer = await app.fetch(`${locale}${page}/pdf?${rider}`, as(dealer))
      expect(answer.status, rider).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(text.startsWith('%PDF-1.7')).toBe(true)
      expect(text.match(/\/Type \/Page\b/g), `${locale} ${rider}`).toHaveLength(1)
      expect(text).toContain(`/Lang (${locale.slice(1) || 'it'})`)
    }
})

test('the document’s file name is safe and says what it is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch(`/fr${page}/pdf?height=174&inseam=84.6`, as(dealer))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Ammiraglia-V3-taille-54-56.pdf"')
})

test('a document of nothing leads to the page, which says what is missing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const search of ['', '?height=180', '?height=155&inseam=72']) {
    const answer = await app.fetch(`/en${page}/pdf${search}`, as(dealer))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/en${page}${search}`)
  }
})

test('every family with a geometry has its sizes, the first of them at the address that names none', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await publishForTest(app, withGeometry)
  const read = async (search: string) => (await app.fetch(`/en${page}?${search}`, as(dealer))).text()
  const first = await read('height=180&inseam=86.2')
  expect(first).toContain('<h2>Size 56</h2>')
  expect(first).toMatch(/<option value="V3" selected="">V3 · /)
  expect(first).toMatch(/<option value="TT1">TT1 · /)
  expect(first).not.toContain('<option value="C68"')
  const other = await read('model=TT1&height=180&inseam=86.2')
  expect(other).toContain('<h2>Size L</h2>')
  expect(other).toContain('<th scope="col" class="size-number size-proposed">L<')
  expect(other).toContain(`href="/en${page}/pdf?model=TT1&amp;height=180&amp;inseam=86.2&amp;size=L"`)
  expect(other).toContain(`href="/en${page}?model=TT1"`)
  const pdf = await app.fetch(`${page}/pdf?model=TT1&height=180&inseam=86.2`, as(dealer))
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="Ammiraglia-TT1-taglia-L.pdf"')
  for (const path of [`${page}?model=C68`, `${page}/pdf?model=nessuno&height=180&inseam=86`])
    expect((await app.fetch(path, as(dealer))).status, path).toBe(404)
})

test('a maker without any geometry is told that no size can be worked out', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await publishForTest(app, (catalogue) => ({
    ...catalogue,
    families: catalogue.families.map((family) => ({ ...family, geometry: [] })),
  }))
  const answer = await app.fetch(`${page}?height=180&inseam=86.2`, as(dealer))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Nessuna geometria, per ora')
  expect(html).not.toContain('name="height"')
  expect((await app.fetch(`${page}/pdf?height=180&inseam=86.2`, as(dealer))).status).toBe(303)
})

/** The time-trial bicycle in two sizes that go by letters. */
function withGeometry(catalogue: Catalogue): Catalogue {
  const [small, large] = [raceSizes[0], raceSizes[3]]
  if (!small || !large) throw new Error('a template without geometry')
  const geometry = [
    { ...small, size: 'S' },
    { ...large, size: 'L' },
  ]
  const families = catalogue.families.map((family) => (family.code === 'TT1' ? { ...family, geometry } : family))
  return { ...catalogue, families }
}
