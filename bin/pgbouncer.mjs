import { findProgram } from './system-program.mjs'

/** PgBouncer for the tests behind a pooler: an installed one, else the system's package manager's; undefined without either. */
export function findPgbouncer() {
  const found = process.env.PGBOUNCER || findProgram('pgbouncer', 'PgBouncer')
  if (!found) console.log('Left out: the tests behind PgBouncer, which is not installed and could not be.')
  return found
}
