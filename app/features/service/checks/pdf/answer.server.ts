import { textIn } from '#app/catalogue/catalogue.ts'
import { pdfResponse } from '#app/kit/pdf/response.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { paperIn, type Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { photoForPaper } from '#app/features/content/attachments/attachments.paper.server.ts'
import type { Attachment } from '#app/features/content/attachments/attachments.ts'
import { readCheck } from '../checks.server.ts'
import { captionedBySteps } from '../photo-captions.ts'
import { writeCheck } from './pdf.server.ts'
import type { CaptionedPhoto } from './photos.server.ts'

/** How long all photos may take: who waits at the counter gets the paper, and the others on the page. */
const photosMilliseconds = 600

/**
 * A signed checklist as a document. What is not signed is no document yet.
 * @throws Problem module-missing, not-found, too-many-tries
 */
export async function checkResponse(portal: Portal, viewer: Viewer, locale: Locale, id: number): Promise<Response> {
  const { turns, rate } = portal.dossiers
  const read = await readCheck(portal, viewer, id)
  if (read.check.state !== 'signed') throw new Problem('not-found')
  const who = `account ${viewer.accountId}`
  const made = rate(who) ? await turns.take(who, () => write(portal, viewer, locale, read)) : 'busy'
  if (made === 'busy') throw new Problem('too-many-tries')
  return made
}

async function write(portal: Portal, viewer: Viewer, locale: Locale, read: Awaited<ReturnType<typeof readCheck>>) {
  const { check, list, answers, photos } = read
  const made = await paperIn(portal, locale)
  const drawn = await photosOf(portal, viewer, captionedBySteps(locale, list.steps, photos))
  const left = photos.length - drawn.length
  const bytes = await writeCheck(made, { check, steps: list.steps, answers, photos: drawn, left })
  return pdfResponse(`${textIn(locale, check.names)} ${check.serialNumber}`, bytes)
}

/** One after the other, so that a document takes one picture process at most. */
async function photosOf(portal: Portal, viewer: Viewer, files: readonly Attachment[]): Promise<CaptionedPhoto[]> {
  const until = portal.clock.now().getTime() + photosMilliseconds
  const drawn: CaptionedPhoto[] = []
  for (const { id, name: caption } of files) {
    if (portal.clock.now().getTime() > until) break
    const photo = await photoForPaper(portal, viewer, id)
    if (photo) drawn.push({ ...photo, caption })
  }
  return drawn
}
