import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { longestBody } from '#app/limits.ts'
import { settingNames } from '#app/settings.server.ts'

// What an image, a service or a cluster is told has to be there, and to be called as it is here.

function read(name: string): string {
  return readFileSync(path.join(rootDir, name), 'utf8')
}

/** @throws where it is no YAML */
function documentsOf(name: string): unknown[] {
  return parseAllDocuments(read(name)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as unknown
  })
}

/** Everything that is found under a name, however deep. */
function allNamed(name: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([key, value]) => [...(key === name ? [value] : []), ...allNamed(name, value)])
}

const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
const copied = [...dockerfile.matchAll(/^COPY (--from=build )?(.+) \S+$/gm)].map(([, from, names = '']) => ({
  isBuilt: Boolean(from),
  names: names.split(' '),
}))
const given = copied.filter(({ isBuilt }) => !isBuilt).flatMap(({ names }) => names.flatMap(meantBy))
const taken = copied.filter(({ isBuilt }) => isBuilt).flatMap(({ names }) => names)

/** The files that a name with stars in it stands for; of others, and where there are none, itself. */
function meantBy(name: string): string[] {
  const found = name.includes('*') ? globSync(name, { cwd: rootDir }) : []
  return found.length > 0 ? found : [name]
}

test('all that the image copies is there, and what it runs is among it', () => {
  expect(given.filter((name) => !existsSync(path.join(rootDir, name)))).toEqual([])
  const made = new Set([...given, 'node_modules', 'build'].map((name) => `/portal/${name}`))
  expect(taken.filter((name) => !made.has(name))).toEqual([])
  const run = [...dockerfile.matchAll(/CMD \["node", "([^"]+)"\]/g)].map(([, program = '']) => program)
  expect(run).toEqual(['bin/healthy.mjs', 'bin/start.mjs'])
  for (const program of run) {
    expect(existsSync(path.join(rootDir, program))).toBe(true)
    expect(taken).toContain(`/portal/${path.dirname(program)}`)
  }
  const ignored = read('.dockerignore').split('\n')
  expect(given.filter((name) => ignored.includes(name))).toEqual([])
})

test('every file that vite.config.ts and its imports name is copied by the Dockerfile, and what bin/build.mjs looks at is in the last stage or not asked for', () => {
  const named = reachedFrom('vite.config.ts')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !given.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual([])
  const folder = placeWith(taken.map((name) => path.relative('/portal', name)))
  expect(startIn(folder)).toEqual({ status: 0, said: '' })
})

test('sources that are others than those built, also older ones, are built again', () => {
  const made = [...reachedFrom('vite.config.ts'), ...reachedFrom('app/server.ts')].map(partOf)
  const parts = [...new Set([...made, 'public', 'package-lock.json', 'react-router.config.ts'])]
  expect(parts).toEqual(expect.arrayContaining(['app', 'db/template', 'vite.config.ts', 'vite.preact.ts']))
  const folder = placeWith(['bin', 'build/client', 'db/demo', ...parts])
  const tool = path.join(folder, 'node_modules/.bin/react-router')
  mkdirSync(path.dirname(tool), { recursive: true })
  writeFileSync(tool, '#!/bin/sh\n', { mode: 0o755 })
  const [built, stays] = ['Building …\n', '']
  expect([startIn(folder).said, startIn(folder).said]).toEqual([built, stays])
  for (const part of parts) {
    date(folder, part, new Date('1990-01-01'), '{ "other": 1 }')
    expect([startIn(folder).said, startIn(folder).said], part).toEqual([built, stays])
  }
  date(folder, 'app', new Date('2100-01-01'), '{ "other": 1 }')
  expect(startIn(folder).said).toBe(stays)
  rmSync(path.join(folder, 'app/file'))
  expect(startIn(folder).said).toBe(built)
})

test('who builds by hand gets the packages that the lockfile names first, with the Node that is among them', () => {
  const folder = placeWith(['package.json', 'package-lock.json', 'node_modules', 'build'])
  writeFileSync(path.join(folder, 'npm.mjs'), 'console.log(process.argv[2]); process.exit(1)')
  const { said } = runIn(folder, ['bin/build.mjs'], { npm_execpath: path.join(folder, 'npm.mjs') })
  expect(said).toContain('Installing what package-lock.json names …\nci\n')
})

/** The files of ours that one leads to by its imports, and itself. */
function reachedFrom(file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [...known]
  known.add(file)
  for (const [, name = ''] of read(file).matchAll(/(?:from |import |import\()'([.#][^']+\.tsx?)'/g))
    reachedFrom(name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name), known)
  return [...known]
}

/** What a build looks at as one: folders of their own, and files at the top. */
function partOf(file: string): string {
  const folders = file.split('/')
  return folders.slice(0, folders[0] === 'db' ? 2 : 1).join('/')
}

/** A folder with a build in it, our programs, and old files in the place of everything else. */
function placeWith(parts: readonly string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of parts.filter((name) => name !== 'bin')) date(folder, part, new Date('2000-01-01'))
  cpSync(path.join(rootDir, 'bin'), path.join(folder, 'bin'), { recursive: true })
  writeFileSync(path.join(folder, 'build/.built'), '')
  return folder
}

