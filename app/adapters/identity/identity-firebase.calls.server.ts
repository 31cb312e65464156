import type { Logger } from 'pino'
import { z } from 'zod'
import { AccessRefused } from './identity-firebase.access.server.ts'
import { refusalOf } from './identity-firebase.errors.ts'
import type { Refusal } from './identity.ts'

/** An account as the hosted service tells it. */
export type HostedUser = z.infer<typeof user>
export type Answer = z.infer<typeof answer>

type Body = Record<string, unknown>
type Options = {
  fetch: typeof fetch
  /** As far as `/v1`, without it. */
  base: string
  projectId: string
  apiKey: string
  access: () => Promise<string>
  timeout: number
  log: Pick<Logger, 'warn'>
}

const user = z.object({
  localId: z.string(),
  email: z.string().toLowerCase().optional(),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  /** Seconds; tokens from before are void. */
  validSince: z.coerce.number().default(0),
})
const answer = z.object({
  localId: z.string().optional(),
  email: z.string().toLowerCase().optional(),
  newEmail: z.string().toLowerCase().optional(),
  idToken: z.string().optional(),
  mfaPendingCredential: z.string().optional(),
  oobLink: z.string().optional(),
  users: z.array(user).default([]),
})
const failure = z.object({ error: z.object({ message: z.string() }) })

/** The two ways to ask the hosted service: as anybody who knows the API key, or as the project's administrator. */
export function createCalls({ fetch, base, projectId, apiKey, access, timeout, log }: Options) {
  async function call(path: string, headers: () => Promise<Record<string, string>>, body: Body) {
    let status: number
    let text: string
    try {
      const response = await fetch(`${base}/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await headers()) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      status = response.status
      text = await response.text()
    } catch (error) {
      log.warn({ event: 'identity service away', err: error, path }, 'the identity service did not answer')
      const refused = error instanceof AccessRefused ? 'internal-error' : 'network-request-failed'
      return { refused } satisfies Refusal
    }
    return status === 200 ? read(path, text) : refuse(path, status, text)
  }

  function read(path: string, text: string): Answer | Refusal {
    const found = answer.safeParse(jsonOf(text))
    return found.success ? found.data : refuse(path, 200, '')
  }

  function refuse(path: string, status: number, text: string): Refusal {
    const said = failure.safeParse(jsonOf(text))
    const refusal: Refusal = said.success ? refusalOf(said.data.error.message) : { refused: 'internal-error' }
    if (refusal.refused === 'internal-error')
      log.warn({ event: 'identity service failed', status, said: refusal.message, path }, 'the identity service failed')
    return refusal
  }

  return {
    asAnybody: (method: string, body: Body): Promise<Answer | Refusal> =>
      call(`accounts:${method}`, async () => ({ 'x-goog-api-key': apiKey }), body),
    /** `method` empty: makes an account. */
    asAdmin: (method: string, body: Body): Promise<Answer | Refusal> =>
      call(
        `projects/${projectId}/accounts${method && `:${method}`}`,
        async () => ({ authorization: `Bearer ${await access()}` }),
        body,
      ),
  }
}

export type Calls = ReturnType<typeof createCalls>

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
