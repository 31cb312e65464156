import { isIP } from 'node:net'
import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { codeFor } from '#app/kit/secret.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Person } from '#app/features/people/account/account.ts'
import * as store from './store.server.ts'

/** Ed25519, ES256, RS256: what authenticators speak. Asked for its own list the library tries what Node calls experimental. */
const algorithms = [-8, -7, -257]
const challengeLives = 5 * 60_000

/** Whom a passkey is made for: it works at this address and at no other. */
export type RelyingParty = { id: string; origin: string }

/**
 * By the public address where it is set, else by the one asked for, on this machine only: a host that a request brings
 * is not to be believed. @returns undefined where browsers make no passkeys, as for an address in numbers
 */
export function relyingPartyOf({ settings }: Portal, request: Request): RelyingParty | undefined {
  const { hostname: id, origin } = new URL(settings.appUrl ?? request.url)
  const isName = isIP(id.replaceAll(/[[\]]/g, '')) === 0
  return isName && (settings.appUrl || /(?:^|\.)localhost$/.test(id)) ? { id, origin } : undefined
}

/** What the browser needs to make a passkey. The challenge is kept with the session, for this purpose and five minutes. */
export async function beginRegistration(portal: Portal, person: Person, sessionId: number, { id }: RelyingParty) {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: portal.brands.current().name,
    rpID: id,
    userName: person.email,
    userDisplayName: person.name || person.email,
    // The same for all passkeys of a person, and telling nothing of them.
    userID: new Uint8Array(Buffer.from(codeFor(portal.secret, 'passkey', person.accountId), 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await knownPasskeys(portal, person.accountId),
    // It stands beside the password, so it need not bring the name of its owner.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await keepChallenge(portal, sessionId, 'register', options.challenge)
  return options
}

export async function beginAuthentication(portal: Portal, person: Person, sessionId: number, { id }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn()
  const allowCredentials = await knownPasskeys(portal, person.accountId)
  const options = await generateAuthenticationOptions({ rpID: id, allowCredentials, userVerification: 'preferred' })
  await keepChallenge(portal, sessionId, 'authenticate', options.challenge)
  return options
}

/** @returns the passkey to keep; undefined when it does not answer what was asked */
export async function finishRegistration(
  portal: Portal,
  sessionId: number,
  rp: RelyingParty,
  answer: string,
): Promise<store.NewPasskey | undefined> {
  const challenge = await takeChallenge(portal, sessionId, 'register')
  const response = made.safeParse(readJson(answer)).data
  if (!challenge || !response) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const { attestationObject, clientDataJSON } = response.response
  const verified = await unlessRefused(
    portal,
    verifyRegistrationResponse({
      response: { ...response, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    id,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transportsOf(response.response.transports ?? []),
  }
}

/** @returns whether it is one of the person's own passkeys that signed what was asked */
export async function finishAuthentication(
  portal: Portal,
  person: Person,
  sessionId: number,
  rp: RelyingParty,
  answer: string,
): Promise<boolean> {
  const challenge = await takeChallenge(portal, sessionId, 'authenticate')
  const response = shown.safeParse(readJson(answer)).data
  const passkey = response && (await store.findPasskey(portal.db, person.accountId, response.id))
  if (!challenge || !passkey) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await unlessRefused(
    portal,
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: credentialOf(passkey),
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return false
  const { newCounter } = verified.authenticationInfo
  await store.noteUse(portal.db, person.accountId, passkey.id, newCounter, portal.clock.now())
  return true
}

/** A third of a second to load, and most requests never need it. */
function webauthn() {
  return import('@simplewebauthn/server')
}

async function knownPasskeys({ db }: Portal, accountId: number) {
  const passkeys = await store.listPasskeys(db, accountId)
  return passkeys.map(({ id, transports }) => ({ id, transports: transportsOf(transports) }))
}

function credentialOf({ id, publicKey, counter, transports }: store.NewPasskey): WebAuthnCredential {
  return { id, publicKey: new Uint8Array(publicKey), counter, transports: transportsOf(transports) }
}

const transportNames = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const

function transportsOf(names: string[]): AuthenticatorTransport[] {
  return transportNames.filter((name) => names.includes(name))
}

type Purpose = 'register' | 'authenticate'

async function keepChallenge({ db, clock }: Portal, sessionId: number, purpose: Purpose, challenge: string) {
  const endsAt = clock.now().getTime() + challengeLives
  await store.keepChallenge(db, sessionId, `${purpose} ${endsAt} ${challenge}`)
}

/** Only for what it was given for: making a passkey asks for the password before, showing one does not. */
async function takeChallenge({ db, clock }: Portal, sessionId: number, wanted: Purpose): Promise<string | undefined> {
  const [purpose, endsAt, challenge] = (await store.takeChallenge(db, sessionId))?.split(' ') ?? []
  return purpose === wanted && Number(endsAt) > clock.now().getTime() ? challenge : undefined
}

/** The library says by throwing what is wrong with an answer. */
async function unlessRefused<Verified>(portal: Portal, verifying: Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verifying
  } catch (error) {
    portal.log.warn({ event: 'passkey refused', reason: error instanceof Error ? error.name : '' }, 'passkey refused')
    return undefined
  }
}

const encoded = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/))
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20))),
  }),
})
const shown = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
