import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { accountLimits } from '#app/limits.ts'
import { settingNames } from '#app/settings.server.ts'

const record = readFileSync(path.join(rootDir, 'docs/decisions/003-dependencies.md'), 'utf8')
const manifest: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(path.join(rootDir, 'package.json'), 'utf8'),
)

test('every package has its line in the record of dependencies, and every line its package', () => {
  const packages = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  )
  expect(differences(packages, record)).toEqual([])
  expect(differences([...packages, 'left-pad'], record)).toEqual(['left-pad has no line'])
  expect(differences(packages.slice(1), record)).toHaveLength(1)
})

test('no document leads to a file that is not there', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...foundIn('docs')]
  const broken = documents.flatMap((name) => {
    const text = readFileSync(path.join(rootDir, name), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link)
    return links
      .filter((link) => !existsSync(path.join(rootDir, path.dirname(name), link)))
      .map((link) => `${name}: ${link}`)
  })
  expect(broken).toEqual([])
})

test('a decision is told in under fifty lines, but the two that grow with packages and measurements', () => {
  const folder = path.join(rootDir, 'docs/decisions')
  const long = readdirSync(folder).filter(
    (name) => readFileSync(path.join(folder, name), 'utf8').split('\n').length > 50,
  )
  expect(long.toSorted()).toEqual(['003-dependencies.md', '115-the-gate-takes-a-shard.md'])
})

test('a decision that amends another is named in the head of that one, and says so itself', () => {
  const folder = path.join(rootDir, 'docs/decisions')
  const heads = readdirSync(folder).map((name) => {
    const [, head = ''] = readFileSync(path.join(folder, name), 'utf8').split(/\n\n/)
    return { number: name.slice(0, 3), head: head.replaceAll(/\s+/g, ' ') }
  })
  const amending = heads.flatMap(({ number, head }) => {
    const [, links = ''] = /(?:Amends|Supersedes) ((?:(?:, | and )?\[\d+\]\(\S+?\))+)/.exec(head) ?? []
    return numbersIn(links).map((other) => `${number} amends ${other}`)
  })
  const amended = heads.flatMap(({ number, head }) => {
    const [, later = ''] = /(?:Amended|Superseded) by (.+)/.exec(head) ?? []
    return numbersIn(later).map((other) => `${other} amends ${number}`)
  })
  expect(amending.length).toBeGreaterThan(8)
  expect(amended.toSorted()).toEqual(amending.toSorted())
})

