/*
 * npm run bench: what a page costs, at a thousand, a hundred thousand and a million tickets, beside a bare rendering of
 * the same page; and what orders, products, leads, the home and the search over everything do. Options: --sizes
 * 1000,100000 (of the records the first and the last); --rounds 5; --quick (small sizes, two rounds, few sessions); --only
 * accounts, pages, profile, server, queue, records, import, pictures, photos, document, streams, recall, bulletins,
 * packages, workshop, backup or outbox; --keep FOLDER (the seeded databases stay there for the next time); --write (puts
 * the figures into docs/performance/).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { secondStart } from './processes.ts'
import { accountReport, accountTargets } from './accounts-report.ts'
import { measureAccounts } from './accounts.ts'
import { backupReport, backupTargets } from './backup-report.ts'
import { measureBackup } from './backup.ts'
import { documentReport, documentTargets } from './document-report.ts'
import { measureDocument } from './document.ts'
import { importReport, importTargets } from './imports-report.ts'
import { measureImport } from './imports.ts'
import { mostBlocks } from './measures.ts'
import { photoReport, photoTargets } from './photos-report.ts'
import { measurePhotos } from './photos.ts'
import { outboxReport, outboxTargets } from './outbox-report.ts'
import { measureOutbox } from './outbox.ts'
import { pictureReport, pictureTargets } from './pictures-report.ts'
import { measurePictures } from './pictures.ts'
import { queueReport, queueTargets } from './queue-report.ts'
import { measureQueue } from './queue.ts'
import { profileReport } from './profile-report.ts'
import { measureProfile } from './profile.ts'
import { growthReport, growthTargets } from './growth-report.ts'
import { bulletins, type Grown, measureGrowth, packages, workshop } from './growth.ts'
import { recallReport, recallTargets } from './recall-report.ts'
import { measureRecall } from './recall.ts'
import { recordReport, recordTargets } from './records-report.ts'
import { measureRecords } from './records.ts'
import { reportOf, type Target, targetsOf } from './report.ts'
import { serverReport, serverTargets } from './server-report.ts'
import { measureServer } from './server.ts'
import { measureSizes, type Plan } from './size.ts'
import { streamReport, streamTargets } from './streams-report.ts'
import { measureStreams } from './streams.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '400' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

if (!existsSync('/proc/self/schedstat')) {
  console.error('The benchmark reads from /proc how long each process was on a core: it runs on Linux only.')
  process.exit(1)
}
const parts = {
  accounts: benchAccounts,
  server: benchServer,
  pages: benchPages,
  profile: benchProfile,
  queue: benchQueue,
  records: benchRecords,
  import: benchImport,
  pictures: benchPictures,
  photos: benchPhotos,
  document: benchDocument,
  streams: benchStreams,
  recall: benchRecall,
  bulletins: (folder: string) => benchGrowth('bulletins', bulletins, folder),
  packages: (folder: string) => benchGrowth('packages', packages, folder),
  workshop: (folder: string) => benchGrowth('workshop', workshop, folder),
  backup: benchBackup,
  outbox: benchOutbox,
}
if (options.only !== undefined && !(options.only in parts)) {
  console.error(`--only takes one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
process.exit(await main())

async function main(): Promise<number> {
  const folder = folderFor(options.keep)
  try {
    const targets: Target[] = []
    // Accounts before the load and PostgreSQL are moved to a core of their own: they stay there.
    for (const [name, bench] of Object.entries(parts))
      if (options.only === undefined || options.only === name) targets.push(...(await bench(folder)))
    return targets.every(({ reached }) => reached) ? 0 : 1
  } finally {
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function benchAccounts(folder: string): Promise<Target[]> {
  const plan = options.quick
    ? { sessions: 20_000, pairs: 200, rounds: 2 }
    : { sessions: 1_000_000, pairs: 400, rounds: 5 }
  const figures = await measureAccounts(folder, plan)
  const targets = accountTargets(figures)
  say('accounts', accountReport(figures, targets))
  return targets
}

async function benchPages(folder: string): Promise<Target[]> {
  const sizes = options.quick ? [1000] : options.sizes.split(',').map(Number)
  const plan = planFor(folder)
  const results = await measureSizes(sizes, plan)
  const targets = targetsOf(results, await secondStart(path.join(folder, 'start')))
  say('pages', reportOf(results, plan.rounds, targets))
  return targets
}

/** It has nothing to reach: it tells where the time of the pages goes. */
async function benchProfile(folder: string): Promise<Target[]> {
  const plan = options.quick ? { tickets: 1000, pages: 500 } : { tickets: 1000, pages: 3000 }
  say('profile', profileReport(await measureProfile({ folder, ...plan })))
  return []
}

