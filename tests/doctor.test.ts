import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { certificate, certificateKey } from '#app/adapters/mail/certificate.fixture.ts'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { openHubspotDouble } from '#tests/crm/hubspot-double.ts'
import { startMailbox, testMailbox } from '#tests/dovecot.ts'
import { startBusinessCentral } from '#tests/erp/business-central.ts'
import { serve } from '#tests/identity/serve.ts'
import { startStore, testStored } from '#tests/object-store.ts'
import { doctor, place, runDoctor } from './doctor.fixture.ts'

const password = 'a-password-nobody-may-read'
/** What the portal says at /healthz. */
const healthy = '{"status":"ok"}'

test('a portal that is well is told so look by look, and what is not asked for is named as off', async () => {
  const here = await place()
  const front = await serve(() => ({ body: healthy }))
  const { code, said } = await runDoctor({ ...here.environment, APP_URL: `http://${front}` })
  expect(said).toMatch(/^well {6}settings: /m)
  expect(said).toMatch(
    /^well {6}database: PostgreSQL 18\.\d+ answers, and its tables are of this version of the portal\.$/m,
  )
  expect(said).toMatch(/^well {6}clock: this machine and the database are 0\.\d s apart\.$/m)
  expect(said).toMatch(/^well {6}disk: DATA_DIR \(.*\) has [\d.]+ GB free\.$/m)
  expect(said).toContain(`well      front: http://${front} answers by plain http, which does not leave this machine.`)
  for (const name of ['mail out', 'mailbox', 'CRM', 'ERP', 'files', 'backups', 'replica', 'traces', 'identity'])
    expect(said).toMatch(new RegExp(`^off {7}${name}: `, 'm'))
  expect(code).toBe(0)
  expect(said.trim().split('\n')).toHaveLength(14)
})

test('a setting that is wrong is told in its own sentence, and a word too many with how it is used', async () => {
  expect(await runDoctor({ SMTP_URL: 'smtp://x', MAIL: 'smtp', MAIL_FROM: 'a@x.example', PORT: 'many' })).toMatchObject(
    {
      code: 1,
      said: 'NOT WELL  settings: The setting PORT is wrong: it takes a whole number from 0 to 65535. Nothing else was looked at.\n',
    },
  )
  expect(await runDoctor({}, ['everything'])).toEqual({ code: 2, said: 'Usage:\n  npm run doctor\n' })
})

test('a database that is not there, refuses, lacks tables, is newer, or has another clock is told with what to do', async () => {
  const { environment, db, dataDir } = await place()
  const nowhere = await doctor({ ...environment, DATABASE_URL: undefined })
  expect(nowhere.said).toContain(
    `NOT WELL  database: there is none in ${dataDir} yet: start the portal once, or correct DATA_DIR.`,
  )
  expect(nowhere.said).toContain('off       clock: the database could not be asked for the time.')
  const refused = await doctor({ ...environment, DATABASE_URL: `postgres://nobody:${password}@127.0.0.1:1/x` })
  expect(refused.said).toMatch(
    /^NOT WELL {2}database: The setting DATABASE_URL names a PostgreSQL that cannot be used: connect ECONNREFUSED [\d.:]+: see to that server, or correct DATABASE_URL\.$/m,
  )
  expect(refused.said).not.toContain(password)
  await sql`delete from migration where name > '0150'`.execute(db)
  expect((await doctor(environment)).said).toMatch(
    /^NOT WELL {2}database: its tables lack \d+ migrations of this version, from 0150.*\.sql on: start the portal, which makes them\.$/m,
  )
  await sql`insert into migration (name, checksum) values ('9999-later.sql', '')`.execute(db)
  await sql`create function clock_timestamp() returns timestamptz language sql as $$ select now() + interval '90 s' $$`.execute(
    db,
  )
  await sql`alter database ${sql.id(environment.name)} set search_path = public, pg_catalog`.execute(db)
  const late = await doctor(environment)
  expect(late.said).toContain(
    'NOT WELL  database: The database has had the migration 9999-later.sql, which this portal lacks',
  )
  expect(late.said).toMatch(/^NOT WELL {2}clock: this machine is (?:8|9)\d\.\d s behind the database: set both by NTP/m)
  expect([nowhere.isWell, refused.isWell, late.isWell]).toEqual([false, false, false])
})

test('a folder that cannot be written, and an address at which nothing answers, are told with what to do', async () => {
  const { environment } = await place()
  const { isWell, said } = await doctor({
    ...environment,
    BACKUP_DIR: '/nowhere/at/all',
    APP_URL: 'http://127.0.0.1:1',
  })
  expect(said).toMatch(/^NOT WELL {2}disk: BACKUP_DIR \(\/nowhere\/at\/all\) cannot be written \(ENOENT.*\): make it/m)
  expect(said).toMatch(/^NOT WELL {2}front: nothing answers at http:\/\/127\.0\.0\.1:1 /m)
  expect(isWell).toBe(false)
})

