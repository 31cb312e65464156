import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished, test } from 'vitest'
import type { Connection } from '#app/kit/db/db.server.ts'
import { commandLine, type RunAs, spawnOptions } from '#app/kit/db/embedded-run-as.server.ts'

/** Where there is no PgBouncer, bin/test.mjs says so, and there is nothing that could be passed over. */
const program = process.env['PGBOUNCER'] ?? spawnSync('which', ['pgbouncer'], { encoding: 'utf8' }).stdout.trim()
export const testPooled = program ? test : () => undefined

/** A PgBouncer in transaction mode in front of a server of the tests, with two connections. @returns its address */
export async function startPooler(
  { host = '', port = 5432 }: Connection,
  auth: { type: 'trust' | 'md5'; users: Record<string, string> },
): Promise<(database: string, user: string, password?: string) => string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pooler-'))
  const users = Object.entries(auth.users).map(([name, password]) => `"${name}" "${password}"\n`)
  writeFileSync(path.join(folder, 'users'), users.join(''))
  writeFileSync(
    path.join(folder, 'ini'),
    `[databases]
nobody = host=${host} port=${port} dbname=postgres user=nobody_at_all
* = host=${host} port=${port}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = 6432
auth_type = ${auth.type}
auth_file = ${path.join(folder, 'users')}
pool_mode = transaction
default_pool_size = 2
`,
  )
  const runAs = ownerOf(host)
  for (const name of ['', 'users', 'ini'])
    if (runAs.user) chownSync(path.join(folder, name), runAs.user.uid, runAs.user.gid)
  const [command, ...args] = commandLine(runAs, program, [path.join(folder, 'ini')])
  const child = spawn(command, args, { ...spawnOptions(runAs), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGKILL')) await ended
    rmSync(folder, { recursive: true, force: true })
  })
  while (!existsSync(path.join(folder, '.s.PGSQL.6432'))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`)
    await delay(20)
  }
  return (database, user, password) =>
    `postgres://${user}${password ? `:${password}` : ''}@${encodeURIComponent(folder)}:6432/${database}`
}

/** PgBouncer refuses root as PostgreSQL does, and the socket is closed to all others. */
function ownerOf(socket: string): RunAs {
  const { uid, gid } = statSync(socket)
  if (process.getuid?.() !== 0) return { prefix: [] }
  return uid === 0
    ? { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] }
    : { user: { uid, gid }, prefix: [] }
}
