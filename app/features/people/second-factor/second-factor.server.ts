import { type Carried, carriedIn } from '#app/kit/drafts/carried.tsx'
import { sessionCookie } from '#app/kit/http/cookies.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { knownDevice, rememberDevice } from '#app/features/people/account/account.devices.server.ts'
import type { Visitor } from '#app/features/people/account/account.server.ts'
import type { Person } from '#app/features/people/account/account.ts'
import {
  addPasskey,
  addTotp,
  type FactorProblem,
  isStaffAccount,
  readFactors,
  showCode,
  type Shown,
  showPasskey,
} from './factors.server.ts'
import { relyingPartyOf } from './passkeys.server.ts'
import type { SecondFactorScreen } from './second-factor.ts'
import { secondFactorWords } from './second-factor.words.ts'
import { beginTotp, readTotpSetup } from './totp.server.ts'

/** What the step answers: a screen with its status, or nothing when the person may go on. */
type StepAnswer = { screen: SecondFactorScreen | { screen: 'resume'; carried: Carried }; status: number } | undefined

/** What stands in place of the page asked for. A form that was sent there is carried along. */
export async function secondFactorScreen(visitor: Visitor, sent: Carried): Promise<SecondFactorScreen | undefined> {
  const { state } = visitor.access
  if (state !== 'second-factor' && state !== 'second-factor-missing') return undefined
  return screenOf(visitor, sent)
}

/** A code, a passkey or the set-up was sent. */
export async function secondFactorStep(visitor: Visitor, fields: URLSearchParams): Promise<StepAnswer> {
  const { portal, info, access, token, request } = visitor
  if (token === undefined || (access.state !== 'second-factor' && access.state !== 'second-factor-missing'))
    return undefined
  const { person, state } = access
  const carried = carriedIn(fields)
  const answer = fields.get('passkey') ?? ''
  const rp = relyingPartyOf(portal, request)
  const outcome =
    state === 'second-factor'
      ? answer
        ? await showPasskey(portal, person, token, rp, answer)
        : await showCode(portal, person, token, {
            typed: codeIn(fields),
            device: knownDevice(portal, visitor, person.email),
          })
      : answer
        ? await addPasskey(portal, person, token, rp, { answer, name: passkeyName(visitor.locale, portal.clock.now()) })
        : await addTotp(portal, person, token, { sealed: fields.get('setup') ?? '', code: codeIn(fields) })
  if ('refused' in outcome) {
    const screen = await screenOf(visitor, carried, { problem: outcome.refused, sealed: fields.get('setup') ?? '' })
    return screen && { screen, status: outcome.refused === 'too-many-tries' ? 429 : 400 }
  }
  keepSession(info, outcome)
  await rememberDevice(portal, visitor, outcome.session.token)
  return goOn(person, outcome.codes, carried)
}

/** The cookie takes the session's new token. */
export function keepSession(info: RequestInfo, { session }: Shown): void {
  info.headers.append('set-cookie', sessionCookie(info.https, session.token, session.maxAge))
}

/** What a passkey is called until its owner gives it another name. */
export function passkeyName(locale: Locale, now: Date): string {
  return sayIn(secondFactorWords, locale)('passkey.name.first', { day: formatDate(locale, now) })
}

type Went = { problem: FactorProblem; sealed: string }

async function screenOf(
  { portal, access, request, token }: Visitor,
  carried: Carried,
  went?: Went,
): Promise<SecondFactorScreen | undefined> {
  const passkeys = relyingPartyOf(portal, request) !== undefined
  const refusal = went && { refusal: { problems: [problemOf(went.problem)], submitted: {} } }
  if (access.state === 'second-factor') {
    const factors = await readFactors(portal, access.person)
    const ways = { totp: factors.totpSince !== undefined, passkeys: passkeys && factors.passkeys.length > 0 }
    const isStaff = await isStaffAccount(portal, access.person)
    return { screen: 'second-factor', ways, isStaff, carried, ...refusal }
  }
  if (access.state !== 'second-factor-missing' || token === undefined) return undefined
  // The picture may have been taken over already: after a mistake it is still the same.
  const begun = went && readTotpSetup(portal, access.person, went.sealed)
  const setup = begun?.setup ?? beginTotp(portal, access.person, token)
  return { screen: 'second-factor-missing', setup, passkeys, carried, ...refusal }
}

function problemOf(problem: FactorProblem) {
  return { path: problem === 'code-wrong' ? 'factor_code' : '', message: problem }
}

function goOn({ email }: Person, codes: string[], carried: Carried): StepAnswer {
  if (codes.length > 0) return { screen: { screen: 'second-factor-missing', codes, email, carried }, status: 200 }
  return carried.length > 0 ? { screen: { screen: 'resume', carried }, status: 200 } : undefined
}

/** As `code` it comes from pages that were open as the portal was updated: there the right one would be wrong for good. */
function codeIn(fields: URLSearchParams): string {
  return (fields.get('factor_code') ?? fields.get('code') ?? '').slice(0, 100)
}
