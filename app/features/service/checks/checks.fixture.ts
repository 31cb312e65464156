import { expect } from 'vitest'
import { photoOf, uploadPhoto } from '#app/features/content/attachments/attachments.fixture.ts'
import { as, type Member, type openApp, post } from '#tests/app.ts'
import { submissionOf } from './submission.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Fields = Record<string, string>

function stepsOf({ portal }: App, code: string) {
  const list = portal.catalogues.current().checklists.find((one) => one.code === code)
  if (!list) throw new Error(`The template has no checklist ${code}`)
  return list.steps
}

/** Begins a checklist where an address says. @returns its number */
export async function beginAt(app: App, by: Member, address: string, fields: Fields = {}): Promise<number> {
  const answer = await app.fetch(address, post(by, { intent: 'begin', ...fields }))
  expect([answer.status, address]).toEqual([303, address])
  return Number(/\/checks\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
}

/** Sends one step as its form would. */
export async function send(app: App, by: Member, id: number, step: string, fields: Fields = {}) {
  const submission = submissionOf(id, step, by.viewer.accountId)
  const body = { submission, seen: '0', intent: 'answer', answer: 'done', ...fields }
  const answer = await app.fetch(`/en/checks/${id}?step=${step}`, post(by, body))
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

/** Answers all steps of a list, or those named, as a list without a fault would be. */
export async function fill(app: App, by: Member, id: number, code: string, only?: readonly string[]): Promise<void> {
  for (const { code: step, measure, photo } of stepsOf(app, code)) {
    if (only && !only.includes(step)) continue
    if (photo) await uploadPhoto(app, by, photoOf('walker'), submissionOf(id, step, by.viewer.accountId))
    const right = measure?.upper ?? (measure?.lower ?? 0) + 1
    const { status, text } = await send(app, by, id, step, measure ? { measured: String(right) } : {})
    expect([step, status], text.slice(0, 400)).toEqual([step, 303])
  }
}

export async function sign(app: App, by: Member, id: number, fields: Fields = {}) {
  const submission = submissionOf(id, 'sign', by.viewer.accountId)
  const body = { submission, intent: 'sign', mechanic_name: 'Marco Officina', ...fields }
  const answer = await app.fetch(`/en/checks/${id}?step=sign`, post(by, body))
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}

export async function pageOf(app: App, by: { cookie: string }, path: string): Promise<string> {
  return (await app.fetch(path, as(by))).text()
}

export function checkRow({ portal }: App, id: number) {
  return portal.db.selectFrom('bicycle_check').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function answersOf({ portal }: App, id: number) {
  return portal.db
    .selectFrom('bicycle_check_step')
    .select(['step', 'answer', 'measured', 'reason', 'version'])
    .where('check_id', '=', id)
    .orderBy('step')
    .execute()
}
