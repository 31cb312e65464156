import { createHmac, randomBytes } from 'node:crypto'

// The sender's side of Standard Webhooks 1.0 (standardwebhooks.com), symmetric signatures.

const prefix = 'whsec_'

/** As its receiver keeps it. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

type Signed = { id: string; at: Date; body: string }

/** @param secrets each signs by itself: a receiver that knows one of them is content */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
