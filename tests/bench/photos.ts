import { randomUUID } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { addDealer, ask, claimWith, databaseOf } from '#tests/journeys/dealer.fixture.ts'
import { type LoopDelay, withDelayHook } from './accounts-load.ts'
import { family, memoryOf, type Served, startPortal, tell } from './processes.ts'

/** MB of memory: of the server before, at most while the photos came, and of the process beside it that makes pictures. */
export type PhotoFigures = {
  photos: number
  megabytes: number
  seconds: number
  before: number
  most: number
  makers: number
  delay: LoopDelay
  postgres: string
}

export type PhotoPlan = { folder: string; photos: number }

/** As many as a form sends side by side. */
const atOnce = 2
const warmUps = 4

/** What a claim with large photos costs the server that takes them. */
export async function measurePhotos({ folder, photos }: PhotoPlan): Promise<PhotoFigures> {
  const dataDir = path.join(folder, 'photos')
  const contents = await Promise.all(Array.from({ length: photos }, (_, at) => photoOf(at)))
  // Pictures are made in a process of their own, which is not to share the server's core.
  const portal = await startPortal(dataDir, withDelayHook, 'anywhere')
  try {
    const db = await databaseOf(dataDir)
    const cookie = await addDealer(db)
    const { rows } = await db.query<{ server_version: string }>('show server_version')
    await db.end()
    // What is loaded once is not counted.
    await sendClaim(portal, cookie, contents.slice(0, warmUps))
    const watched = watchMemory(portal)
    await tell(portal, 'begin')
    const began = performance.now()
    await sendClaim(portal, cookie, contents)
    const seconds = (performance.now() - began) / 1000
    // What the hook sends.
    const delay = (await tell(portal, 'end')) as LoopDelay
    const bytes = contents.reduce((sum, { length }) => sum + length, 0)
    const megabytes = bytes / photos / 1_000_000
    return { photos, megabytes, seconds, ...watched.stop(), delay, postgres: rows[0]?.server_version ?? '' }
  } finally {
    await portal.stop()
  }
}

/** A photograph as a phone takes it: twelve megapixels, whose grain makes some 4 MB of it. */
export function photoOf(at: number): Promise<Buffer> {
  const [width, height] = [4032, 3024]
  const colour = `hsl(${at * 47} 50% 55%)`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/><circle cx="${900 + at * 150}" cy="1400" r="${500 + at * 40}" fill="#333"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const grain = { create: { width, height, channels: 3 as const, background: '#808080', noise } }
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 93 })
    .toBuffer()
}

/** As the form does it: each photo as soon as it is chosen, then the claim. */
async function sendClaim(portal: Served, cookie: string, contents: readonly Buffer[]): Promise<void> {
  const server = { address: portal.origin }
  const submission = randomUUID()
  const left = [...contents.entries()]
  const sendNext = async (): Promise<void> => {
    const next = left.shift()
    if (!next) return
    const form = new FormData()
    form.set('submission', submission)
    form.set('field', 'attachments')
    form.set('file', new Blob([new Uint8Array(next[1])]), `IMG_${next[0]}.jpg`)
    const answer = await ask(server, '/uploads', cookie, { method: 'POST', body: form })
    const said = await answer.text()
    if (answer.status !== 200) throw new Error(`A photo was answered ${answer.status}: ${said.slice(0, 300)}`)
    return sendNext()
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
  const claim = claimWith('Dodici foto della stessa bicicletta.', submission)
  claim.delete('attachments')
  const answer = await ask(server, '/new-ticket', cookie, { method: 'POST', body: claim })
  if (answer.status !== 303) throw new Error(`The claim was answered ${answer.status}`)
}

function watchMemory(portal: Served) {
  const before = memoryOf(portal.pid)
  let [most, makers] = [before, 0]
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(portal.pid))
    const [, ...children] = family(portal.pid)
    makers = Math.max(makers, ...children.map(memoryOf))
  }, 20)
  return {
    stop() {
      clearInterval(sampling)
      return { before, most, makers }
    },
  }
}
