import path from 'node:path'
import { parseArgs } from 'node:util'
import { createDiskFiles } from '#app/adapters/files/files-disk.server.ts'
import { createS3Files } from '#app/adapters/files/files-s3.server.ts'
import type { MovableFiles } from '#app/adapters/files/files.ts'
import { copyFiles, type Moved, removeCopied } from '#app/adapters/files/moving.server.ts'
import { requireInFolder } from '#app/backup/data-folder.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { openBucket } from '#app/kit/s3/bucket.server.ts'
import { checkBucket } from '#app/kit/s3/check.server.ts'
import { formatBytes } from '#app/kit/words/formats.ts'
import { readSettings, type Settings } from '#app/settings.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

const usage = `Usage:
  npm run files -- move --to s3|disk [--remove]`

type Kept = Settings['files']['on']

/** `npm run files`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runFiles(
  line: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<string> {
  const { to, remove } = inputIn(line)
  const settings = readSettings(environment)
  if (to === 's3') await requireInFolder(settings.dataDir, 'files')
  let reason: unknown
  const stores = await storesOf(settings, (err) => (reason = err))
  const [source, target] = to === 's3' ? [stores.disk, stores.s3] : [stores.s3, stores.disk]
  try {
    const moved = await copyFiles(source, target, everySomeSeconds(tell))
    const done = `${moved.copied} files copied, ${formatBytes('en', moved.bytes)}; ${moved.already} were there before. Each was read back and compared.`
    if (settings.files.on !== to) return `${done}\n${thenSwitch(to)}`
    if (!remove) return done
    const { removed, left } = await removeCopied(source, target)
    return `${done}\n${removed} files removed where they were before, ${left} left that differ.`
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Error(`Nothing is lost, run it once more: ${reason instanceof Error ? reason.message : error.code}.`, {
      cause: error,
    })
  }
}

function inputIn(line: readonly string[]): { to: Kept; remove: boolean } {
  let said
  try {
    said = parseArgs({
      args: [...line],
      allowPositionals: true,
      options: { to: { type: 'string' }, remove: { type: 'boolean' } },
    })
  } catch {
    throw new Error(usage)
  }
  const { positionals, values } = said
  const { to, remove = false } = values
  if (positionals.join(' ') !== 'move' || (to !== 's3' && to !== 'disk')) throw new Error(usage)
  return { to, remove }
}

async function storesOf(
  { s3, dataDir }: Settings,
  onError: (error: unknown) => void,
): Promise<Record<Kept, MovableFiles>> {
  if (!s3)
    throw new Error(
      'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the store: set them.',
    )
  const log = { error: ({ err }: { err: unknown }) => onError(err) }
  await checkBucket(s3, {
    warn({ err }) {
      throw new Error(`The store at ${s3.endpoint} does not answer.`, { cause: err })
    },
  })
  return {
    s3: createS3Files({ bucket: openBucket(s3), log }),
    disk: await createDiskFiles({ folder: path.join(dataDir, 'files'), log }),
  }
}

function thenSwitch(to: Kept): string {
  return `The portal still works with the others: stop it, run this once more for what came since, set FILES=${to} and start it.`
}

/** How far it is, for somebody who waits. */
function everySomeSeconds(tell: (line: string) => void): (moved: Moved) => void {
  let told = Date.now()
  return (moved) => {
    if (Date.now() - told < 5000) return
    told = Date.now()
    tell(`${moved.copied} files copied, ${formatBytes('en', moved.bytes)} …`)
  }
}