async function benchServer(folder: string): Promise<Target[]> {
  const plan = options.quick
    ? { tickets: 1000, pages: 500, quietMs: 5000, claims: 50 }
    : { tickets: 100_000, pages: 20_000, quietMs: 60_000, claims: 400 }
  const figures = await measureServer({ folder, ...plan })
  const targets = serverTargets(figures)
  say('server', serverReport(figures, targets))
  return targets
}

async function benchQueue(folder: string): Promise<Target[]> {
  const plan = options.quick ? { tickets: 1000, requests: 40 } : { tickets: 1_000_000, requests: 100 }
  const figures = await measureQueue({ folder, ...plan })
  const targets = queueTargets(figures)
  say('queue', queueReport(figures, targets))
  return targets
}

async function benchRecords(folder: string): Promise<Target[]> {
  const sizes = options.quick ? [1000, 20_000] : options.sizes.split(',').map(Number)
  const plan = planFor(folder)
  const figures = await measureRecords([...sizes.slice(0, 1), ...sizes.slice(1).slice(-1)], plan)
  const targets = recordTargets(figures)
  say('records', recordReport(figures, plan.rounds, targets))
  return targets
}

async function benchImport(folder: string): Promise<Target[]> {
  const plan = options.quick ? { rows: 1000, orders: 2000 } : { rows: 100_000, orders: 100_000 }
  const figures = await measureImport({ ...plan, folder })
  const targets = importTargets(figures)
  say('import', importReport(figures, targets))
  return targets
}

async function benchPictures(folder: string): Promise<Target[]> {
  const plan = options.quick
    ? { scenes: 60, stored: 20_000, sought: 50 }
    : { scenes: 120, stored: 1_000_000, sought: 300 }
  const figures = await measurePictures({ folder, ...plan })
  const targets = pictureTargets(figures)
  say('pictures', pictureReport(figures, targets))
  return targets
}

async function benchPhotos(folder: string): Promise<Target[]> {
  const figures = await measurePhotos({ folder, photos: options.quick ? 4 : 12 })
  const targets = photoTargets(figures)
  say('photos', photoReport(figures, targets))
  return targets
}

async function benchDocument(folder: string): Promise<Target[]> {
  const figures = await measureDocument({ folder, steps: 20, photos: 12, times: options.quick ? 5 : 30 })
  const targets = documentTargets(figures)
  say('document', documentReport(figures, targets))
  return targets
}

async function benchStreams(folder: string): Promise<Target[]> {
  const plan = options.quick ? { streams: 100, events: 3 } : { streams: 500, events: 20 }
  const figures = await measureStreams({ folder, ...plan })
  const targets = streamTargets(figures)
  say('streams', streamReport(figures, targets))
  return targets
}

async function benchRecall(folder: string): Promise<Target[]> {
  const plan = options.quick ? { serials: 1000, dealers: 40 } : { serials: 10_000, dealers: 400 }
  const figures = await measureRecall({ folder, ...plan })
  const targets = recallTargets(figures)
  say('recall', recallReport(figures, targets))
  return targets
}

async function benchBackup(folder: string): Promise<Target[]> {
  const plan = options.quick ? { tickets: 1000, bytes: 5e8 } : { tickets: 100_000, bytes: 1e10 }
  const figures = await measureBackup({ folder, ...plan })
  const targets = backupTargets(figures)
  say('backup', backupReport(figures, targets))
  return targets
}

async function benchOutbox(folder: string): Promise<Target[]> {
  const plan = options.quick ? { tickets: 1000, seconds: 5 } : { tickets: 100_000, seconds: 30 }
  const figures = await measureOutbox({ folder, ...plan })
  const targets = outboxTargets(figures)
  say('outbox', outboxReport(figures, targets))
  return targets
}

async function benchGrowth(
  part: 'bulletins' | 'packages' | 'workshop',
  grown: Grown,
  folder: string,
): Promise<Target[]> {
  const plan = options.quick ? { many: 50_000, requests: 100 } : { many: 1_000_000, requests: 300 }
  const figures = await measureGrowth(grown, { folder, ...plan })
  const targets = growthTargets(figures)
  say(part, growthReport(figures, targets))
  return targets
}

function planFor(folder: string): Plan {
  return options.quick
    ? { folder, rounds: 2, requests: 60, blocks: 1 }
    : { folder, rounds: Number(options.rounds), requests: Number(options.requests), blocks: mostBlocks }
}

function say(part: keyof typeof parts, report: string): void {
  console.log(`\n${report}\n`)
  if (options.write) write(part, report)
}

function folderFor(kept: string | undefined): string {
  if (kept === undefined) return mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-bench-'))
  mkdirSync(kept, { recursive: true })
  return path.resolve(kept)
}

/** Raw, in a file of its own: what the figures mean stands in docs/performance.md. */
function write(part: string, report: string): void {
  const folder = path.join(rootDir, 'docs/performance')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${part}.txt`), `${report}\n`)
}
