import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, onTestFinished, test } from 'vitest'
import { standardMapping } from '#app/adapters/erp/business-central.standard.ts'
import { createBusinessCentral } from '#app/adapters/erp/erp-business-central.server.ts'
import { giveUp } from '#app/features/content/undelivered/undelivered.fixture.ts'
import { ticketMail } from '#app/features/service/tickets/tickets.outbox.ts'
import { createHandler } from '#app/handler.server.ts'
import { openDb } from '#app/kit/db/db.server.ts'
import { createLog } from '#app/kit/log.server.ts'
import { createMeters } from '#app/kit/metrics/meters.server.ts'
import { createMetricsServer } from '#app/kit/metrics/metrics-server.server.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import { createAsk } from '#app/kit/s3/ask.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { counted, watch, watchStore } from '#app/metrics.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { serve } from '#tests/identity/serve.ts'
import { as, openApp } from './app.ts'
import { startBusinessCentral } from './erp/business-central.ts'

test('metrics are told on a port apart, by templates of routes, and name nobody', async () => {
  const { app, ask, scrape, get } = await openWatched()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  for (const address of [`/en/tickets/${id}`, `/tickets/${id}.data`, '/en/tickets', '/healthz', '/en/orders/SO-secret'])
    await ask(address, as(dealer))
  for (const address of ['/nobody/knows/this', '/en/nor-that', '/xx/tickets', '/wp-admin.php', '//x', '/%'])
    await ask(address)
  await ask('/en/tickets', { method: 'PROPFIND' })
  const text = await scrape()
  expect(text).toMatch(
    /ammiraglia_http_requests_total\{route="\/:locale\?\/tickets\/:id",method="GET",status="200"\} 2/,
  )
  expect(text).toContain('route="/healthz"')
  expect(text).toContain('route="unknown",method="GET",status="404"} 5')
  expect(text).toMatch(/ammiraglia_http_request_seconds_count\{route="\/:locale\?\/tickets",method="GET"\} 1/)
  expect(text).toContain('method="other"')
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route))
  expect([...routes].filter((route) => /\d|nobody|nor-that|xx|wp-admin|SO-|%/.test(route))).toEqual([])
  // A figure may hold any digits.
  const names = text.replaceAll(/ \S+$/gm, '')
  for (const secret of [dealer.viewer.email, dealer.viewer.name, String(id), 'SO-secret'])
    expect(names).not.toContain(secret)
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', { method: 'POST' })).status).toBe(405)
})

test('what waits, was given up, runs and was backed up is told by the database, and once in five seconds', async () => {
  const { app, scrape } = await openWatched()
  const now = new Date()
  await app.dealer()
  const mail = ticketMail.of('ticket 1', { mail: 'received', ticketId: 1, accountId: 1 })
  await outbox.put(app.portal.db, mail, new Date(now.getTime() - 90_000))
  await giveUp(app, 'mail.lead', 'lead 3')
  const backup = {
    asked_at: now,
    started_at: now,
    finished_at: new Date(now.getTime() - 3_600_000),
    file: 'x',
    bytes: 4711,
  }
  await app.portal.db.insertInto('backup').values(backup).execute()
  await app.portal.db.insertInto('backup').values({ asked_at: now, started_at: now, error: 'full' }).execute()
  let text = ''
  const queries = await app.queriesOf(async () => {
    ;[text = ''] = await Promise.all([scrape(), scrape(), scrape()])
  })
  expect(text).toContain('ammiraglia_database_up 1')
  expect(text).toContain('ammiraglia_outbox_waiting{kind="mail.ticket"} 1')
  expect(text).toContain('ammiraglia_outbox_dead{kind="mail.lead"} 1')
  expect(figure(text, 'ammiraglia_outbox_oldest_seconds{kind="mail.ticket"}')).toBeGreaterThanOrEqual(89)
  expect(figure(text, 'ammiraglia_backup_age_seconds')).toBeGreaterThanOrEqual(3599)
  expect(text).toContain('ammiraglia_backup_bytes 4711')
  expect(text).toContain('ammiraglia_backup_failed 1')
  expect(text).toContain('ammiraglia_sessions ')
  expect(queries).toHaveLength(1)
})