test('a mail server that refuses is told in its words, without the password that it repeats', async () => {
  const { environment } = await place()
  const { port } = await openMailServer({}, { hideSTARTTLS: true, allowInsecureAuth: true })
  const mail = (pass: string) => ({
    ...environment,
    MAIL: 'smtp',
    MAIL_FROM: 'service@maker.example',
    SMTP_URL: `smtp://portal:${encodeURIComponent(pass)}@localhost:${port}`,
  })
  const lets = await doctor(mail('p@ss/word'))
  expect(lets.said).toContain(`well      mail out: the mail server localhost:${port} answers and lets the portal in`)
  const { port: telling } = await openMailServer(
    {},
    {
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ password: given }, _, done) => done(new Error(`not ${given}`)),
    },
  )
  const told = await doctor({ ...mail(password), SMTP_URL: `smtp://portal:${password}@localhost:${telling}` })
  expect(told.said).toContain('not …')
  expect(told.said).not.toContain(password)
})

testMailbox(
  'a mailbox is logged in to, also by TLS, and one whose certificate nobody trusts gets no password',
  async () => {
    const { environment } = await place()
    const { server, certificate: own, securePort } = await startMailbox()
    const mail = {
      ...environment,
      MAIL: 'smtp',
      MAIL_FROM: 'service@maker.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_INBOUND: 'imap',
      MAIL_REPLY_TO: 'reply+{token}@portal.example',
    }
    const secure = { ...mail, IMAP_URL: `imaps://portal:secret@localhost:${securePort}/INBOX` }
    const trusting = await runDoctor({ ...secure, NODE_EXTRA_CA_CERTS: own.file })
    expect(trusting.said).toContain(`well      mailbox: the mailbox of portal at localhost:${securePort} can be read.`)
    expect((await doctor(secure)).said).toMatch(
      /^NOT WELL {2}mailbox: .*cannot be read \(.*certificate.*\): correct IMAP_URL/m,
    )
    const wrong = await doctor({ ...mail, IMAP_URL: `imap://portal:${password}@127.0.0.1:${server.port}/INBOX` })
    expect(wrong.said).toMatch(/^NOT WELL {2}mailbox: .*cannot be read \(.*\): correct IMAP_URL/m)
    expect(wrong.said).not.toContain(password)
  },
)

