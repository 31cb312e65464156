import * as z from 'zod/mini'
import type { Catalogue, Checklist, CheckStep } from '#app/catalogue/catalogue.ts'
import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { change, editingNotices, type Work } from '../../editing/work.server.ts'
import { stepsMost } from '../../schema.ts'
import { stepForm, stepOf } from './forms.ts'

type StepWork = Work & { code: string }

export const notices = { ...editingNotices, step: 'saved' } as const

const oneStep = z.object({ revision: z.string(), code: z.string() })

/** The forms of one checklist's page. */
export const forms: Forms<keyof typeof notices, StepWork> = {
  step: form(stepForm, (work, typed) =>
    changeSteps(work, typed.revision, (steps) => withStep(steps, typed.was ?? '', (code) => stepOf(code, typed))),
  ),
  remove: form(oneStep, (work, { revision, code }) =>
    changeSteps(work, revision, (steps) =>
      steps.some((one) => one.code === code) ? steps.filter((one) => one.code !== code) : gone,
    ),
  ),
  up: form(oneStep, (work, { revision, code }) => changeSteps(work, revision, (steps) => withStepUp(steps, code))),
}

const gone: Mistake = { path: '', message: 'entry-gone' }

function changeSteps(work: StepWork, revision: string, become: (steps: CheckStep[]) => CheckStep[] | Mistake) {
  return change(work, revision, (catalogue) => {
    const list = catalogue.checklists.find(({ code }) => code === work.code)
    const steps = list ? become(list.steps) : gone
    if (!list || !Array.isArray(steps)) return { mistake: Array.isArray(steps) ? gone : steps }
    return withChecklist(catalogue, { ...list, steps })
  })
}

function withChecklist(catalogue: Catalogue, list: Checklist): Catalogue {
  return { ...catalogue, checklists: catalogue.checklists.map((one) => (one.code === list.code ? list : one)) }
}

function withStep(steps: CheckStep[], was: string, made: (code: string) => CheckStep): CheckStep[] | Mistake {
  if (was === '') {
    if (steps.length >= stepsMost) return { path: '', message: 'steps-many', slots: { count: stepsMost } }
    return [...steps, made(freeCode(steps))]
  }
  if (!steps.some(({ code }) => code === was)) return gone
  return steps.map((one) => (one.code === was ? made(was) : one))
}

/** Nobody reads it: one that no step has yet. */
function freeCode(steps: readonly CheckStep[]): string {
  const numbers = steps.map(({ code }) => Number(/^step-(\d+)$/.exec(code)?.[1] ?? 0))
  return `step-${Math.max(0, ...numbers) + 1}`
}

function withStepUp(steps: CheckStep[], code: string): CheckStep[] | Mistake {
  const at = steps.findIndex((one) => one.code === code)
  const [one, above] = [steps[at], steps[at - 1]]
  if (!one) return gone
  return above ? steps.with(at - 1, one).with(at, above) : steps
}
