import { checkDatabase, checkReplica } from './doctor.database.server.ts'
import { type Finding, notWell, off, within } from './doctor.findings.server.ts'
import { checkDisks, checkFront } from './doctor.machine.server.ts'
import {
  checkBackups,
  checkCrm,
  checkErp,
  checkIdentity,
  checkMailbox,
  checkMailOut,
  checkStore,
  checkTraces,
} from './doctor.outside.server.ts'
import { storesOutside } from '#app/adapters/files/choices.server.ts'
import { readSettings, type Settings, SettingsError } from '#app/settings.server.ts'
import { withoutSecrets } from './secrets.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** `npm run doctor`: what is to be printed, and whether nothing of it needs somebody. */
export type Diagnosis = { isWell: boolean; text: string }

/** ms for one look. A database that comes up after a power cut takes longest. */
const patience = { ordinary: 10_000, database: 30_000 }

/**
 * Looks at everything that the portal stands on, all at once, each for a time of its own. Nothing is changed but a
 * probe in the store and the mailbox's two folders. @throws Error whose message says what the line takes
 */
export async function examine(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<Diagnosis> {
  if (line.length > 0) throw new Error('Usage:\n  npm run doctor')
  let settings: Settings
  try {
    settings = readSettings(environment)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return diagnosis([['settings', notWell(`${error.message} Nothing else was looked at.`)]])
  }
  const { database, clock } = looksOfDatabase(settings)
  const looks: [string, Promise<Finding>][] = [
    ['settings', Promise.resolve(settingsSay(settings))],
    ['database', database],
    ['clock', clock],
    ['replica', look(() => checkReplica(settings))],
    ['disk', look(() => checkDisks(settings))],
    ['mail out', look(() => checkMailOut(settings))],
    ['mailbox', look(() => checkMailbox(settings))],
    ['CRM', look(() => checkCrm(settings))],
    ['ERP', look(() => checkErp(settings))],
    ...looksOfStores(settings),
    ['backups', look(() => checkBackups(settings))],
    ['traces', look(() => checkTraces(settings))],
    ['identity', look(() => checkIdentity(settings))],
    ['front', look(() => checkFront(settings))],
  ]
  const found = await Promise.all(looks.map(async ([name, finding]): Promise<Named> => [name, await finding]))
  return diagnosis(
    found.map(([name, finding]) => [name, { ...finding, sentence: withoutSecrets(settings, finding.sentence) }]),
  )
}

type Named = [name: string, finding: Finding]

function look(check: () => Promise<Finding>): Promise<Finding> {
  return within(patience.ordinary, check)
}

/** One connection tells both. */
function looksOfDatabase(settings: Settings): Record<'database' | 'clock', Promise<Finding>> {
  const both = checkDatabase(settings)
  return {
    database: within(patience.database, async () => (await both).database),
    clock: within(patience.database, async () => (await both).clock),
  }
}

/** Each that the settings lead to, also where files do not lie there yet, or any more. */
function looksOfStores(settings: Settings): [string, Promise<Finding>][] {
  const stores = storesOutside(settings)
  if (stores.length === 0) return [['files', Promise.resolve(off('they lie on the disk (FILES=disk).'))]]
  return stores.map(({ trial }) => ['files', look(() => checkStore(trial))])
}

/** A name that only resembles a setting's is most often a slip that nobody sees. */
function settingsSay({ warnings }: Settings): Finding {
  if (warnings.length === 0) return { state: 'well', sentence: 'all that is set can be read.' }
  return { state: 'well', sentence: `they can be read; each start warns: ${warnings.join(' ')}` }
}

function diagnosis(found: readonly Named[]): Diagnosis {
  const lines = found.map(([name, { state, sentence }]) => `${state.padEnd(8)}  ${name}: ${sentence}`)
  return { isWell: found.every(([, { state }]) => state !== 'NOT WELL'), text: lines.join('\n') }
}
