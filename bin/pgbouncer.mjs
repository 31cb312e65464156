import { spawnSync } from 'node:child_process'
import { run } from './install.mjs'

/** PgBouncer for the tests behind a pooler: an installed one, else the system's package manager's; undefined without either. */
export function findPgbouncer() {
  const found = installed() ?? fromPackages()
  if (!found) console.log('Left out: the tests behind PgBouncer, which is not installed and could not be.')
  return found
}

function installed() {
  if (process.env.PGBOUNCER) return process.env.PGBOUNCER
  return spawnSync('which', ['pgbouncer'], { encoding: 'utf8' }).stdout?.trim() || undefined
}

function fromPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('Asking the system’s package manager for PgBouncer …')
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer'])
  return installed()
}
