/*
 * npm run bench: what a page costs, at a thousand, a hundred thousand and a million tickets, beside a bare rendering of
 * the same page. Options: --sizes 1000,100000; --rounds 5; --quick (a thousand tickets, two rounds); --keep FOLDER (the
 * seeded databases stay there for the next time); --write (puts the figures into docs/performance.md).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { secondStart } from './processes.ts'
import { reportOf, targetsOf } from './report.ts'
import { measureSize, type SizeResult } from './size.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '400' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

if (!existsSync('/proc/self/schedstat')) {
  console.error('The benchmark reads from /proc how long each process was on a core: it runs on Linux only.')
  process.exit(1)
}
process.exit(await main())

async function main(): Promise<number> {
  const sizes = options.quick ? [1000] : options.sizes.split(',').map(Number)
  const plan = {
    rounds: options.quick ? 2 : Number(options.rounds),
    requests: options.quick ? 150 : Number(options.requests),
  }
  const folder = folderFor(options.keep)
  try {
    const results: SizeResult[] = []
    for (const size of sizes) results.push(await measureSize(size, { folder, ...plan }, size === sizes[0]))
    const targets = targetsOf(results, await secondStart(path.join(folder, 'start')))
    const report = reportOf(results, plan.rounds, targets)
    console.log(`\n${report}\n`)
    if (options.write) write(report)
    return targets.every(({ reached }) => reached) ? 0 : 1
  } finally {
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function folderFor(kept: string | undefined): string {
  if (kept === undefined) return mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-bench-'))
  mkdirSync(kept, { recursive: true })
  return path.resolve(kept)
}

/** Between the marks of the document, which explains the figures. */
function write(report: string): void {
  const file = path.join(rootDir, 'docs/performance.md')
  const text = readFileSync(file, 'utf8')
  const [begin, end] = ['<!-- figures -->', '<!-- /figures -->']
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} lacks the marks ${begin} and ${end}`)
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\`\`\`text\n${report}\n\`\`\`\n${text.slice(to)}`)
}
