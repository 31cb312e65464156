/** Why there is no passkey: keys of the feature's words. */
export type PasskeyProblem =
  | (typeof knownProblems)[number]
  | 'password-required'
  | 'passkey-cancelled'
  | 'passkey-known'
  | 'passkey-failed'

type Answer = { passkey: string } | { problem: PasskeyProblem }

/** Asks this device, or a security key, for a new passkey. */
export function makePasskey(challenge: string, fields: Record<string, string> = {}): Promise<Answer> {
  return answer(challenge, fields, async (options) => {
    // The server's own answer, made by the library that will validate the passkey.
    const json = options as PublicKeyCredentialCreationOptionsJSON
    return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) })
  })
}

/** Has a passkey sign what the server asks. */
export function showPasskey(challenge: string): Promise<Answer> {
  return answer(challenge, {}, async (options) => {
    const json = options as PublicKeyCredentialRequestOptionsJSON
    return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) })
  })
}

async function answer(
  challenge: string,
  fields: Record<string, string>,
  ask: (options: unknown) => Promise<Credential | null>,
): Promise<Answer> {
  // Absent where the page did not come over https, and in browsers that cannot read the options.
  if (!('PublicKeyCredential' in window) || !('parseCreationOptionsFromJSON' in PublicKeyCredential))
    return { problem: 'passkey-unsupported' }
  try {
    const response = await fetch(challenge, { method: 'POST', body: new URLSearchParams(fields) })
    const options: unknown = await response.json()
    if (!response.ok) return { problem: problemIn(options) }
    const credential = await ask(options)
    if (!(credential instanceof PublicKeyCredential)) return { problem: 'passkey-failed' }
    return { passkey: JSON.stringify(credential.toJSON()) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

const knownProblems = [
  'session-ended',
  'passkey-unsupported',
  'password-wrong',
  'too-many-tries',
  'service-away',
] as const

function problemIn(answered: unknown): PasskeyProblem {
  if (typeof answered !== 'object' || answered === null || !('problem' in answered)) return 'passkey-failed'
  return knownProblems.find((one) => one === answered.problem) ?? 'passkey-failed'
}

/** Browsers say the same of somebody who closed the window and of one that waited too long. */
function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled'
  if (name === 'InvalidStateError') return 'passkey-known'
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'passkey-unsupported' : 'passkey-failed'
}