testStored('a bucket is written, read and left as it was, and one that refuses is told', async () => {
  const { environment } = await place()
  const s3 = await (await startStore()).bucket()
  const store = {
    ...environment,
    FILES: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  expect((await doctor(store)).said).toContain(
    `well      files: the bucket ${s3.bucket} at ${s3.endpoint} keeps, hands out and removes a file.`,
  )
  expect((await doctor({ ...store, S3_SECRET_ACCESS_KEY: password })).said).toMatch(
    /^NOT WELL {2}files: The setting S3_SECRET_ACCESS_KEY is not that/m,
  )
})

testStored('the bucket that the nightly backups go to is tried as well, also where files lie on the disk', async () => {
  const { environment } = await place()
  const s3 = await (await startStore()).bucket()
  const backups = {
    ...environment,
    BACKUP_S3: `s3://${s3.bucket}/nightly`,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  expect((await doctor(backups)).said).toContain(
    `well      backups: the bucket ${s3.bucket}/nightly at ${s3.endpoint} keeps, hands out and removes a file.`,
  )
  expect((await doctor({ ...backups, BACKUP_S3: 's3://no-such-bucket/nightly' })).said).toContain(
    `NOT WELL  backups: The store at ${s3.endpoint} has no bucket no-such-bucket: make it, or correct BACKUP_S3.`,
  )
  expect((await doctor({ ...backups, S3_SECRET_ACCESS_KEY: password })).said).not.toContain(password)
})

test('a CRM and an ERP are asked as the portal asks them, and what they refuse is told', async () => {
  const { environment } = await place()
  const hubspot = await openHubspotDouble(Date.now)
  onTestFinished(() => hubspot.close())
  const central = await startBusinessCentral()
  onTestFinished(() => central.stop())
  const { url, company, clientId, clientSecret } = central.settings
  const outside = {
    ...environment,
    CRM: 'hubspot',
    HUBSPOT_URL: hubspot.url,
    HUBSPOT_TOKEN: 'the-token',
    HUBSPOT_PORTAL_ID: '1',
    ERP: 'business-central',
    ERP_URL: url,
    ERP_TOKEN_URL: `${url}/token`,
    ERP_ENVIRONMENT: 'test',
    ERP_COMPANY: company,
    ERP_CLIENT_ID: clientId,
    ERP_CLIENT_SECRET: clientSecret,
  }
  const { said } = await doctor(outside)
  expect(said).toContain(`well      ERP: Business Central at ${url} answers and lets the portal in.`)
  expect(said).toMatch(
    /^NOT WELL {2}CRM: HubSpot lacks \d+ things of the mapping: npm run admin -- crm-check names each\.$/m,
  )
  const wrong = await doctor({ ...outside, HUBSPOT_TOKEN: password, ERP_CLIENT_SECRET: password })
  expect(wrong.said).toMatch(/^NOT WELL {2}CRM: HubSpot at .* does not let the portal in \(.*401.*\)/m)
  expect(wrong.said).toMatch(
    /^NOT WELL {2}ERP: Business Central at .* is not to be used \(.*\): correct the ERP settings/m,
  )
  expect(wrong.said).not.toContain(password)
})

test('an identity service that is not reached is told', async () => {
  const { environment } = await place()
  const hosted = { ...environment, NODE_ENV: 'development', IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'demo-portal' }
  const there = await serve(() => ({ body: '{}' }))
  expect((await doctor({ ...hosted, FIREBASE_AUTH_EMULATOR_HOST: there })).said).toContain(
    'well      identity: the identity service of demo-portal answers.',
  )
  expect((await doctor({ ...hosted, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' })).said).toMatch(
    /^NOT WELL {2}identity: nobody can sign in, .* is not reached \(.+\): let this machine out to it\.$/m,
  )
})

test('in front has to be a portal, with a certificate that browsers trust and the word to keep to https', async () => {
  const { environment, dataDir } = await place()
  const file = path.join(dataDir, 'certificate.pem')
  writeFileSync(file, certificate)
  const headers: Record<string, string> = {}
  const secure = createSecureServer({ cert: certificate, key: certificateKey }, (_, answer) =>
    answer.writeHead(200, headers).end(healthy),
  )
  const APP_URL = `https://localhost:${await listening(secure)}`
  const trusting = { ...environment, APP_URL, NODE_EXTRA_CA_CERTS: file }
  expect((await runDoctor(trusting)).said).toMatch(
    /^NOT WELL {2}front: .* answers without Strict-Transport-Security: have the proxy/m,
  )
  headers['strict-transport-security'] = 'max-age=31536000'
  expect((await runDoctor(trusting)).said).toMatch(
    /^well {6}front: .* with a certificate good for \d{5} days, and browsers keep to https\.$/m,
  )
  expect((await doctor({ ...environment, APP_URL })).said).toMatch(
    /^NOT WELL {2}front: browsers do not come in at .* \(self-signed certificate.*\): see to the proxy/m,
  )
  const plain = await serve(() => ({ body: healthy }))
  const named = `http://0.0.0.0:${plain.split(':')[1]}`
  expect((await doctor({ ...environment, APP_URL: named, INSECURE_HTTP: 'yes' })).said).toMatch(
    /^NOT WELL {2}front: .* answers by plain http, and passwords cross the network/m,
  )
})

test('a page that a proxy shows in the place of the portal is not taken for it', async () => {
  const { environment } = await place()
  const APP_URL = `http://${await serve(() => ({ body: '<h1>Welcome to nginx!</h1>' }))}`
  expect((await doctor({ ...environment, APP_URL })).said).toContain(
    `NOT WELL  front: ${APP_URL} answers 200 instead of the portal: correct APP_URL, or what stands in front.`,
  )
})

test('what never answers is told in its time, beside all the rest', async () => {
  const { environment } = await place()
  const mute = createServer(() => undefined)
  const port = await listening(mute)
  const { code, said } = await runDoctor({
    ...environment,
    MAIL: 'smtp',
    MAIL_FROM: 'service@maker.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_INBOUND: 'imap',
    MAIL_REPLY_TO: 'reply+{token}@portal.example',
    IMAP_URL: `imap://portal:${password}@127.0.0.1:${port}/INBOX`,
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: password,
    CRM: 'hubspot',
    HUBSPOT_URL: `http://127.0.0.1:${port}`,
    HUBSPOT_TOKEN: password,
    HUBSPOT_PORTAL_ID: '1',
    APP_URL: `http://127.0.0.1:${port}`,
  })
  expect(code).toBe(1)
  for (const name of ['mail out', 'mailbox', 'CRM', 'files', 'front'])
    expect(said).toMatch(new RegExp(`^NOT WELL {2}${name}: .+\\.$`, 'm'))
  expect(said).toMatch(/^well {6}database: /m)
  expect(said).not.toContain(password)
})

async function listening(
  server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>,
): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
