import type { FormValues } from '#app/kit/forms/problems.ts'
import { writeDecimal } from '#app/kit/words/decimals.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { hasModule, type CompanyViewer, type Viewer } from '#app/features/people/account/account.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { readDraft } from '#app/features/content/drafts/drafts.server.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { readCheck } from '../checks.server.ts'
import { mayFill } from '#app/features/service/checklists/checklists.ts'
import { type AnsweredStep, openSteps } from '../checks.ts'
import { registers } from '../sign.server.ts'
import { draftOf, submissionOf } from '../submission.server.ts'
import { workshopCountry } from '../workshop.store.server.ts'

type Read = Awaited<ReturnType<typeof readCheck>>

/** Whether this person works on it: of its workshop, with the module. */
export function isOwn(viewer: Viewer, { check }: Read): viewer is CompanyViewer {
  return mayFill(viewer) && viewer.companyId === check.companyId && hasModule(viewer, 'user-guides')
}

/** The form that the page shows: that of a step, or of the signing; null: there is nothing to fill in for this reader. */
export async function readFilling(portal: Portal, viewer: Viewer, read: Read, locale: Locale, asked: string | null) {
  const { check, list, answers } = read
  if (check.state === 'signed' || !isOwn(viewer, read)) return null
  const named = list.steps.find(({ code }) => code === asked)
  const step = named ?? (asked === 'sign' ? undefined : openSteps(list.steps, answers)[0])
  const part = step?.code ?? 'sign'
  const known = step && answers.find((one) => one.step === step.code)
  const submission = submissionOf(check.id, part, viewer.accountId)
  const draft = await draftSince(portal, viewer, draftOf(check.id, part), known?.at)
  const begun = step ? answerInto(locale, known) : await signInto(portal, viewer, check)
  return {
    step: step?.code ?? null,
    part,
    submission,
    seen: known?.version ?? 0,
    initial: { ...begun, ...draft },
    files: step ? (await filesOfSubmission(portal, viewer, submission)).attachments : [],
    registers: registers(check),
    // Named by the server alone: the browser may know another name for a country.
    countries: registers(check) ? countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })) : [],
  }
}

export type Filling = NonNullable<Awaited<ReturnType<typeof readFilling>>>

/** What was typed and not sent, unless the step was answered since. */
async function draftSince(portal: Portal, viewer: Viewer, form: string, since: Date | undefined): Promise<FormValues> {
  const draft = await readDraft(portal, viewer, form)
  return draft && (!since || draft.savedAt > since) ? Object.fromEntries(draft.fields) : {}
}

function answerInto(locale: Locale, known: AnsweredStep | undefined): FormValues {
  return {
    // Where there are two, neither is chosen for those who attest it.
    answer: known?.answer ?? '',
    measured: known?.measured === null || known === undefined ? '' : writeDecimal(locale, known.measured),
    reason: known?.reason ?? '',
  }
}

async function signInto(portal: Portal, viewer: CompanyViewer, check: Read['check']): Promise<FormValues> {
  const names = { mechanic_name: viewer.role === 'workshop' ? viewer.name : '', rider_name: '' }
  return registers(check) ? { ...names, country: await workshopCountry(portal.db, viewer.companyId) } : names
}
