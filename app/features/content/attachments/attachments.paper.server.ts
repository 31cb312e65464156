import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { openFile } from './attachments.server.ts'

/** A photo as small as a document needs it, upright. */
export type PaperPhoto = { content: Buffer; width: number; height: number }

/**
 * A photo this viewer may see, for a document. If anything is wrong with it, from its pixels to its disk, the document
 * names it instead, and is made all the same.
 */
export async function photoForPaper(portal: Portal, viewer: Viewer, id: string): Promise<PaperPhoto | undefined> {
  const [source, shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    const { open } = await openFile(portal, viewer, id, false)
    const content = await open()
    if (!content) return undefined
    await pipeline(content.stream, createWriteStream(source, { flags: 'wx', mode: 0o600 }))
    // All documents in one line: those who send photos do not wait for those who print them.
    const made = await portal.pictures.render({ source, shown, thumb, use: 'paper' }, 'documents')
    if (typeof made === 'string') return undefined
    return { content: await readFile(shown), width: made.width, height: made.height }
  } catch (error) {
    portal.log.warn({ err: error, file: id }, 'a photo cannot be put into a document')
    return undefined
  } finally {
    await portal.scratch.discard(source, shown, thumb)
  }
}
