import type { Kysely } from 'kysely'
import { openDb } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { createLog } from '#app/kit/log.server.ts'
import { createPictures, type Pictures } from '#app/kit/pictures/pictures.server.ts'
import { pictureLimits } from '#app/limits.ts'
import type { PortalBasis } from '#app/portal.server.ts'
import { emptierOf } from './empty.ts'
import { afterTestFile } from './hooks.ts'
import { cloneDatabase } from './postgres.ts'

/**
 * What the application stands on in tests: a database with its connections, a log, processes that draw pictures. To make it
 * costs more than most files of tests do on it, so the files of a worker share it; the portal is each file's own.
 */
export type Ground = Pick<PortalBasis, 'db' | 'log'> & {
  owner: Kysely<Tables>
  pictures: Pictures
  empty: () => Promise<unknown>
  queries: string[]
  lines: string[]
  errors: string[]
}

let laid: Promise<Ground & { leave: () => Promise<void> }> | undefined

/** After a failure in a file nobody knows what it left there: the next one gets another ground. */
export async function takeGround(): Promise<Ground> {
  laid ??= layGround()
  const ground = await laid
  afterTestFile(async (failed) => {
    if (!failed) return
    laid = undefined
    await ground.leave()
  })
  return ground
}

async function layGround(): Promise<Ground & { leave: () => Promise<void> }> {
  const queries: string[] = []
  const lines: string[] = []
  const errors: string[] = []
  const { connection, requests, drop } = await cloneDatabase()
  const owner = openDb({ connection, poolSize: 2 })
  const db = openDb({ connection: requests, onQuery: (text) => queries.push(text) })
  const write = (line: string) => {
    lines.push(line)
    if (/^\{"level":[56]0/.test(line)) errors.push(line)
  }
  const log = createLog('info', { write })
  const pictures = createPictures({ log, timeout: pictureLimits.milliseconds, waiting: pictureLimits.waiting })
  const leave = async () => {
    await pictures.stop()
    await Promise.all([db.destroy(), owner.destroy()])
    await drop()
  }
  return { db, log, owner, pictures, empty: await emptierOf(owner), queries, lines, errors, leave }
}
