import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isRsaKey } from './private-key.server.ts'

/** The schema of each of these settings. */
export const firebaseSettings = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'it takes the project’s id, as in my-portal-1a2b3')
    .optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'it takes host and port, as in 127.0.0.1:9099')
    .optional(),
}

const read = z.object(firebaseSettings)
type Read = z.infer<typeof read>

type Account = { clientEmail: string; privateKey: string }
type Firebase = { projectId: string; apiKey: string; as: Account | { emulatorHost: string } }

/** @returns what is wrong, as a sentence; undefined without `IDENTITY=firebase` */
export function firebaseFrom(given: Read & { IDENTITY: string }): Firebase | string | undefined {
  if (given.IDENTITY !== 'firebase') return undefined
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_SERVICE_ACCOUNT: file } = given
  const emulatorHost = given.FIREBASE_AUTH_EMULATOR_HOST
  if (!projectId) return missing('FIREBASE_PROJECT_ID')
  if (emulatorHost) return { projectId, apiKey: apiKey ?? 'emulator', as: { emulatorHost } }
  if (!apiKey) return missing('FIREBASE_API_KEY')
  if (!file) return missing('FIREBASE_SERVICE_ACCOUNT')
  const as = serviceAccountIn(file)
  return typeof as === 'string' ? as : { projectId, apiKey, as }
}

function missing(name: keyof Read): string {
  return `The setting ${name} is missing, which IDENTITY=firebase needs.`
}

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().refine(isRsaKey) })

/** The key file as Google's console gives it. @returns what is wrong, as a sentence */
function serviceAccountIn(file: string): Account | string {
  let said: unknown
  try {
    said = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return `The setting FIREBASE_SERVICE_ACCOUNT names ${file}, which is no JSON file that can be read.`
  }
  const account = serviceAccount.safeParse(said)
  if (!account.success)
    return `The setting FIREBASE_SERVICE_ACCOUNT names ${file}, which is no service account’s key: client_email or private_key is wrong.`
  return { clientEmail: account.data.client_email, privateKey: account.data.private_key }
}
