import path from 'node:path'
import type { Page } from 'playwright-core'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { choose } from '#tests/screens/visit.ts'
import { waitFor } from './system.fixture.ts'

export const photos = ['landscape-orientation-6.jpg', 'portrait-orientation-3.jpg', 'photo.webp'].map((name) =>
  path.join(rootDir, 'tests/photos', name),
)

/** A claim of an unsold bicycle, but for its photos. */
export async function fillClaim(page: Page, words: string): Promise<void> {
  await page.waitForSelector('html[data-awake]')
  await choose(page, 'frame_model', 'C68')
  await page.fill('input[name=serial_number]', 'c68.51s.00123')
  await page.locator('select[name=country]').selectOption('IT', { force: true })
  await choose(page, 'damage_phase', 'km0')
  await choose(page, 'part_involved', 'frame')
  await choose(page, 'kind_of_damage', 'functional')
  await page.fill('textarea[name=content]', words)
}

export async function addFiles(page: Page, files: string[] | { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file][name=attachments]').first().setInputFiles(files)
}

/** A PDF of so many bytes, of which no two are alike. */
export function largePdf(bytes: number) {
  const head = Buffer.from(`%PDF-1.7\n% ${Math.random()}\n`)
  return { name: 'perizia.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([head, Buffer.alloc(bytes, 'a')]) }
}

/** What a browser keeps of a text, a file or a form, or of the files that the server has. */
type Kept = { saved?: boolean; body?: string; uploaded?: unknown[] }

/** All that lies in the browser, for one person or another. */
function allKept(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const all: Kept[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<Kept[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => resolve(request.result))
        })
        const known = (row: Kept) =>
          Object.entries(row).filter(([field]) => ['saved', 'body', 'uploaded'].includes(field))
        all.push(...rows.map((row) => Object.fromEntries(known(row))))
      }
      db.close()
    }
    return all
  })
}

/** Milliseconds, on a machine that does other things as well. */
const longest = 45_000

/** How many texts, files and forms wait in the browser for one person or another, as the server has not got them. */
export async function waiting(page: Page): Promise<number> {
  return (await allKept(page)).filter(({ saved, uploaded }) => saved !== true && !uploaded).length
}

/** Waits until the browser knows of so many files of one form that the server has them. */
export async function untilUploaded(page: Page, count: number): Promise<void> {
  await waitFor(async () => (await allKept(page)).some(({ uploaded }) => uploaded?.length === count), longest)
}

/** Waits until what the browser keeps of a form has these words in it. */
export async function untilKept(page: Page, words: string): Promise<void> {
  const kept = new URLSearchParams({ words }).toString().slice('words='.length)
  await waitFor(async () => (await allKept(page)).some(({ body }) => body?.includes(kept)), longest)
}

export async function untilWaiting(page: Page, wanted: (count: number) => boolean): Promise<void> {
  await waitFor(async () => wanted(await waiting(page)), longest)
}
