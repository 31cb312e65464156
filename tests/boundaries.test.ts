import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'

const app = path.join(rootDir, 'app')
const db = path.join(rootDir, 'db')

/** Lower may not import higher. Files directly in app/ that are not named here are the top, and so is db/. */
const storeys = [
  'kit',
  'limits.ts',
  'terms.trade.words.ts',
  'terms.words.ts',
  'catalogue',
  'brand',
  'adapters',
  'settings.server.ts',
  'backup',
  'portal.server.ts',
  'features',
  'shell',
  'top',
] as const

/** What is handed out where a maker has nothing of their own yet: texts that are the demonstration's, and the template. */
const fromAbove = [
  'brand/brand-settings.server.ts -> ../db/demo/legal-texts.ts',
  'features/across/catalogue/overview/actions.server.ts -> ../db/template/template.ts',
]

/** What a wing is for stands in docs/architecture.md. A feature may import from its own wing and from those before it. */
const wings = ['bicycles', 'people', 'content', 'trade', 'service', 'across']

test('every feature stands in a wing', () => {
  expect(readdirSync(path.join(app, 'features')).toSorted()).toEqual(wings.toSorted())
})

test('every import points downward, and only at the face of another feature', () => {
  const broken = sourceFiles().flatMap((file) => importsOf(file).flatMap((target) => complaint(file, target) ?? []))
  expect(broken).toEqual(fromAbove.map((line) => `${line}: upward`))
})

test('what bears the name of its feature is used by others, but for what every feature has', () => {
  const importers = [...sourceFiles(), ...sourceFiles(db)]
  const used = new Set(
    importers.flatMap((file) => importsOf(file).filter((target) => featureOf(file) !== featureOf(target))),
  )
  const faces = sourceFiles().filter((file) => isFace(file) && !isOfEveryFeature(file))
  const unused = faces.filter((file) => ![file, ...besideWords(file)].some((one) => used.has(one)))
  expect(unused.map((file) => path.relative(app, file))).toEqual([])
})

