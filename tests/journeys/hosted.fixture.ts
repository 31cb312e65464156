import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { secretIn } from '#app/kit/secret.server.ts'
import { emulatorProject, startEmulator } from '#tests/identity/emulator.ts'
import { serve } from '#tests/identity/serve.ts'
import { databaseOf, ownFolder, start } from './server.fixture.ts'

export type Hosted = Awaited<ReturnType<typeof startHosted>>
type Tokens = { idToken: string; refreshToken: string }

/** The built portal with the hosted identity service, which is its own emulator, behind a door that can be shut. */
export async function startHosted() {
  const dataDir = ownFolder()
  const service = { isAway: false }
  const emulator = await startEmulator()
  onTestFinished(emulator.stop)
  const door = await serve(async ({ path, headers, body }) => {
    if (service.isAway) throw new Error('Nobody is there')
    const shown = headers.authorization ? { authorization: headers.authorization } : { 'x-goog-api-key': 'any' }
    return pass(`http://${emulator.host}${path}`, shown, body)
  })
  const settings = {
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: emulatorProject,
    FIREBASE_AUTH_EMULATOR_HOST: door,
  }
  const { address } = await start(settings)
  const db = await databaseOf(dataDir)
  const secret = await secretIn(dataDir)
  onTestFinished(() => db.end())

  return {
    address,
    service,
    /** @returns the invitation of the first administrator, as the operator gets it */
    inviteAdmin: async (email: string): Promise<string> => {
      const line = ['--input-type=module', '-e', program, 'create', '--email', email, '--name', 'Anna Bianchi']
      const env = { PATH: process.env['PATH'], ...settings, DEMO: 'off', APP_URL: address }
      const { stdout } = await promisify(execFile)(process.execPath, line, { cwd: rootDir, env })
      return /^http\S+/m.exec(stdout)?.[0] ?? ''
    },
    /** Waits for the link in the first mail of a kind. @param kind how its path begins, `/verify/` */
    linkInMail: async (to: string, kind: string): Promise<string> => {
      const path = () =>
        db
          .query<{ body: string }>('select body from sent_mail where to_address = $1', [to])
          .then(({ rows }) => rows.map(({ body }) => linkIn(openLinks(secret, body), kind)).find(Boolean) ?? '')
      await expect.poll(path, { timeout: 20_000 }).not.toBe('')
      return address + (await path())
    },
    /** What a client gets that signs in at the service by itself. */
    tokensOf: async (email: string, password: string): Promise<Tokens> => {
      const body = JSON.stringify({ email, password, returnSecureToken: true })
      const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
      return JSON.parse((await pass(url, {}, body)).body) as Tokens // the service's own answer
    },
    refresh: async ({ refreshToken }: Tokens): Promise<string> => {
      const body = JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken })
      const said = await pass(`http://${emulator.host}/securetoken.googleapis.com/v1/token?key=any`, {}, body)
      return (JSON.parse(said.body) as { id_token: string }).id_token // the service's own answer
    },
  }
}

function linkIn(body: string, kind: string): string | undefined {
  return new RegExp(`https?://[^/]+(${kind}\\S+)`).exec(body)?.[1]
}

/** What bin/admin.mjs does, without looking whether something is to be installed. */
const program = `
  const { administer } = await import('./app/commands/admin.server.ts')
  console.log(await administer(process.argv.slice(1), process.env))`

async function pass(url: string, headers: HeadersInit, body: string) {
  const all = new Headers(headers)
  all.set('content-type', 'application/json')
  const answer = await fetch(url, { method: 'POST', headers: all, body })
  return { status: answer.status, body: await answer.text() }
}