/** A file stands for itself, a folder has one in it. */
function date(folder: string, part: string, at: Date, content = '{}'): void {
  const file = path.join(folder, part, path.extname(part) ? '' : 'file')
  mkdirSync(path.dirname(file), { recursive: true })
  // Node itself reads package.json.
  writeFileSync(file, content)
  utimesSync(file, at, at)
}

/** Whether it is built, as a start asks; where there is nothing to build with, a build ends at once. */
function startIn(folder: string): { status: number | null; said: string } {
  return runIn(folder, ['-e', "import('./bin/build.mjs').then(({ buildWhenStale }) => buildWhenStale())"])
}

function runIn(folder: string, line: string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: '', ...environment },
  })
  return { status, said: stdout + stderr }
}

test('an image, compose, a service and a cluster set settings that there are', () => {
  const [compose] = documentsOf('deploy/compose/compose.yaml')
  const ofCompose = Object.keys(
    (compose as { services: { portal: { environment: object } } }).services.portal.environment,
  )
  const ofCluster = allNamed('data', documentsOf('deploy/kubernetes/portal.yaml')).flatMap((map) =>
    Object.keys(map as object),
  )
  const ofImage = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  const service = /^Environment=(.+)$/m.exec(read('deploy/systemd/ammiraglia.service'))?.[1] ?? ''
  const ofService = [...service.matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  for (const names of [ofCompose, ofCluster, ofImage, ofService]) {
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
  }
})

test('compose asks for nothing that its example of an environment lacks, and probes are pages of the portal', () => {
  const asked = [...read('deploy/compose/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  const sample = read('deploy/compose/env.example')
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((name) => !sample.includes(`\n${name}=`))).toEqual([])
  const probes = allNamed('httpGet', documentsOf('deploy/kubernetes/portal.yaml')).map(
    (probe) => (probe as { path: string }).path,
  )
  expect(new Set(probes)).toEqual(new Set(['/readyz', '/healthz']))
})

test('compose names each image with its version, what it lays into them is there, and store and portal share key and bucket', () => {
  type Service = { image: string; build?: string; volumes: string[]; environment: Record<string, string> }
  const [compose] = documentsOf('deploy/compose/compose.yaml') as [
    { services: Record<string, Service>; volumes: object },
  ]
  const { portal, store } = compose.services
  for (const [name, { image, build, volumes }] of Object.entries(compose.services)) {
    if (build === undefined) expect(image, name).toMatch(/:v?\d+(?:[.-][\w.]+)*$/)
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      if (from.startsWith('./')) expect(existsSync(path.join(rootDir, 'deploy/compose', from)), from).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(from)
  }
  const shared = ['BUCKET', 'ACCESS_KEY', 'SECRET_KEY'].map((name) => store?.environment[`GARAGE_DEFAULT_${name}`])
  const named = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map((name) => portal?.environment[name])
  expect(shared).toEqual(named)
  const [, port] = /^api_bind_addr = ".*:(\d+)"$/m.exec(read('deploy/compose/garage.toml')) ?? []
  const [, region] = /^s3_region = "(.*)"$/m.exec(read('deploy/compose/garage.toml')) ?? []
  const example = read('deploy/compose/env.example')
  expect(example).toContain(`# S3_ENDPOINT=http://store:${port}\n`)
  expect(example).toContain(`# S3_REGION=${region}\n`)
  const asked = [...read('deploy/compose/compose.yaml').matchAll(/\$\{(S3_\w+|GARAGE_\w+|FILES):-/g)]
  expect(asked.map(([, name]) => name).filter((name) => !example.includes(`# ${name}=`))).toEqual([])
})

test('what compose keeps lies in folders that the image has made for its user, and a night’s backup in one of them', () => {
  const [compose] = documentsOf('deploy/compose/compose.yaml') as [
    { services: { portal: { volumes: string[]; environment: Record<string, string> } } },
  ]
  const { volumes, environment } = compose.services.portal
  const kept = volumes.map((volume) => volume.split(':')[1] ?? '')
  const [, made = ''] = /^RUN mkdir (.+) && chown 10001:10001 \1$/m.exec(dockerfile) ?? []
  expect(made.split(' ')).toEqual(kept)
  expect(kept.map((folder) => `\${BACKUP_DIR-${folder}}`)).toContain(environment['BACKUP_DIR'])
})

test('every proxy that we hand out lets through what the portal wants to refuse itself', () => {
  const proxies = globSync('deploy/**/*.{conf,yaml}', { cwd: rootDir }).flatMap((name) => {
    const [, megabytes] = /(?:client_max_body_size|proxy-body-size:) (\d+)m\b/.exec(read(name)) ?? []
    return megabytes ? [{ name, bytes: Number(megabytes) * 1024 ** 2 }] : []
  })
  const names = proxies.map(({ name }) => name).toSorted()
  expect(names).toEqual(['deploy/kubernetes/portal.yaml', 'deploy/nginx/portal.conf'])
  expect(proxies.filter(({ bytes }) => bytes <= longestBody)).toEqual([])
})

test('the service may write where operating.md has backups kept, and its data folder is not the home that npm fills', () => {
  const service = read('deploy/systemd/ammiraglia.service')
  const valueOf = (pattern: RegExp, text = service) => pattern.exec(text)?.[1] ?? ''
  const writable = valueOf(/^ReadWritePaths=(.+)$/m).split(' ')
  expect(writable).toContain(`-${valueOf(/`BACKUP_DIR=(\/\S+)`/, read('docs/operating.md'))}`)
  const dataDir = valueOf(/^Environment=.*DATA_DIR=(\S+)/m)
  expect(path.dirname(dataDir)).toBe(`/var/lib/${valueOf(/^StateDirectory=(.+)$/m)}`)
  expect(valueOf(/--home-dir (\S+)/)).not.toBe(dataDir)
})

test('a command at the machine has what the service has: its user, its settings and its folder', () => {
  const [head = '', ...rest] = read('deploy/systemd/ammiraglia.service').split('[Unit]')
  const [command = ''] = /systemd-run [^]*?bin\/admin\.mjs create/.exec(head) ?? []
  const told = [...command.matchAll(/ -(p|E) (\S+)/g)].map(([, option, value]) => `${option} ${value}`)
  const names = ['User', 'WorkingDirectory', 'StateDirectory', 'UMask', 'EnvironmentFile', 'Environment']
  const asked = names.flatMap((name) => {
    const [, value = ''] = new RegExp(`^${name}=(.+)$`, 'm').exec(rest.join()) ?? []
    return name === 'Environment' ? value.split(' ').map((one) => `E ${one}`) : [`p ${name}=${value}`]
  })
  expect(told.toSorted()).toEqual(asked.toSorted())
  expect(rest.join()).toContain('\nExecStart=/usr/bin/node bin/')
  expect(command).toContain(' /usr/bin/node bin/')
})

test('the service is one that systemd understands', () => {
  const { status, stderr, error } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', 'deploy/systemd/ammiraglia.service'],
    {
      cwd: rootDir,
      encoding: 'utf8',
    },
  )
  if (error) return console.log('Left out: systemd-analyze, which is not installed, has not read the service.')
  // That the user or the program is not on this machine is no fault of the file.
  expect(
    stderr.split('\n').filter((line) => line.includes('ammiraglia.service:') && !line.includes('not executable')),
  ).toEqual([])
  expect(status === 0 || stderr.includes('not executable')).toBe(true)
})

test('the health check asks at the address that HOST names, or at this machine’s own where it is every address', async () => {
  const server = http.createServer((_, answer) => answer.end())
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.2')
  await once(server, 'listening')
  const address = server.address()
  const PORT = typeof address === 'object' ? String(address?.port) : ''
  expect(await healthOf({ HOST: '127.0.0.2', PORT })).toBe(0)
  for (const HOST of ['', '0.0.0.0', '::', '127.0.0.1', '::1'])
    expect([HOST, await healthOf({ HOST, PORT })]).toEqual([HOST, 1])
})

async function healthOf(env: Record<string, string>): Promise<unknown> {
  const [status] = await once(spawn(process.execPath, ['bin/healthy.mjs'], { cwd: rootDir, env }), 'exit')
  return status
}
