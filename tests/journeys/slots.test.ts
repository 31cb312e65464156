import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { awaitScripts, choose } from '#tests/screens/visit.ts'
import { signIn, thePortal, visitor } from './browser.ts'

const photo = (name: string) => path.join(rootDir, 'tests/photos', name)

test('photos fill their places, the missing ones are named, and the verdict is read before sending', async () => {
  const { page, complaints } = await visitor({ width: 390 })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket?draft=new')
  await choose(page, 'frame_model', 'V4R')
  await choose(page, 'part_involved', 'fork')
  await choose(page, 'kind_of_damage', 'functional')
  await choose(page, 'damage_phase', 'field')
  await page.fill('input[name=date_of_purchase]', '2020-05-04')
  await page.locator('.told-not-covered').waitFor()
  await page.setInputFiles('#ticket-attachments-drive-side', photo('landscape-orientation-6.jpg'))
  const filled = page.locator('.slot-filled', { hasText: 'The whole bike' })
  await filled.locator('.slot-tick').waitFor()
  expect(await page.locator('.claim-missing').textContent()).toContain('3 photos are missing: at least 2 are needed')
  expect(await page.textContent('main')).toContain('Still to take: The serial number or its QR code · Both legs')
  await filled.locator('button[name=removed_file]').click()
  await page.locator('.slot-empty', { hasText: 'The whole bike' }).waitFor()
  expect(await page.locator('.claim-missing').textContent()).toContain('4 photos are missing: at least 3 are needed')
  // Two places are left without a part, and three photos are needed all the same.
  await choose(page, 'part_involved', 'fork')
  await page.locator('.claim-missing', { hasText: '3 photos are missing: at least 3 are needed' }).waitFor()
  expect(complaints).toEqual([])
})

test('the keyboard stays at the place whose photo is chosen or taken away, and at the field whose file is', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/en/new-ticket?draft=new')
  await choose(page, 'frame_model', 'V4R')
  await choose(page, 'part_involved', 'fork')
  await choose(page, 'kind_of_damage', 'functional')
  const focused = () => page.evaluate(() => document.activeElement?.id)
  const place = '#ticket-attachments-drive-side'
  await page.focus(place)
  await page.setInputFiles(place, photo('landscape-orientation-6.jpg'))
  const filled = page.locator('.slot-filled', { hasText: 'The whole bike' })
  await filled.locator('.slot-tick').waitFor()
  await expect.poll(focused).toBe('ticket-attachments-drive-side')
  await filled.locator('button[name=removed_file]').press('Enter')
  await page.locator('.slot-empty', { hasText: 'The whole bike' }).waitFor()
  await expect.poll(focused).toBe('ticket-attachments-drive-side')
  await page.setInputFiles('#ticket-attachments', photo('landscape-orientation-6.jpg'))
  await page.locator('.files button[name=removed_file]').press('Enter')
  await page.locator('.files').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('ticket-attachments')
  expect(complaints).toEqual([])
})

test('an answer with a photo is told as sent, and a form with a file can be taken off the page', async () => {
  const { page, complaints } = await visitor({ width: 390 })
  await signIn(page, 'dealer@demo.example', '/tickets')
  await page.locator('main a.row-link').first().click()
  await page.fill('#reply-message', 'Ecco la foto del telaio.')
  await page.setInputFiles('#reply-attachments', photo('landscape-orientation-6.jpg'))
  await page.locator('button[name=removed_file]').waitFor()
  await page.getByRole('button', { name: 'Invia la risposta' }).click()
  await page.locator('.message', { hasText: 'Ecco la foto del telaio.' }).waitFor()
  // Drawn by the page itself, not read again after an error.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('latest-message')
  await page.goto('/products/new')
  await page.setInputFiles('input[type=file]', photo('landscape-orientation-6.jpg'))
  await page.locator('button[name=removed_file]').waitFor()
  await page.getByRole('link', { name: 'Con un codice' }).click()
  await page.locator('button[name=removed_file]').waitFor({ state: 'detached' })
  await page.locator('input[name=code]').waitFor()
  expect(complaints).toEqual([])
})

test('the camera reads the number from the QR code on the bicycle, in two lines or not', async () => {
  const film = path.join(mkdtempSync(path.join(os.tmpdir(), 'film-')), 'code.y4m')
  writeFileSync(film, filmOf('V4R-0510-\nA1234'))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const page = await browser.newPage({ baseURL: thePortal().origin })
    await awaitScripts(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol !== 'blob:' && origin !== thePortal().origin) elsewhere.push(request.url())
    })
    await signIn(page, 'dealer@demo.example', '/en/new-ticket?draft=new')
    await choose(page, 'frame_model', 'V4R')
    await page.getByRole('button', { name: 'Scan the QR code' }).click()
    await expect.poll(() => page.inputValue('input[name=serial_number]')).toBe('V4R-0510-A1234')
    await page.locator('dialog').waitFor({ state: 'detached' })
    expect(elsewhere).toEqual([])
  } finally {
    await browser.close()
  }
})

test('without a camera the dialog says what to do', async () => {
  const { page } = await visitor()
  await signIn(page, 'dealer@demo.example', '/en/new-ticket?draft=new')
  await page.getByRole('button', { name: 'Scan the QR code' }).click()
  await page.locator('dialog', { hasText: 'or type the number' }).waitFor()
})

/** A film of a still QR code, as a browser's fake camera plays it: YUV4MPEG2, grey. */
function filmOf(text: string): Buffer {
  const [width, height, cell] = [640, 480, 10]
  const { data } = encode(text)
  const [left, top] = [(width - data.length * cell) / 2, (height - data.length * cell) / 2]
  const luma = Buffer.alloc(width * height, 235)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[Math.floor((y - top) / cell)]?.[Math.floor((x - left) / cell)]) luma[y * width + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`)
  return Buffer.concat([head, ...Array.from({ length: 5 }, () => frame)])
}
