import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import { intentIn, parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import {
  addPasskey,
  addTotp,
  type FactorProblem,
  passwordProblem,
  type Refused,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewCodes,
  type Shown,
} from '../factors.server.ts'
import type { Notice, Refusal } from './page.ts'
import { relyingPartyOf } from '../passkeys.server.ts'
import { nameForm, passkeyNameMost, passwordForm, totpForm } from '../second-factor.forms.ts'
import { keepSession, passkeyName } from '../second-factor.server.ts'
import { readTotpSetup } from '../totp.server.ts'

type Outcome = Refusal | { notice: Notice } | { codes: string[] }

type Asked = { portal: Portal; viewer: Viewer; info: RequestInfo; locale: Locale; token: string; request: Request }

/** Carries out the form that was sent, told by its `intent`. @throws Problem not-found */
export async function answerFactors(asked: Asked, fields: URLSearchParams): Promise<Outcome> {
  const { portal, viewer, token } = asked
  switch (intentIn(fields)) {
    case 'totp':
      return linkApp(asked, fields)
    case 'totp-remove':
      return withPassword(asked, fields, async () =>
        settle(asked, fields, 'totp-removed', await removeTotp(portal, viewer, token)),
      )
    case 'passkey':
      return keepPasskey(asked, fields)
    case 'passkey-rename': {
      const form = parseForm(nameForm, fields)
      if (!form.ok) return refuse(fields, form.problems, form.typed)
      await renamePasskey(portal, viewer, form.value.id, form.value.name)
      return { notice: 'passkey-renamed' }
    }
    case 'passkey-remove':
      return withPassword(asked, fields, async (id) =>
        settle(asked, fields, 'passkey-removed', await removePasskey(portal, viewer, token, id)),
      )
    case 'codes':
      return withPassword(asked, fields, async () => ({ codes: await renewCodes(portal, viewer) }))
    default:
      throw new Problem('not-found')
  }
}

async function linkApp(asked: Asked, fields: URLSearchParams): Promise<Outcome> {
  const { portal, viewer, token } = asked
  const form = parseForm(totpForm, fields, { secret: ['password', 'setup'] })
  // The picture may be in the app already: with a mistake the same one comes back.
  const setup = readTotpSetup(portal, viewer, fields.get('setup') ?? '')?.setup
  const again = (refusal: Refusal): Refusal => (setup ? { ...refusal, setup } : refusal)
  if (!form.ok) return again(refuse(fields, form.problems, form.typed))
  const problem = await passwordProblem(portal, viewer, form.value.password)
  if (problem) return again(refuseFor(fields, problem, form.typed))
  const { setup: sealed, code } = form.value
  const outcome = settle(asked, fields, 'totp-added', await addTotp(portal, viewer, token, { sealed, code }))
  return 'problems' in outcome ? again(outcome) : outcome
}

/** The password was asked for before the device was. */
async function keepPasskey(asked: Asked, fields: URLSearchParams): Promise<Outcome> {
  const { portal, viewer, token, locale, request } = asked
  const typed = (fields.get('name') ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, passkeyNameMost)
  const name = typed || passkeyName(locale, portal.clock.now())
  const answer = fields.get('passkey') ?? ''
  const rp = relyingPartyOf(portal, request)
  return settle(asked, fields, 'passkey-added', await addPasskey(portal, viewer, token, rp, { answer, name }))
}

async function withPassword(
  { portal, viewer }: Asked,
  fields: URLSearchParams,
  act: (id: string) => Promise<Outcome>,
): Promise<Outcome> {
  const form = parseForm(passwordForm, fields, { secret: ['password'] })
  if (!form.ok) return refuse(fields, form.problems, {})
  const problem = await passwordProblem(portal, viewer, form.value.password)
  return problem ? refuseFor(fields, problem, {}) : act(form.value.id ?? '')
}

function settle({ info }: Asked, fields: URLSearchParams, notice: Notice, outcome: Shown | Refused): Outcome {
  if ('refused' in outcome) return refuseFor(fields, outcome.refused, {})
  keepSession(info, outcome)
  return outcome.codes.length > 0 ? { codes: outcome.codes } : { notice }
}

const places: Partial<Record<FactorProblem, string>> = { 'code-wrong': 'code', 'password-wrong': 'password' }

function refuseFor(fields: URLSearchParams, problem: FactorProblem, typed: Typed): Refusal {
  const refusal = refuse(fields, [{ path: places[problem] ?? '', message: problem }], typed)
  return problem === 'too-many-tries' ? { ...refusal, status: 429 } : refusal
}

function refuse(fields: URLSearchParams, problems: Failure['problems'], typed: Typed): Refusal {
  return { intent: intentIn(fields), id: fields.get('id') ?? '', status: 400, problems, typed }
}
