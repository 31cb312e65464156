import { parseArgs } from 'node:util'
import { filesOn, openFiles, outsideOf, type StoreName, stores } from '#app/adapters/files/choices.server.ts'
import type { StoreOutside } from '#app/adapters/files/files.ts'
import { copyFiles, type Moved, removeCopied } from '#app/adapters/files/moving.server.ts'
import { requireInFolder } from '#app/backup/data-folder.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { formatBytes } from '#app/kit/words/formats.ts'
import { readSettings, type Settings } from '#app/settings.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

const usage = `Usage:
  npm run files -- move --to ${stores.toReversed().join('|')} [--remove]`

/** `npm run files`. @returns what is to be printed. @throws Error whose message is a sentence */
export async function runFiles(
  line: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<string> {
  const { to, remove } = inputIn(line)
  const settings = readSettings(environment)
  if (to !== 'disk') await requireInFolder(settings.dataDir, 'files')
  let reason: unknown
  const log = { error: ({ err }: { err: unknown }) => (reason = err) }
  const outside = (await storeBeside(to, settings)).open(log)
  const disk = await openFiles({ on: 'disk' }, { dataDir: settings.dataDir, log })
  const [source, target] = to === 'disk' ? [outside, disk] : [disk, outside]
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

function inputIn(line: readonly string[]): { to: StoreName; remove: boolean } {
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
  const { remove = false } = values
  const to = stores.find((one) => one === values.to)
  if (positionals.join(' ') !== 'move' || !to) throw new Error(usage)
  return { to, remove }
}

/**
 * The disk is one end of every move: the other is the store that is named, or else where files lie, or what is told of.
 */
async function storeBeside(to: StoreName, settings: Settings): Promise<StoreOutside> {
  const named = to === 'disk' ? [settings.files.on, ...stores] : [to]
  const found = named.map((on) => filesOn(on, settings))
  const store = found.map((one) => (typeof one === 'string' ? undefined : outsideOf(one))).find(Boolean)
  if (!store) throw new Error(found.find((one) => typeof one === 'string'))
  await store.check({
    warn({ err }) {
      throw new Error(`The store at ${store.place.endpoint} does not answer.`, { cause: err })
    },
  })
  return store
}

function thenSwitch(to: StoreName): string {
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
