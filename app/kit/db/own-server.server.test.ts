import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#tests/postgres.ts'
import type { Connection } from './db.server.ts'
import { askRoles } from './own-server.server.ts'
import { StartError } from './start-error.ts'

test('a role that may make no tables, without one that may or in its place, is told in one sentence', async () => {
  const { connection, requests, drop } = await cloneDatabase()
  onTestFinished(drop)
  const [owner, pages] = [urlOf(connection), urlOf(requests)]
  const lacking = askRoles(pages, undefined)
  await expect(lacking).rejects.toThrow(
    `The setting DATABASE_URL names the role ${requests.user}, which may make no tables there: set DATABASE_MIGRATION_URL`,
  )
  await expect(lacking).rejects.toBeInstanceOf(StartError)
  const swapped = askRoles(owner, pages)
  await expect(swapped).rejects.toThrow(
    /^The setting DATABASE_MIGRATION_URL names the role .*, which may make no tables/,
  )
  expect((await askRoles(pages, owner)).owner?.role).toBe(connection.user)
})

test('a database that does not keep its texts in UTF-8 is refused before anything is made there', async () => {
  const { connection, drop } = await cloneDatabase()
  onTestFinished(drop)
  const client = new Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  const database = `${connection.database}_ascii`
  await client.query(
    `create database ${database} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
  )
  onTestFinished(() => client.query(`drop database ${database}`).then(() => undefined))
  await expect(askRoles(urlOf({ ...connection, database }), undefined)).rejects.toThrow(
    'The setting DATABASE_URL names a database whose encoding is SQL_ASCII, and the portal needs UTF8: nothing was done.',
  )
})

function urlOf({ host = '', user = '', database = '' }: Connection): string {
  return `postgres://${user}@${encodeURIComponent(host)}/${database}`
}
