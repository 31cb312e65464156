import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { readSettings } from '#app/settings.server.ts'

// What an image, compose and a cluster tell the portal is all that it has to know.

type Texts = Record<string, string>

const example = read('deploy/compose/env.example')
const compose = read('deploy/compose/compose.yaml')
type Service = { build?: string; environment: Record<string, string | number> }
const { portal } = (parse(compose) as { services: { portal: Service } }).services
const cluster = read('deploy/kubernetes/portal.yaml')
const ofImage = pairsIn(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '', /(\w+)=(\S+)/g)

/** What who runs it puts in. */
const typed: Texts = {
  OWNER_PASSWORD: 'owner',
  REQUESTS_PASSWORD: 'requests',
  DATABASE_URL: 'postgres://portal_requests:requests@database/portal',
  DATABASE_MIGRATION_URL: 'postgres://portal_owner:owner@database/portal',
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtps://portal:word@mail.example',
  MAIL_FROM: 'service@portal.example',
}

test('compose with its example filled in tells the portal all that it asks for at its start', () => {
  const env = pairsIn(example, /^(\w+)=(.*)$/gm)
  for (const [name, value] of Object.entries(env)) env[name] = value || (typed[name] ?? '')
  const told = Object.entries(portal.environment).map(([name, value]) => [name, filledIn(String(value), env)])
  expect(readSettings({ ...ofImage, ...Object.fromEntries(told) }).warnings).toEqual([])
})

test('what compose takes from its own environment stands in its example, and what it sets itself is named there', () => {
  const asked = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(asked.length).toBeGreaterThan(15)
  const lines = new Set(example.split('\n').map((line) => /^(?:# )?(\w+)=/.exec(line)?.[1]))
  expect(asked.filter((name) => !lines.has(name))).toEqual([])
  const named = new Set(example.match(/\w+/g))
  expect(Object.keys(portal.environment).filter((name) => !named.has(name))).toEqual([])
})

test('the maker’s zone is chosen where compose and a cluster are told what they run', () => {
  const { TIME_ZONE } = portal.environment
  const zone = filledIn(String(TIME_ZONE), { TIME_ZONE: 'Europe/London' })
  expect(readSettings({ TIME_ZONE: zone }).timeZone).toBe('Europe/London')
  expect(readSettings({ TIME_ZONE: filledIn(String(TIME_ZONE), {}) }).timeZone).toBe(readSettings({}).timeZone)
  expect(cluster).toMatch(/^ {2}TIME_ZONE: /m)
})

test('an update has compose build its image, which no start does', () => {
  const [, update = ''] = /## An update[^\n]*\n([^]*?)\n## /.exec(read('docs/operating.md')) ?? []
  expect(portal.build).toBeDefined()
  expect(update).toContain('`docker compose up -d --build`')
})

test('a cluster with the secret that its head describes tells the portal all that it asks for at its start', () => {
  const documents = parseAllDocuments(cluster).map((document) => document.toJS() as { kind: string; data?: Texts })
  const config = documents.find(({ kind }) => kind === 'ConfigMap')?.data
  const secret = /holds ([^.]+)\./.exec(cluster)?.[1]?.match(/[A-Z]+_\w+/g) ?? []
  const told = Object.fromEntries(secret.map((name) => [name, typed[name]]))
  expect(readSettings({ ...ofImage, ...config, ...told }).warnings).toEqual([])
})

function read(name: string): string {
  return readFileSync(path.join(rootDir, name), 'utf8')
}

function pairsIn(text: string, pattern: RegExp): Texts {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))
}

/** As compose does it: what is blank is what stands behind the name. */
function filledIn(text: string, env: Texts): string {
  return text.replaceAll(
    /\$\{(\w+)(?::?-([^}]*)|:\?[^}]*)?\}/g,
    (_whole, name: string, otherwise: string | undefined) => env[name] || (otherwise ?? ''),
  )
}
