import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { startCommand } from '#tests/command.ts'
import { openHubspotDouble } from '#tests/crm/hubspot-double.ts'
import { runDoctor } from '#tests/doctor.fixture.ts'
import { startBusinessCentral } from '#tests/erp/business-central.ts'
import { startStore } from '#tests/object-store.ts'
import { addDealer, freePort, ownFolder } from './server.fixture.ts'

// All that a maker's portal stands on, each a program of its own on this machine that can be broken.

export type Surroundings = Awaited<ReturnType<typeof openSurroundings>>

/** A mail server, a store of files, a CRM and an ERP, with the settings that name them. */
export async function openSurroundings() {
  const mail = { isAway: false }
  const smtp = await openMailServer({ toReceiver: () => (mail.isAway ? '451 come back later' : undefined) })
  const store = await startStore()
  const s3 = await store.bucket()
  const crm = await openHubspotDouble(() => Date.now())
  onTestFinished(() => crm.close())
  const erp = await startBusinessCentral()
  onTestFinished(() => erp.stop())
  const settings = {
    PORT: String(await freePort()),
    MAIL: 'smtp',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Assistenza <service@maker.example>',
    FILES: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    CRM: 'hubspot',
    HUBSPOT_TOKEN: 'the-token',
    HUBSPOT_PORTAL_ID: '123',
    HUBSPOT_URL: crm.url,
    ERP: 'business-central',
    ERP_URL: erp.url,
    ERP_TOKEN_URL: erp.settings.tokenUrl,
    ERP_ENVIRONMENT: erp.settings.environment,
    ERP_COMPANY: erp.settings.company,
    ERP_CLIENT_ID: erp.settings.clientId,
    ERP_CLIENT_SECRET: erp.settings.clientSecret,
  }
  return { mail, arrived: smtp.arrived, store, crm, erp, settings }
}

/** A machine with a PostgreSQL and a folder for the portal; both are gone with it. */
export async function openMachine() {
  const [home, dataDir] = [ownFolder(), path.join(ownFolder(), 'data')]
  let postgres = await startPostgres(home)
  const connect = async (database: string) => {
    const client = new Client({ ...postgres.connection, database })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const admin = await connect('postgres')
  // What deploy/compose/roles.sh has PostgreSQL do, save the passwords: here a socket is the door.
  const [, statements = ''] =
    /<<'SQL'\n([^]*)\nSQL/.exec(readFileSync(path.join(rootDir, 'deploy/compose/roles.sh'), 'utf8')) ?? []
  for (const statement of statements.replaceAll(/ password :'\w+'/g, '').split('\n'))
    await admin.query(statement.replace('database portal', 'database operated').replaceAll('portal_', 'maker_'))
  await admin.end()
  const urlFor = (user: string) =>
    `postgres://${user}@${encodeURIComponent(path.join(home, 'postgres/socket'))}/operated`
  return {
    dataDir,
    settings: {
      DATA_DIR: dataDir,
      DATABASE_URL: urlFor('maker_requests'),
      DATABASE_MIGRATION_URL: urlFor('maker_owner'),
    },
    /** A dealer with a session, put into the database by hand. @returns the cookie */
    async dealer() {
      const db = await connect('operated')
      const cookie = await addDealer(db)
      await db.end()
      return cookie
    },
    async query<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
      const db = await connect('operated')
      const { rows } = await db.query<Row>(statement)
      await db.end()
      return rows
    },
    stopDatabase: () => postgres.stop(),
    async startDatabase() {
      postgres = await startPostgres(home)
    },
    /** The disk is lost. */
    async lose() {
      await postgres.stop()
      for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } })
  let ending: Promise<void> | undefined
  const stop = () => (ending ??= postgres.stop())
  onTestFinished(stop)
  return { ...postgres, stop }
}

/** What `npm run doctor` finds not well, by its name. */
export async function notWell(settings: Record<string, string>): Promise<string[]> {
  const { code, said } = await runDoctor({ DEMO: 'off', ...settings })
  const names = [...said.matchAll(/^NOT WELL +([^:]+):/gm)].map(([, name = '']) => name)
  if ((code === 0) !== (names.length === 0)) throw new Error(`The doctor ended with ${code}: ${said}`)
  return names
}

/** A command of the operator's. @returns all that it said @throws where it does not end well */
export async function command(name: string, line: string[], settings: Record<string, string>): Promise<string> {
  const { code, said } = await startCommand(name, line, { NODE_ENV: 'production', DEMO: 'off', ...settings }).ended
  if (code !== 0) throw new Error(`${name} ${line.join(' ')} ended with ${code}: ${said}`)
  return said
}
