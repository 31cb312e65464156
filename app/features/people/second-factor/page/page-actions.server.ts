import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FormFailure, Mistake } from '#app/kit/forms/problems.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
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
import type { FactorFailure, Intent } from './page.ts'
import { relyingPartyOf } from '../passkeys.server.ts'
import { nameForm, passkeyNameMost, passwordForm, totpForm } from '../second-factor.forms.ts'
import { keepSession, passkeyName } from '../second-factor.server.ts'
import { readTotpSetup } from '../totp.server.ts'

type Work = Sent & { portal: Portal; viewer: Viewer; info: RequestInfo; token: string; request: Request }

/** Recovery codes are in this answer and nowhere else. */
type Codes = { codes: string[] }

export const forms: Forms<Intent, Work, Codes> = {
  totp: form(
    totpForm,
    async (work, { setup: sealed, factor_code: code, password }) => {
      const { portal, viewer, token } = work
      const problem = await passwordProblem(portal, viewer, password)
      return problem ? mistakeOf(problem) : settle(work, await addTotp(portal, viewer, token, { sealed, code }))
    },
    { secret: ['password', 'setup'] },
  ),
  'totp-remove': withPassword(async (work) => settle(work, await removeTotp(work.portal, work.viewer, work.token))),
  /** The password was asked for before the device was. */
  passkey: button(async (work) => {
    const { portal, viewer, token, locale, fields, request } = work
    const submitted = (fields.get('name') ?? '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, passkeyNameMost)
    const name = submitted || passkeyName(locale, portal.clock.now())
    const answer = fields.get('passkey') ?? ''
    const rp = relyingPartyOf(portal, request)
    return settle(work, await addPasskey(portal, viewer, token, rp, { answer, name }))
  }),
  'passkey-rename': form(nameForm, ({ portal, viewer }, { id, name }) => renamePasskey(portal, viewer, id, name)),
  'passkey-remove': withPassword(async (work, id) =>
    settle(work, await removePasskey(work.portal, work.viewer, work.token, id)),
  ),
  codes: withPassword(async ({ portal, viewer }) => ({ shown: { codes: await renewCodes(portal, viewer) } })),
}

/** The picture may be in the app already: with a mistake the same one comes back. */
export async function withSetup(failure: FormFailure, { portal, viewer, fields }: Work): Promise<FactorFailure> {
  const isLinking = failure.intent === 'totp'
  const setup = isLinking ? readTotpSetup(portal, viewer, fields.get('setup') ?? '')?.setup : undefined
  return setup ? { ...failure, setup } : failure
}

type Settled = Mistake | { shown: Codes } | undefined

function withPassword(act: (work: Work, id: string) => Promise<Settled>) {
  return form(
    passwordForm,
    async (work: Work, { password, id = '' }): Promise<Settled> => {
      const problem = await passwordProblem(work.portal, work.viewer, password)
      return problem ? mistakeOf(problem) : act(work, id)
    },
    { secret: ['password'] },
  )
}

function settle({ info }: Work, outcome: Shown | Refused): Settled {
  // A code that was tried is not put back.
  if ('refused' in outcome) return { ...mistakeOf(outcome.refused), submitted: { factor_code: '' } }
  keepSession(info, outcome)
  return outcome.codes.length > 0 ? { shown: { codes: outcome.codes } } : undefined
}

const places: Partial<Record<FactorProblem, string>> = { 'code-wrong': 'factor_code', 'password-wrong': 'password' }

function mistakeOf(problem: FactorProblem): Mistake {
  return { path: places[problem] ?? '', message: problem, status: problem === 'too-many-tries' ? 429 : 400 }
}