test('features do not import each other in a circle, and nothing imports the console', () => {
  const edges = new Map<string, Set<string>>()
  for (const file of sourceFiles())
    for (const target of importsOf(file)) {
      const [from, to] = [featureOf(file), featureOf(target)]
      if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  expect(circle(edges)).toBeUndefined()
  expect([...edges].filter(([, targets]) => targets.has('console'))).toEqual([])
})

test('no files import each other in a circle, not even for a type', () => {
  const left = new Map([...sourceFiles(), ...sourceFiles(db)].map((file) => [file, importsOf(file)]))
  // What imports none of those that are left is in no circle.
  const free = () => [...left].filter(([, targets]) => !targets.some((target) => left.has(target)))
  for (let found = free(); found.length > 0; found = free()) for (const [file] of found) left.delete(file)
  expect([...left.keys()].map((file) => path.relative(app, file))).toEqual([])
})

test('a feature names its own files by the way from one to the other, and those of others from the top', () => {
  const features = /^app\/features\/\w+\/[^/]+\//
  const wrong = filesIn(path.join(app, 'features'), /\.tsx?$/).flatMap((file) => {
    const [feature] = features.exec(path.relative(rootDir, file)) ?? []
    if (!feature) return []
    const isWrong = (name: string) => {
      const target = path.relative(rootDir, fileOf(file, name))
      return name.startsWith('.') ? features.test(target) && !target.startsWith(feature) : target.startsWith(feature)
    }
    return namedIn(file).some(isWrong) ? [path.relative(app, file)] : []
  })
  expect(wrong).toEqual([])
})

test('only the composition root, and the commands that try an adapter, name its making', () => {
  const adapters = path.join(app, 'adapters')
  const isMaking = (file: string) => file.startsWith(adapters) && /-\w+\.server\.ts$/.test(file)
  const makers = sourceFiles().filter((file) => !file.startsWith(adapters) && importsOf(file).some(isMaking))
  expect(makers.map((file) => path.relative(app, file)).toSorted()).toEqual([
    'commands/doctor.outside.server.ts',
    'portal.server.ts',
  ])
})

test('what takes much memory is loaded by a server of pages only where it was chosen', () => {
  const reached = new Set([path.join(app, 'server.ts'), ...sourceFiles().filter((file) => /\.route\.tsx?$/.test(file))])
  const packages = new Set<string>()
  // A set tells its walker of what is added on the way.
  for (const file of reached)
    for (const name of atStart(file))
      if (/^[.#]/.test(name)) reached.add(fileOf(file, name))
      else packages.add(name)
  expect([...packages]).toEqual(expect.arrayContaining(['pg', 'pino', 'postal-mime']))
  for (const large of ['@zxcvbn-ts/language-common', 'imapflow', 'jose', 'nodemailer', 'sharp'])
    expect([...packages]).not.toContain(large)
})

test('only the settings read the environment', () => {
  const readers = sourceFiles().filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // PostgreSQL's own programs are handed the system's paths, which no operator sets for the portal.
  const allowed = ['dev.server.ts', 'server.ts', 'kit/db/embedded-run-as.server.ts']
  expect(readers.map((file) => path.relative(app, file)).filter((file) => !allowed.includes(file))).toEqual([])
})

test('a class is styled by one feature, and no feature restyles a part of the kit for all others', () => {
  const rules = filesIn(app, /\.css$/).flatMap((file) => selectorsOf(file).map((selector) => ({ file, selector })))
  const owners = new Map<string, Set<string>>()
  for (const { file, selector } of rules) {
    const owner = featureOf(file) ?? storeys[storeyOf(file)]
    const [first] = classesIn(selector)
    if (first && owner) owners.set(first, (owners.get(first) ?? new Set()).add(owner))
  }
  const isOfKit = (name: string) => owners.get(name)?.has('kit') ?? false
  const shared = [...owners].filter(([name, of]) => of.size > 1 && !isOfKit(name))
  const restyled = rules.filter(({ file, selector }) => storeyOf(file) > 0 && classesIn(selector).every(isOfKit))
  expect({ shared, restyled }).toEqual({ shared: [], restyled: [] })
})

function complaint(file: string, target: string): string | undefined {
  if (isOfTests(file) && target.startsWith(path.join(rootDir, 'tests/'))) return undefined
  const line = `${path.relative(app, file)} -> ${path.relative(app, target)}`
  if (storeyOf(target) > storeyOf(file)) return `${line}: upward`
  const owner = featureOf(target)
  if (!owner || owner === featureOf(file)) return undefined
  const [wing, ownWing] = [wingOf(target), wingOf(file)]
  if (ownWing !== undefined && wings.indexOf(wing ?? '') > wings.indexOf(ownWing)) return `${line}: against the wings`
  return isFace(target) ? undefined : `${line}: not the face of ${owner}`
}

/** What sets up something for tests stands beside what it sets up. */
function isOfTests(file: string): boolean {
  return /\.fixture\.tsx?$/.test(file)
}

/** The files at the top of a feature's folder that bear its name; what lies in a folder within is private. */
function isFace(file: string): boolean {
  const owner = featureOf(file)
  return path.basename(file).split('.')[0] === owner && path.basename(path.dirname(file)) === owner
}

/** The sentences of a face stand beside it. */
function besideWords(file: string): string[] {
  return file.endsWith('.words.ts') ? ['.ts', '.tsx'].map((ending) => file.replace('.words.ts', ending)) : []
}

/** As CONTRIBUTING.md names them, whether or not another feature needs them yet. */
function isOfEveryFeature(file: string): boolean {
  return /^[\w-]+(\.(forms|server|words|forms\.words|outbox|routes|route|fixture))?\.tsx?$/.test(path.basename(file))
}

function wingOf(file: string): string | undefined {
  const [storey, wing] = path.relative(app, file).split(path.sep)
  return storey === 'features' ? wing : undefined
}

function storeyOf(file: string): number {
  const first = path.relative(app, file).split(path.sep)[0] ?? ''
  const found = storeys.findIndex((storey) => storey === first)
  return found === -1 ? storeys.length - 1 : found
}

function featureOf(file: string): string | undefined {
  const [storey, , name] = path.relative(app, file).split(path.sep)
  return storey === 'features' ? name : undefined
}

function sourceFiles(folder = app): string[] {
  return filesIn(folder, /(?<!\.test)\.tsx?$/)
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file))
}

/** Those that name a class. */
function selectorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return [...text.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => (selectors.trim().startsWith('@') ? [] : selectors.split(/,(?![^(]*\))/)))
    .map((selector) => selector.trim())
    .filter((selector) => classesIn(selector).length > 0)
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
}

function importsOf(file: string): string[] {
  return namedIn(file).map((name) => fileOf(file, name))
}

function namedIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('+types'))
}

function fileOf(file: string, name: string): string {
  return name.startsWith('#') ? path.join(rootDir, name.slice(1)) : path.resolve(path.dirname(file), name)
}

/** What is loaded with the file itself: no types, and nothing on demand. */
function atStart(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const statements = /^(?:import|export) (?!type )[^'()=]*from '([^']+)'|^import '([^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(statements)]
    .map(([, from, alone]) => from ?? alone ?? '')
    .filter((name) => !/\?|\+types|^virtual:/.test(name))
}

function circle(edges: Map<string, Set<string>>): string[] | undefined {
  const walk = (node: string, trail: string[]): string[] | undefined =>
    trail.includes(node)
      ? [...trail, node]
      : [...(edges.get(node) ?? [])].map((next) => walk(next, [...trail, node])).find(Boolean)
  return [...edges.keys()].map((node) => walk(node, [])).find(Boolean)
}
