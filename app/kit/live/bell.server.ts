import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Connection } from '#app/kit/db/db.server.ts'

export type Bell = { stop: () => Promise<void> }

type Hear = (payload: string | undefined) => void

const channel = 'live'
const retryFrom = 200
const retryMost = 5000
/** How often it is asked whether the line still stands: a connection may die without a word. */
const askEvery = 20_000

/**
 * Hears what transactions tell by NOTIFY, on a connection of its own, which comes back whenever it breaks. Without a
 * payload: something may have been missed meanwhile.
 */
export function listenTo(connection: Connection, log: Logger, hear: Hear): Bell {
  let isStopped = false
  let wait = retryFrom
  let timer: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function connect(): Promise<void> {
    const own = new Client({
      application_name: 'ammiraglia live',
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    })
    client = own
    own.on('notification', ({ payload }) => hear(payload))
    own.on('error', () => lost(own))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      hear(undefined)
      wait = retryFrom
      timer = setInterval(() => void ask(own), askEvery).unref()
    } catch {
      lost(own)
    }
  }

  async function ask(own: Client): Promise<void> {
    try {
      await own.query('select')
    } catch {
      lost(own)
    }
  }

  function lost(own: Client): void {
    if (client !== own || isStopped) return
    client = undefined
    own.end().catch(() => undefined)
    clearTimeout(timer)
    if (wait === retryFrom) log.warn('the database is not heard: open pages learn of changes once it is back')
    wait = Math.min(retryMost, wait * 2)
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random() / 2)).unref()
  }

  void connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
