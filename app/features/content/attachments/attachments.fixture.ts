import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type Member, type openApp, post, type Staff } from '#tests/app.ts'
import { claimFiles } from './attachments.server.ts'

// Photos and copies of them, for the tests of what shows that one is there twice.

type App = Awaited<ReturnType<typeof openApp>>

export const photos = { waterfall: 'landscape-orientation-1.jpg', walker: 'portrait-orientation-3.jpg' } as const

export function photoOf(name: keyof typeof photos): Buffer {
  return readFileSync(path.join(rootDir, 'tests/photos', photos[name]))
}

/** As a messenger would send it on: smaller, of a poorer quality, its edges cut. */
export async function copyOf(name: keyof typeof photos): Promise<Buffer> {
  const { data, info } = await sharp(photoOf(name)).autoOrient().toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.round(info.width * 0.03), Math.round(info.height * 0.02)]
  return sharp(data)
    .extract({ left, top, width: info.width - 2 * left, height: info.height - 2 * top })
    .resize(Math.round(info.width * 0.6))
    .jpeg({ quality: 55 })
    .toBuffer()
}

/** Sends a file into a form that is being filled in. @returns what the form is told of it */
export async function uploadPhoto(
  app: App,
  person: Member | Staff,
  content: Buffer,
  submission: string = randomUUID(),
) {
  const form = new FormData()
  form.set('submission', submission)
  form.set('field', 'attachments')
  form.set('file', new Blob([new Uint8Array(content)]), 'foto.jpg')
  const answer = await app.fetch('/en/uploads', post(person, form))
  // The answers are this portal's own.
  const { file } = (await answer.json()) as { file: { id: string; usedIn?: number[] } }
  return { ...file, submission }
}

/** A photo in a ticket of this dealer. @returns its id */
export async function addPhotoTo(app: App, of: Member, ticketId: number, content: Buffer): Promise<string> {
  const { id, submission } = await uploadPhoto(app, of, content)
  await claimFiles(app.portal.db, of.viewer, submission, { ticketId, companyId: of.viewer.companyId })
  return id
}
