import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { openMailServer } from '#app/adapters/mail/mail-server.fixture.ts'
import { readMails } from '#app/adapters/mail/mail-reader.fixture.ts'
import { administer, readCommand, tryMail } from './admin.server.ts'
import { runFiles } from './files.server.ts'
import { verifyLog } from './verify-log.server.ts'
import { inviteByOperator } from '#app/features/people/company/company.operator.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'

test('the first administrator is made on a machine where nobody is yet', async () => {
  const app = await openApp()
  const token = await inviteByOperator(app.portal, {
    email: 'anna@maker.example',
    name: 'Anna Bianchi',
    role: 'admin',
    locale: 'it',
  })
  const page = await (await app.fetch(`/invite/${token}`)).text()
  expect(page).toContain('value="Anna Bianchi"')
  const fields = { intent: 'join', name: 'Anna Bianchi', password: 'una buona password' }
  expect((await app.fetch(`/invite/${token}`, post({ cookie: '' }, fields))).status).toBe(303)
  const account = await app.portal.db
    .selectFrom('account')
    .select(['email', 'role', 'company_id', 'email_verified'])
    .executeTakeFirstOrThrow()
  expect(account).toEqual({ email: 'anna@maker.example', role: 'admin', company_id: null, email_verified: true })
  expect(
    await inviteByOperator(app.portal, { email: 'anna@maker.example', name: 'Anna', role: 'agent', locale: 'it' }),
  ).toBeUndefined()
})

test('the command reads its options, and says in a sentence what is wrong with them', () => {
  const create = ['create', '--email', ' Anna@Maker.example ', '--name', 'Anna Bianchi']
  expect(readCommand(create)).toEqual({
    command: 'create',
    email: 'anna@maker.example',
    name: 'Anna Bianchi',
    role: 'admin',
    locale: 'it',
  })
  expect(() => readCommand([...create, '--role', 'owner'])).toThrow('--role is admin or agent.')
  expect(() => readCommand(['create', '--name', 'Anna'])).toThrow('--email is missing.')
  expect(() => readCommand(['create', '--email', 'anna', '--name', 'A'])).toThrow('--email takes an e-mail address.')
  expect(() => readCommand(['reset-second-factor'])).toThrow('--email is missing.')
  expect(readCommand(['mail-test', '--to', 'Anna@Maker.example', '--locale', 'fr'])).toEqual({
    command: 'mail-test',
    to: 'anna@maker.example',
    locale: 'fr',
  })
  expect(() => readCommand(['mail-test', '--to', 'anna'])).toThrow('--to takes an e-mail address.')
  expect(() => readCommand(['rename'])).toThrow('Usage:')
  expect(() => readCommand(['create', '--colour', 'red'])).toThrow('Usage:')
})

test('the program opens the database of a fresh data folder by itself, prints a link, and says of the folder that it is new', async () => {
  const dataDir = newFolder()
  const run = (...line: string[]) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...line], {
      cwd: rootDir,
      env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DEMO: 'off', APP_URL: 'https://portal.example' },
    })
  const { stdout } = await run('create', '--email', 'anna@maker.example', '--name', 'Anna', '--locale', 'en')
  expect(stdout).toMatch(/^https:\/\/portal\.example\/en\/invite\/[\w-]{43}$/m)
  const isNew = `${dataDir} held nothing of a portal, and is the folder of one now. If the server has another DATA_DIR, `
  expect(stdout.startsWith(isNew)).toBe(true)
  const next = await run('create', '--email', 'luca@maker.example', '--name', 'Luca')
  expect(next.stdout).toMatch(/^Within seven days, Luca /)
  const failed = await run('reset-second-factor', '--email', 'nobody@maker.example').catch((error: unknown) => error)
  expect(String(failed)).toContain('Nobody has the address nobody@maker.example.')
})

test('a test mail is sent in the language asked for, what the mail server said is printed, and the program ends', async () => {
  const dataDir = newFolder()
  const server = await openMailServer({ toReceiver: refusesNobody }, { allowInsecureAuth: true })
  const smtp = `smtp://paolo:p%40ss%2Fword@127.0.0.1:${server.port}`
  const settings = { MAIL: 'smtp', MAIL_FROM: 'service@maker.example', SMTP_URL: smtp }
  const run = (...line: string[]) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...line, '--locale', 'en'], {
      cwd: rootDir,
      env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DEMO: 'off', BRAND_NAME: 'Rossi & Figli', ...settings },
    })
  await run('create', '--email', 'anna@maker.example', '--name', 'Anna')
  const { stdout } = await run('mail-test', '--to', 'anna@maker.example')
  expect(stdout).toMatch(/^127\.0\.0\.1 took the mail to anna@maker\.example: 250 .*kept as 7$/m)
  const [mail] = readMails(server.arrived)
  expect(mail).toMatchObject({ to: 'anna@maker.example', subject: 'Rossi & Figli: test email' })
  expect(mail?.text).toContain('the portal of Rossi & Figli can send emails')
  expect(mail?.html).toContain('the portal of Rossi &amp; Figli can send emails')
  const refused = await run('mail-test', '--to', 'nobody@maker.example').catch((error: unknown) => error)
  expect(String(refused)).toMatch(
    /did not take the mail to nobody@maker\.example: 550 .*no such user, says …, sent as …$/m,
  )
})

/** Says more than it should. */
function refusesNobody(address: string): string | undefined {
  return address.startsWith('nobody@') ? '550 no such user, says p@ss/word, sent as cEBzcy93b3Jk' : undefined
}

test('where mails are only kept, no test mail is said to have been sent', async () => {
  const { portal } = await openApp()
  await expect(tryMail(portal, { to: 'anna@maker.example', locale: 'it' })).rejects.toThrow('MAIL is log')
  expect(await portal.db.selectFrom('sent_mail').select('subject').execute()).toEqual([])
})

test('a check of the log, an export and a move of files in a folder without a portal are refused, and nothing is made there', async () => {
  const dataDir = newFolder()
  const environment = {
    DATA_DIR: dataDir,
    DEMO: 'off',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'portal',
    S3_SECRET_ACCESS_KEY: 'a secret',
  }
  const refused = `${dataDir} holds no portal: set DATA_DIR to the folder of the one that is meant.`
  await expect(verifyLog([], environment)).rejects.toThrow(refused)
  await expect(administer(['export', '--to', path.join(dataDir, 'out')], environment)).rejects.toThrow(refused)
  await expect(runFiles(['move', '--to', 's3'], environment, () => undefined)).rejects.toThrow(refused)
  expect(readdirSync(dataDir)).toEqual([])
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What bin/admin.mjs does, without looking whether something is to be installed. */
const program = `
  const { administer } = await import('./app/commands/admin.server.ts')
  await administer(process.argv.slice(1), process.env).then(console.log, (error) => {
    console.error(error.message)
    process.exitCode = 1
  })`
