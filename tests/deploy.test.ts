import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { rootDir } from '#app/kit/root-dir.server.ts'
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

test('all that the image copies is there, and what it runs is among it', () => {
  const given = copied.filter(({ isBuilt }) => !isBuilt).flatMap(({ names }) => names)
  expect(given.filter((name) => !existsSync(path.join(rootDir, name)))).toEqual([])
  const made = new Set([...given, 'node_modules', 'build'].map((name) => `/portal/${name}`))
  const taken = copied.filter(({ isBuilt }) => isBuilt).flatMap(({ names }) => names)
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
  const given = read('deploy/compose/env.example')
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((name) => !given.includes(`\n${name}=`))).toEqual([])
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
