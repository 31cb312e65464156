import { randomUUID } from 'node:crypto'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import type { Audience } from '#app/features/people/audience/audience.ts'
import type { Portal } from '#app/portal.server.ts'
import { tokenOf } from './links.server.ts'
import * as store from './store.server.ts'
import type { Question, SurveyFacts, Texts } from './surveys.ts'

function inAll(text: string): Texts {
  return { it: text, en: `${text} (en)`, fr: `${text} (fr)` }
}

/** A number, a choice and a text. */
export const sampleQuestions: Question[] = [
  { kind: 'ten', text: inAll('Quanto ci consigli?'), choices: [] },
  { kind: 'choice', text: inAll('Che cosa conta di più?'), choices: [inAll('Tempi'), inAll('Cortesia')] },
  { kind: 'text', text: inAll('Che cosa possiamo migliorare?'), choices: [] },
]

export type SurveyOptions = Partial<SurveyFacts> & {
  by: number
  state?: 'draft' | 'open'
  audience?: Partial<Audience>
}

/** A survey, put straight into the database. */
export async function addSurvey({ db, clock }: Portal, options: SurveyOptions): Promise<number> {
  const { by, state = 'open', audience = {}, ...facts } = options
  const everybody = { sides: [], roles: [], countries: [], families: [], companies: [] }
  const audienceId = await insertAudience(db, { ...everybody, ...audience })
  const whole: SurveyFacts = {
    trigger: 'ticket',
    title: inAll('La tua opinione sul servizio'),
    intro: inAll(''),
    questions: sampleQuestions,
    anonymous: false,
    startsOn: null,
    endsOn: null,
    afterDays: 1,
    callDays: 2,
    ...facts,
  }
  const now = clock.now()
  const id = await store.insertSurvey(db, whole, { submission: randomUUID(), accountId: by, audienceId }, now)
  if (state === 'open') await store.setOpen(db, id, now)
  return id
}

export type Asked = {
  surveyId: number
  accountId: number
  ticketId?: number
  appointmentId?: number
  companyId?: number
  family?: string
}

/** Somebody who was asked, with their link. */
export async function addInvitation({ db, clock, secret }: Portal, asked: Asked) {
  const now = clock.now()
  const { id } = await db
    .insertInto('survey_invitation')
    .values({
      survey_id: asked.surveyId,
      account_id: asked.accountId,
      ticket_id: asked.ticketId ?? null,
      appointment_id: asked.appointmentId ?? null,
      company_id: asked.companyId ?? null,
      family: asked.family ?? '',
      invited_at: now,
      ends_at: new Date(now.getTime() + 60 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = tokenOf(secret, id)
  await db
    .updateTable('survey_invitation')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', id)
    .execute()
  return { id, token }
}

/** What the form of a survey sends. */
export function surveyFields(options: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  return {
    submission: randomUUID(),
    trigger: 'ticket',
    after_days: '1',
    call_days: '2',
    title_it: 'Com’è andata?',
    kind_0: 'ten',
    text_0_it: 'Quanto ci consigli?',
    kind_1: 'choice',
    text_1_it: 'Che cosa conta di più?',
    choices_1_it: 'Tempi\nCortesia',
    ...options,
  }
}