test('a schedule under which no backup was ever made has the age of the portal, and without one there is none', async () => {
  const age = /^ammiraglia_backup_age_seconds (\d+)/m
  const { scrape: without } = await openWatched()
  expect(await without()).not.toMatch(age)
  const { app, scrape } = await openWatched()
  app.portal.settings = { ...app.portal.settings, backup: { dir: '/nowhere', at: '03:30', keep: 14 } }
  const ageNow = async () => {
    const { rows } = await sql<{ age: number }>`select extract(epoch from now() - min(applied_at))::float as age
      from migration`.execute(app.owner)
    return rows[0]?.age ?? Number.NaN
  }
  const least = await ageNow()
  const [, seconds] = age.exec(await scrape()) ?? []
  // However long the questions take.
  expect(Number(seconds)).toBeGreaterThanOrEqual(Math.floor(least))
  expect(Number(seconds)).toBeLessThanOrEqual(Math.ceil(await ageNow()))
})

test('while the database is away the rest is told, and that it is away', async () => {
  const { scrape } = await openWatched({ isAway: true })
  const text = await scrape()
  expect(text).toContain('ammiraglia_database_up 0')
  expect(text).not.toMatch(/^ammiraglia_(?:outbox_waiting|sessions|backup_age_seconds)\b/m)
  expect(text).toContain('ammiraglia_db_connections{pool="pages",state="most"} 10')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('a system outside that is left alone is told, and one that is not connected is not named', async () => {
  const { app, scrape } = await openWatched()
  expect(await scrape()).not.toContain('system="erp"')
  const double = await startBusinessCentral()
  onTestFinished(() => double.stop())
  const { clock } = app.portal
  app.portal.erp = createBusinessCentral({ settings: double.settings, mapping: standardMapping, fetch, clock })
  expect(await scrape()).toContain('ammiraglia_breaker_open{system="erp"} 0')
  double.state.always = 'unwell'
  for (let count = 0; count < 5; count += 1) await expect(app.portal.erp.health()).rejects.toThrow('500')
  expect(await scrape()).toContain('ammiraglia_breaker_open{system="erp"} 1')
})

test('files that arrive, and events and lines of the log, are counted', async () => {
  const { app, meters, scrape } = await openWatched()
  const files = counted(app.portal.files, meters)
  await files.put(content(), 10_000)
  await files.put(content(), 10)
  const log = createLog('info', { write: () => undefined }, meters.logged)
  log.warn({ event: 'sign-in refused' }, 'sign-in refused')
  log.error('broken')
  const text = await scrape()
  expect(text).toContain('ammiraglia_uploads_total{outcome="kept"} 1')
  expect(text).toContain('ammiraglia_uploads_total{outcome="too-large"} 1')
  expect(text).toContain('ammiraglia_upload_bytes_total 1000')
  expect(text).toContain('ammiraglia_events_total{event="sign-in refused"} 1')
  expect(text).toContain('ammiraglia_log_lines_total{level="error"} 1')
})

test('what a store of files is asked is counted with how it ended, and told whether it is left alone', async () => {
  const { scrape, store } = await openWatched()
  const answers: number[] = []
  const host = await serve(() => ({ status: answers.shift() ?? 500 }))
  const s3 = {
    endpoint: `http://${host}`,
    region: 'r',
    bucket: 'photos',
    accessKeyId: 'k',
    secretAccessKey: 's',
    prefix: '',
    isPathStyle: true,
  }
  const ask = createAsk(s3, store)
  const name = 'files/secret-name'
  expect(await scrape()).toContain('ammiraglia_store_requests_total{operation="write",outcome="failed"} 0')
  answers.push(200, 200, 404, 500, 200)
  await ask({ method: 'PUT', name, body: new Uint8Array(1) })
  await ask({ method: 'GET', query: { 'list-type': '2' } })
  await expect(ask({ method: 'GET', name })).rejects.toThrow()
  await ask({ method: 'DELETE', name })
  const text = await scrape()
  for (const told of [
    'write",outcome="answered',
    'list",outcome="answered',
    'read",outcome="refused',
    'remove",outcome="failed',
    'remove",outcome="answered',
  ])
    expect(text).toContain(`ammiraglia_store_requests_total{operation="${told}"} 1`)
  expect(text).toContain('ammiraglia_breaker_open{system="files"} 0')
  for (let count = 0; count < 6; count += 1) await expect(ask({ method: 'HEAD', name, again: 0 })).rejects.toThrow()
  const ill = await scrape()
  expect(ill).toContain('ammiraglia_store_requests_total{operation="look",outcome="failed"} 5')
  expect(ill).toContain('ammiraglia_store_requests_total{operation="look",outcome="left-alone"} 1')
  expect(ill).toContain('ammiraglia_breaker_open{system="files"} 1')
  expect(ill).not.toContain('secret-name')
})

test('every metric stands in operating.md, and none besides', async () => {
  const { meters } = await openWatched()
  const told = meters.registry.getMetricsAsArray()
  const own = told.filter(({ name }) => name.startsWith('ammiraglia_'))
  const text = readFileSync(path.join(rootDir, 'docs/operating.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(ammiraglia_\w+)` +\| (.*?) *\| /gm)]
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual(own.map(({ name }) => name).toSorted())
  const labels = rows.map(
    ([, name, cell = '']) => `${name}: ${[...cell.matchAll(/`(\w+)`/g)].map(([, label]) => label).join(' ')}`,
  )
  const theirs = own.map((metric) => `${metric.name}: ${labelsOf(metric).join(' ')}`)
  expect(labels.toSorted()).toEqual(theirs.toSorted())
})

test('the dashboard and the alert rules use metrics and labels that there are, and each rule says what to do', async () => {
  const { meters } = await openWatched()
  const known = new Set(meters.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`]))
  const files = ['grafana/dashboard.json', 'prometheus/alerts.yaml'].map((name) => path.join(rootDir, 'deploy', name))
  const [dashboard = '', alerts = ''] = files.map((file) => readFileSync(file, 'utf8'))
  const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(dashboard).panels
  const rules = alerts.split('- alert: ').slice(1)
  const asked = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules.map(exprOf)]
  const used = new Set(asked.flatMap((expr) => expr.match(/\b(?:ammiraglia|nodejs|process)_\w+/g) ?? []))
  expect([...used].filter((name) => !known.has(name))).toEqual([])
  // All that only this portal tells is to be seen somewhere.
  const own = meters.registry.getMetricsAsArray().map(({ name }) => name)
  const unseen = own.filter((name) => name.startsWith('ammiraglia_') && ![...used].some((one) => one.startsWith(name)))
  expect(unseen).toEqual(['ammiraglia_backup_bytes'])
  for (const rule of rules) expect(rule).toMatch(/description: >-\n +\S[^\n]{40,}\.\n/)
  for (const expr of asked) expect([expr, balanceOf(expr)]).toEqual([expr, 0])
  expect(rules.length).toBeGreaterThan(10)
  expect(readdirSync(path.join(rootDir, 'deploy')).toSorted()).toEqual([
    'compose',
    'grafana',
    'kubernetes',
    'nginx',
    'prometheus',
    'systemd',
  ])
})

test('a wrong place for metrics is named in one sentence, and unset there are none', () => {
  expect(readSettings({}).metrics).toBeUndefined()
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(() => readSettings({ METRICS_PORT: 'http' })).toThrow(/^The setting METRICS_PORT is wrong: .*\.$/)
  expect(() => readSettings({ METRICS_PORT: '3000' })).toThrow(/^The setting METRICS_PORT is that of PORT.*\.$/)
})

async function openWatched({ isAway = false } = {}) {
  const app = await openApp()
  const meters = createMeters()
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }
  const away = openDb({ connection: nowhere, poolSize: 1 })
  onTestFinished(() => away.destroy())
  const log = app.portal.log
  const db = isAway ? away : app.portal.db
  const store = watchStore(meters)
  watch(meters, { portal: app.portal, db, pools: { pages: look(10), slow: look(3) }, store })
  const handle = createHandler(
    app.portal,
    build as ServerBuild,
    { buildId: 'test', isReady: async () => true },
    undefined,
    meters,
  )
  const server = createMetricsServer(meters.registry, log).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const get = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, init)
  return {
    app,
    meters,
    store,
    get,
    scrape: async () => (await get('/metrics')).text(),
    ask: (address: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('host', 'portal.test')
      const request = new Request(`http://portal.test${address}`, { ...init, headers })
      return handle(request, { address: '192.0.2.1', allowLongBody: () => undefined })
    },
  }
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}

/** As they were declared; the types say nothing of them. */
function labelsOf(metric: object): string[] {
  const names: unknown = Reflect.get(metric, 'labelNames')
  return Array.isArray(names) ? names.map(String) : []
}

function exprOf(rule: string): string {
  return /expr: >-\n +(.*)\n/.exec(rule)?.[1] ?? ''
}

/** How many brackets are left open, or closed too often. */
function balanceOf(expr: string): number {
  const bare = expr.replaceAll(/"[^"]*"/g, '')
  return bare
    .split('')
    .reduce((open, letter) => open + ('({['.includes(letter) ? 1 : ')}]'.includes(letter) ? -1 : 0), 0)
}

async function* content() {
  yield Buffer.alloc(1000)
}

function look(most: number) {
  return () => ({ busy: 1, idle: 1, waiting: 0, most })
}
