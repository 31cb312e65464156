import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { type ReadMail, readMail } from './read-mail.ts'

const script = path.join(rootDir, 'app/features/service/inbound-mail/reading/reading-thread.server.ts')
/** ms, and MB: what the largest mail takes, several times. */
const longest = 30_000
const memory = 400

/** Bytes: what a reply without files has. No mail of that size keeps anybody waiting, whatever it is made of. */
const small = 32_000

/** @returns undefined where it is no mail, or takes more than any mail does */
export async function readApart(raw: Uint8Array): Promise<ReadMail | undefined> {
  if (raw.length <= small) return readMail(raw).catch(() => undefined)
  const thread = new Worker(script, { workerData: raw, resourceLimits: { maxOldGenerationSizeMb: memory } })
  try {
    const [read] = (await once(thread, 'message', { signal: AbortSignal.timeout(longest) })) as [ReadMail]
    return read
  } catch {
    return undefined
  } finally {
    await thread.terminate()
  }
}
