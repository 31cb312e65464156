import path from 'node:path'
import type { Client } from 'pg'
import type { CheckStep } from '#app/catalogue/catalogue.ts'
import { submissionOf } from '#app/features/service/checks/submission.server.ts'
import { template } from '#db/template/template.ts'
import { addDealer, ask, databaseOf } from '#tests/journeys/dealer.fixture.ts'
import { percentile } from './load.ts'
import { photoOf } from './photos.ts'
import { type Served, startPortal } from './processes.ts'

/** Seconds until who asks has the whole document, and how many of its photos stood in it each time. */
export type DocumentFigures = DocumentPlan & {
  first: number
  p50: number
  p95: number
  drawn: { least: number; most: number }
  kilobytes: number
  postgres: string
}

export type DocumentPlan = { folder: string; steps: number; photos: number; times: number }

/** What a workshop waits for that prints a check with its photos while its customer stands at the counter. */
export async function measureDocument(plan: DocumentPlan): Promise<DocumentFigures> {
  const dataDir = path.join(plan.folder, 'document')
  // Pictures are made in a process of their own, which is not to share the server's core.
  const portal = await startPortal(dataDir, {}, 'anywhere')
  try {
    const db = await databaseOf(dataDir)
    await addCatalogue(db, plan)
    const cookie = await addDealer(db)
    const account = await openScreens(db)
    const { rows } = await db.query<{ server_version: string }>('show server_version')
    await db.end()
    const address = `${await signCheck(portal, cookie, account, plan)}/pdf`
    const made: Made[] = []
    for (let time = 0; time < plan.times; time += 1) made.push(await make(portal, cookie, address))
    const [first, ...warm] = made
    const seconds = warm.map((one) => one.seconds)
    const drawn = made.map((one) => one.photos)
    return {
      ...plan,
      first: first?.seconds ?? Number.NaN,
      p50: percentile(seconds, 0.5),
      p95: percentile(seconds, 0.95),
      drawn: { least: Math.min(...drawn), most: Math.max(...drawn) },
      kilobytes: (first?.bytes ?? 0) / 1000,
      postgres: rows[0]?.server_version ?? '',
    }
  } finally {
    await portal.stop()
  }
}

/** The template, whose inspection before delivery has so many steps, the first of them with a photo each. */
async function addCatalogue(db: Client, { steps, photos }: DocumentPlan): Promise<void> {
  const inspection = template.checklists.find(({ kind }) => kind === 'delivery')
  if (!inspection) throw new Error('The template has no inspection before delivery')
  const made = Array.from({ length: steps }, (_, at): CheckStep => {
    const step = inspection.steps[at % inspection.steps.length]
    if (!step) throw new Error('The inspection has no step')
    return { ...step, code: stepCode(at), measure: null, photo: at < photos }
  })
  const content = { ...template, checklists: [{ ...inspection, steps: made }] }
  await db.query(
    'insert into catalogue_version (number, content, published_at) values (1, $1, now()) on conflict do nothing',
    [JSON.stringify(content)],
  )
}

function stepCode(at: number): string {
  return `step-${at + 1}`
}

/** @returns the number of the only account */
async function openScreens(db: Client): Promise<number> {
  await db.query(`insert into company_module (company_id, module, state)
    select id, unnest(array['products', 'user-guides']), 'active' from company`)
  const { rows } = await db.query<{ id: string }>('select id from account')
  return Number(rows[0]?.id)
}

/** Filled and signed as its forms do it. @returns the address of its page */
async function signCheck(portal: Served, cookie: string, account: number, plan: DocumentPlan): Promise<string> {
  const bike = { frame_model: 'C68', serial_number: 'C68.54S.00987' }
  const page = await sendForm(portal, cookie, '/checks/new', { intent: 'begin', ...bike })
  const check = Number(/\/checks\/(\d+)/.exec(page)?.[1])
  for (let at = 0; at < plan.steps; at += 1) {
    const submission = submissionOf(check, stepCode(at), account)
    if (at < plan.photos) await upload(portal, cookie, submission, at)
    const fields = { submission, seen: '0', intent: 'answer', answer: 'done' }
    await sendForm(portal, cookie, `/checks/${check}?step=${stepCode(at)}`, fields)
  }
  await sendForm(portal, cookie, `/checks/${check}?step=sign`, {
    submission: submissionOf(check, 'sign', account),
    intent: 'sign',
    mechanic_name: 'Marco Officina',
    rider_name: 'Luca Ferrari',
    country: 'IT',
    date_of_purchase: new Date().toISOString().slice(0, 10),
    size: '54s',
  })
  return `/checks/${check}`
}

/** @returns where the answer leads */
async function sendForm(portal: Served, cookie: string, where: string, fields: Record<string, string>) {
  const server = { address: portal.origin }
  const answer = await ask(server, where, cookie, { method: 'POST', body: new URLSearchParams(fields) })
  const said = await answer.text()
  if (answer.status !== 303) throw new Error(`${where} was answered ${answer.status}: ${said.slice(0, 300)}`)
  return answer.headers.get('location') ?? ''
}

async function upload(portal: Served, cookie: string, submission: string, at: number): Promise<void> {
  const form = new FormData()
  form.set('submission', submission)
  form.set('field', 'attachments')
  form.set('file', new Blob([new Uint8Array(await photoOf(at))]), `IMG_${at}.jpg`)
  const answer = await ask({ address: portal.origin }, '/uploads', cookie, { method: 'POST', body: form })
  const said = await answer.text()
  if (answer.status !== 200) throw new Error(`A photo was answered ${answer.status}: ${said.slice(0, 300)}`)
}

type Made = { seconds: number; bytes: number; photos: number }

async function make(portal: Served, cookie: string, address: string): Promise<Made> {
  const began = performance.now()
  const answer = await ask({ address: portal.origin }, address, cookie)
  const document = Buffer.from(await answer.arrayBuffer())
  const seconds = (performance.now() - began) / 1000
  if (answer.status !== 200) throw new Error(`The document was answered ${answer.status}`)
  const photos = document.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  return { seconds, bytes: document.length, photos }
}