test('every feature stands in the tree of architecture.md, in its wing', () => {
  const tree = readFileSync(path.join(rootDir, 'docs/architecture.md'), 'utf8').split('```')[1] ?? ''
  const wings = readdirSync(path.join(rootDir, 'app/features'))
  const missing = wings.flatMap((wing) => {
    const [lines = ''] = new RegExp(`\\n {4}${wing}/ .*(?:\\n {20,}.*)*`).exec(tree) ?? []
    const named = new Set([...lines.matchAll(/([\w-]+)\//g)].map(([, name]) => name))
    const features = readdirSync(path.join(rootDir, 'app/features', wing))
    return [wing, ...features].filter((name) => !named.has(name)).map((name) => `${wing}/${name}`)
  })
  expect(missing).toEqual([])
})

test('every folder of the kit, deploy and the tickets, and every file at the top, stands in architecture.md', () => {
  const [, tree = '', , feature = ''] = readFileSync(path.join(rootDir, 'docs/architecture.md'), 'utf8').split('```')
  // Up to the line that names what is beside it.
  const kit = /\n {2}kit\/ [^]*?(?=\n {2}\w)/.exec(tree)?.[0] ?? ''
  expect(unnamed(foldersIn('app/kit'), kit)).toEqual([])
  expect(unnamed(foldersIn('deploy'), tree)).toEqual([])
  expect(unnamed(filesIn('app'), tree)).toEqual([])
  expect(unnamed(foldersIn('app/features/service/tickets'), feature)).toEqual([])
})

test('what architecture.md says is at the top, in the kit and in the tickets is there', () => {
  const [, tree = '', , feature = ''] = readFileSync(path.join(rootDir, 'docs/architecture.md'), 'utf8').split('```')
  const top = [...tree.matchAll(/(?<=^ {2}| {2})[\w.-]+\.tsx?(?= |$)/gm)].map(([name]) => name)
  expect(top.length).toBeGreaterThan(20)
  expect(top.filter((name) => !existsSync(path.join(rootDir, 'app', name)))).toEqual([])
  const folders = [...feature.matchAll(/(?<=^ {2}(?:.*\/ {2})?)[\w-]+(?=\/)/gm)].map(([name]) => name)
  expect(folders.length).toBeGreaterThan(15)
  expect(folders.filter((name) => !existsSync(path.join(rootDir, 'app/features/service/tickets', name)))).toEqual([])
})

test('the files and tests that CONTRIBUTING.md and architecture.md name are there', () => {
  const roots = ['app', 'bin', 'db', 'deploy', 'docs', 'public', 'tests']
  const paths = roots.flatMap((root) =>
    readdirSync(path.join(rootDir, root), { recursive: true, encoding: 'utf8' }).map((name) => `/${root}/${name}`),
  )
  const tests = paths.filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
  const sources = tests.map((name) => readFileSync(path.join(rootDir, name), 'utf8')).join('\n')
  const [named, titles] = [namedIn('CONTRIBUTING.md', 'docs/architecture.md'), titlesIn('CONTRIBUTING.md')]
  expect([named.length > 100, titles.length > 15]).toEqual([true, true])
  // Wherever they begin; a file of the server also by its bare name.
  const ends = new Set(paths.flatMap((name) => [name, name.replace(/(?:\.server)?\.tsx?$/, '')].flatMap(endsOf)))
  expect(named.filter((name) => !ends.has(name.replace(/\/$/, '')))).toEqual([])
  expect(titles.filter((title) => !sources.includes(`'${title}`))).toEqual([])
})

test('every setting stands in operating.md, each in one row of one table, and none besides', () => {
  const text = readFileSync(path.join(rootDir, 'docs/operating.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ((?:`[A-Z][A-Z\d_]+`(?:, )?)+) \|/gm)]
  const named = rows.flatMap(([, names = '']) => [...names.matchAll(/[A-Z\d_]+/g)].map(([name]) => name))
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})

test('every limit of an account stands in operating.md as the code has it', () => {
  const { appointmentsADay: appointments, registrationsADay: registrations, ...most } = accountLimits
  const told = {
    unsentForms: `in ${most.unsentForms} forms (429)`,
    unsentBytes: `${most.unsentBytes / 1_000_000} MB (413) in`,
    arriving: `${most.arriving} at once; beyond, 503`,
    uploads: `${most.uploads} large ones on their way (503)`,
    drafts: `${most.drafts} (429; staff: no limit)`,
    draftBytes: `${most.draftBytes / 1000} kB each (413)`,
    ticketsADay: `${most.ticketsADay} tickets, `,
    ticketsForCustomersADay: `Staff: ${most.ticketsForCustomersADay} tickets for customers`,
    messagesADay: `${most.messagesADay} messages, `,
    verdictsAnHour: `${most.verdictsAnHour} times in an hour`,
    cameraCodesAnHour: `${most.cameraCodesAnHour} codes for a phone's photos in an hour`,
    photosACode: `${most.photosACode} photos a code`,
    dossiersAQuarterHour: `${most.dossiersAQuarterHour} of one account in 15 minutes`,
    dossiersWaiting: `${most.dossiersWaiting} more wait`,
    appointmentsADay: `appointments: a rider ${appointments.rider}, a dealer's person ${appointments.dealer}, `,
    appointmentsOpen: `${most.appointmentsOpen} of a rider still to come`,
    quotesAskedADay: `${most.quotesAskedADay} of all its people`,
    remarksADay: `${most.remarksADay} remarks on guides`,
    sharesADay: `${most.sharesADay} selections of the media library`,
    moduleRequestsADay: `${most.moduleRequestsADay} requests for a module`,
    registrationsADay: `bicycles: a rider ${registrations.rider}, a dealer's person ${registrations.dealer}; `,
  } satisfies Record<keyof typeof accountLimits, string>
  const [, limits = ''] = readFileSync(path.join(rootDir, 'docs/operating.md'), 'utf8').split('\n## Limits\n')
  expect(Object.values(told).filter((words) => !limits.includes(words))).toEqual([])
})

test('what operating.md starts beside a portal that works answers pages, and does none of its work', () => {
  const text = readFileSync(path.join(rootDir, 'docs/operating.md'), 'utf8')
  const restored = [...text.matchAll(/^(DATA_DIR=\S+) npm run restore .*$/gm)].map(([, folder = '']) => folder)
  const started = [...text.matchAll(/^DATA_DIR=.* npm start$/gm)].map(([command]) => command)
  expect(restored.length).toBeGreaterThan(0)
  expect(started).toHaveLength(restored.length)
  for (const folder of restored) expect(started.find((command) => command.startsWith(folder))).toContain(' ROLE=web ')
})

test('no document has npm install by itself, which leaves out the Node that the portal runs on', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...foundIn('docs'), 'deploy/systemd/ammiraglia.service']
  const wrong = documents.filter((name) => /npm (?:ci|install)\b/.test(readFileSync(path.join(rootDir, name), 'utf8')))
  expect(wrong).toEqual([])
})

/** Files and folders; those of a feature called `name` stand for any feature's. */
function namedIn(...documents: string[]): string[] {
  const text = documents.map((name) => readFileSync(path.join(rootDir, name), 'utf8')).join('\n')
  const codes = [...text.matchAll(/`([a-z][\w./-]*)`/g)].map(([, code = '']) => code)
  return codes.filter((code) => /\/|\.(?:tsx?|css|md)$/.test(code) && !code.startsWith('name.'))
}

/** The beginnings of the names of tests. */
function titlesIn(document: string): string[] {
  const text = readFileSync(path.join(rootDir, document), 'utf8').replaceAll(/\s+/g, ' ')
  return [...text.matchAll(/“([^”]+)…”/g)].map(([, title = '']) => title)
}

/** `/app/kit/ui` also by `kit/ui` and `ui`. */
function endsOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(index + 1))
}

/** Those of decisions that a text links to. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/\[(\d+)\]/g)].map(([, number = '']) => number)
}

function unnamed(names: string[], text: string): string[] {
  const words = new Set(text.split(/\s+/))
  return names.filter((name) => !words.has(name))
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? [`${entry.name}/`] : []))
}

/** Tests lie beside what they test. */
function filesIn(folder: string): string[] {
  return entriesOf(folder).flatMap(({ name }) => (/^(?!.*\.test\.).*\.tsx?$/.test(name) ? [name] : []))
}

function entriesOf(folder: string) {
  return readdirSync(path.join(rootDir, folder), { withFileTypes: true })
}

/** What one of the two has and the other has not. A name that ends in a star stands for all that begin so. */
function differences(packages: string[], text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  return [
    ...packages.filter((one) => !named.some((name) => covers(name, one))).map((one) => `${one} has no line`),
    ...named.filter((name) => !packages.some((one) => covers(name, one))).map((name) => `${name} is no package`),
  ]
}

function covers(name: string, one: string): boolean {
  return name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : name === one
}

function foundIn(folder: string): string[] {
  return readdirSync(path.join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}
