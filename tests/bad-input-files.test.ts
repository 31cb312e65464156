import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { slotsOf } from '#app/features/content/attachments/attachments.forms.server.ts'
import { attachmentWords } from '#app/features/content/attachments/attachments.words.ts'
import { type Locale, locales, pathIn } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { as, type Member, openApp, post } from './app.ts'
import { claim, fileOf, formOf, holdings, multipart, part, pdf, read } from './bad-input.fixture.ts'

/** In every language: the sentence, what was typed, and nothing else than before in tables and folders. */
async function expectRefused(
  send: (locale: Locale, dealer: Member) => RequestInit,
  status: number,
  says: (locale: Locale) => string,
): Promise<void> {
  const app = await openApp()
  const dealer = await app.dealer()
  for (const locale of locales) {
    const before = await holdings(app)
    const answer = await app.fetch(pathIn(locale, '/new-ticket'), send(locale, dealer))
    const page = await read(answer)
    expect([locale, answer.status]).toEqual([locale, status])
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).toContain(says(locale))
    expect(page).toContain(claim.content)
    expect(page).toContain(`value="${claim.serial_number}"`)
    expect(await holdings(app)).toEqual(before)
  }
}

const wordsOf = (key: keyof typeof attachmentWords, name: string) => (locale: Locale) =>
  sayIn(attachmentWords, locale)(key, slotsOf(name))

test('a file of the wrong kind under the right name is refused by its content', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const content of [svg, 'MZ\u0090\u0000 a program', '<html><script>alert(1)</script>', 'PK\u0003\u0004 a zip'])
    await expectRefused(
      (_, dealer) => post(dealer, formOf({}, [fileOf(content, 'telaio.jpg')])),
      400,
      wordsOf('kind', 'telaio.jpg'),
    )
})

test('an SVG is refused under its own name too, and an empty file says so', async () => {
  const svg = fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'disegno.svg', 'image/svg+xml')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [svg])), 400, wordsOf('kind', 'disegno.svg'))
  await expectRefused(
    (_, dealer) => post(dealer, formOf({}, [fileOf('', 'vuota.jpg')])),
    400,
    wordsOf('empty', 'vuota.jpg'),
  )
})

test('a picture of 16,000 × 16,000 pixels is refused by its head', async () => {
  const head = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const bomb = fileOf(new Uint8Array(head), 'enorme.png', 'image/png')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [bomb])), 400, wordsOf('too-many-pixels', 'enorme.png'))
})

test('a photo of more than 25 MB is too large, and the text stays in the form', async () => {
  const large = new Uint8Array(25_000_001)
  large.set([0xff, 0xd8, 0xff, 0xe0])
  const photo = fileOf(large, 'grande.jpg')
  await expectRefused((_, dealer) => post(dealer, formOf({}, [photo])), 413, wordsOf('photo-too-large', 'grande.jpg'))
  const app = await openApp()
  const dealer = await app.dealer()
  const upload = new FormData()
  for (const [name, value] of [
    ['submission', randomUUID()],
    ['field', 'attachments'],
  ] as const)
    upload.set(name, value)
  upload.set('file', photo)
  const answer = await app.fetch('/fr/uploads', post(dealer, upload))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ problem: wordsOf('photo-too-large', 'grande.jpg')('fr') })
})

test('of thirteen files the thirteenth is named, and the twelve stay with the form', async () => {
  for (const locale of locales) {
    const app = await openApp()
    const dealer = await app.dealer()
    const before = await holdings(app)
    const files = Array.from({ length: 13 }, (_, at) => pdf(`file-${at + 1}.pdf`))
    const answer = await app.fetch(pathIn(locale, '/new-ticket'), post(dealer, formOf({}, files)))
    const page = await read(answer)
    expect(answer.status).toBe(400)
    expect(page).toContain(wordsOf('too-many', 'file-13.pdf')(locale))
    expect(page).toContain('file-12.pdf')
    expect(page).toContain(claim.content)
    expect(await holdings(app)).toEqual({ ...before, attachment: 12, files: (before['files'] ?? 0) + 12 })
  }
})

test('names of files lead nowhere, whatever they hold', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const names = [
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'a\0b.pdf',
    'x'.repeat(300),
    '.',
    'CON',
    '\u202Egpj.exe',
    'a"\r\nX-Bad: 1;.pdf',
  ]
  for (const name of names) {
    const sent = name.replaceAll('"', '%22').replaceAll('\r\n', '%0D%0A')
    const submission = randomUUID()
    const body = `${part('name="submission"', submission)}${part('name="field"', 'attachments')}${part(`name="file"; filename="${sent}"`, '%PDF-1.7\n%%EOF')}--limite--\r\n`
    const answer = await app.fetch('/uploads', as(dealer, { method: 'POST', headers: multipart, body }))
    expect([name, answer.status]).toEqual([name, 200])
    // The answer is this portal's own.
    const { file } = (await answer.json()) as { file: { id: string; name: string } }
    expect(file.name).toMatch(/^[^/\\\p{C}]{1,120}$/u)
    const kept = await app.fetch(`/files/${file.id}`, as(dealer))
    expect(kept.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!-]+$/,
    )
    await kept.arrayBuffer()
  }
  const stored = readdirSync(`${app.portal.settings.dataDir}/files`, { recursive: true, withFileTypes: true })
  expect(stored.filter((entry) => entry.isFile() && !/^[\da-f]{32}$/.test(entry.name))).toEqual([])
})

test('a body that breaks off or is none leaves the text in the form and nothing behind', async () => {
  for (const locale of locales) {
    const app = await openApp()
    const dealer = await app.dealer()
    const before = await holdings(app)
    const texts = Object.entries({ submission: randomUUID(), ...claim }).map(([name, value]) =>
      part(`name="${name}"`, value),
    )
    const cut = `${texts.join('')}--limite\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then`
    const answer = await app.fetch(
      pathIn(locale, '/new-ticket'),
      as(dealer, { method: 'POST', headers: multipart, body: cut }),
    )
    const page = await read(answer)
    expect(answer.status).toBe(400)
    expect(page).toContain(sayIn(attachmentWords, locale)('form-incomplete'))
    expect(page).toContain(claim.content)
    expect(await holdings(app)).toEqual(before)
  }
})
