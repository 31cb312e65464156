import { sql, type Transaction } from 'kysely'
import { makeToken } from '#app/features/service/appointments/links.server.ts'
import { insertAppointment } from '#app/features/service/appointments/store.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import { answerByLink } from '#app/features/service/surveys/answering/answering.server.ts'
import { insertInvitations } from '#app/features/service/surveys/asking/asking.store.server.ts'
import type { Due } from '#app/features/service/surveys/asking/subjects.store.server.ts'
import { tokenOf } from '#app/features/service/surveys/links.server.ts'
import { invitationMail } from '#app/features/service/surveys/surveys.outbox.ts'
import * as store from '#app/features/service/surveys/store.server.ts'
import { finishTask } from '#app/features/service/surveys/tasks/tasks.server.ts'
import {
  type Answers,
  linkDays,
  type Question,
  quietDays,
  type SurveyFacts,
  type Texts,
} from '#app/features/service/surveys/surveys.ts'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Claim, idOf } from './claims.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

function texts(it: string, en: string, fr: string): Texts {
  return { it, en, fr }
}

const openQuestion: Question = {
  kind: 'text',
  text: texts('Che cosa possiamo fare meglio?', 'What can we do better?', 'Que pouvons-nous améliorer\u00a0?'),
  choices: [],
}

const afterTickets: SurveyFacts = {
  trigger: 'ticket',
  title: texts('Com’è andato l’intervento?', 'How did your ticket go?', 'Comment s’est passé votre dossier\u00a0?'),
  intro: texts('', '', ''),
  questions: [
    {
      kind: 'ten',
      text: texts(
        'Quanto consiglieresti la nostra assistenza a un collega o a un amico?',
        'How likely are you to recommend our service to a colleague or a friend?',
        'Recommanderiez-vous notre service à un collègue ou à un proche\u00a0?',
      ),
      choices: [],
    },
    {
      kind: 'choice',
      text: texts('Che cosa ha contato di più?', 'What counted most?', 'Qu’est-ce qui a le plus compté\u00a0?'),
      choices: [
        texts('I tempi', 'The time it took', 'Les délais'),
        texts('Le risposte', 'The answers', 'Les réponses'),
        texts('La soluzione', 'The solution', 'La solution'),
      ],
    },
    openQuestion,
  ],
  anonymous: false,
  startsOn: null,
  endsOn: null,
  afterDays: 1,
  callDays: 2,
}

const afterWorkshop: SurveyFacts = {
  ...afterTickets,
  trigger: 'appointment',
  title: texts(
    'Com’è andata in officina?',
    'How was the workshop?',
    'Comment s’est passé votre passage à l’atelier\u00a0?',
  ),
  questions: [
    {
      kind: 'five',
      text: texts(
        'Come valuti il lavoro dell’officina?',
        'How do you rate the workshop’s work?',
        'Comment évaluez-vous le travail de l’atelier\u00a0?',
      ),
      choices: [],
    },
    openQuestion,
  ],
}

/** Answers about the workshop, month by month; the last one is still to be called. */
const saidOfWorkshop: readonly Answers[] = [
  [5, 'Bici pronta un giorno prima.'],
  [4, null],
  [5, null],
  [4, 'Parcheggio scomodo.'],
  [5, null],
  [2, 'Il cambio salta ancora.'],
]

/** A survey after tickets and one after appointments, with what was answered in the last months. */
export async function addSurveys(
  portal: Portal,
  tx: Transaction<Tables>,
  cast: Cast,
  claims: readonly Claim[],
): Promise<void> {
  const now = portal.clock.now()
  const [admin, agent] = [cast.staff.get('admin@demo.example'), cast.staff.get('agent@demo.example')]
  if (!admin || !agent) throw new Error('The demonstration lacks its administrator or its agent')
  const at = new Date(now.getTime() - 200 * dayMs)
  const open = async (facts: SurveyFacts, name: string) => {
    const audienceId = await insertAudience(tx, { sides: [], roles: [], countries: [], families: [], companies: [] })
    const by = { submission: idOf(`survey ${name}`), accountId: admin.accountId, audienceId }
    const id = await store.insertSurvey(tx, facts, by, at)
    await store.setOpen(tx, id, at)
    await store.insertEvent(tx, { surveyId: id, kind: 'opened', actor: admin.accountId }, at)
    return id
  }
  const stage = { portal, tx, cast, agent }
  const [ofTickets, ofWorkshop] = [await open(afterTickets, 'tickets'), await open(afterWorkshop, 'workshop')]
  await play(stage, ofTickets, await listTickets(tx, claims))
  await play(stage, ofWorkshop, await addVisits(stage))
  await askGuest(stage, ofWorkshop)
  await addCampaign(tx, admin.accountId, now)
  // Their limits are long over.
  await tx.deleteFrom('throttle').where('key', 'like', 'survey answers %').execute()
}

/** An anonymous one among dealers that is still being written. */
async function addCampaign(tx: Transaction<Tables>, accountId: number, now: Date): Promise<void> {
  const [question] = afterTickets.questions
  if (!question) return
  const facts: SurveyFacts = {
    ...afterTickets,
    trigger: 'campaign',
    title: texts('La gamma della prossima stagione', 'Next season’s range', 'La gamme de la saison prochaine'),
    questions: [
      {
        ...question,
        text: texts(
          'Quanto ti soddisfa la gamma?',
          'How satisfied are you with the range?',
          'La gamme vous satisfait-elle\u00a0?',
        ),
      },
      openQuestion,
    ],
    anonymous: true,
  }
  const dealers = { sides: ['dealer' as const], roles: [], countries: ['IT', 'FR'], families: [], companies: [] }
  const by = { submission: idOf('survey campaign'), accountId, audienceId: await insertAudience(tx, dealers) }
  const surveyId = await store.insertSurvey(tx, facts, by, now)
  await store.insertEvent(tx, { surveyId, kind: 'written', actor: accountId }, now)
}

type Stage = { portal: Portal; tx: Transaction<Tables>; cast: Cast; agent: StaffViewer }
/** `called`: what came of the call, where one was made. */
type Asked = Due & { at: Date; answers: Answers; called?: string | undefined }

/** Those of which the story tells what was answered, as they were closed. */
async function listTickets(tx: Transaction<Tables>, claims: readonly Claim[]): Promise<Asked[]> {
  const surveys = new Map(claims.map(({ name, story }) => [idOf(name), story.survey] as const))
  const { rows } = await sql<Due & { at: Date; submission: string }>`select ticket.author_id as "accountId",
      ticket.id as "ticketId", null::bigint as "appointmentId", null::bigint as "productId", company.id as "companyId",
      ticket.frame_model as family, ticket.part_involved as parts, ticket.closed_at as at, ticket.submission
    from ticket left join company on company.id = ticket.company_id and company.kind = 'dealer'
    where ticket.close_reason = 'done' order by ticket.closed_at`.execute(tx)
  return rows.flatMap(({ submission, ...about }) => {
    const survey = surveys.get(submission)
    if (!survey) return []
    const { ten, counted, better = null, called } = survey
    return [{ ...about, answers: [ten, counted, better], called }]
  })
}

/** A rider was at the workshop once a month. */
async function addVisits({ portal, tx, cast }: Stage): Promise<Asked[]> {
  const [dealer, rider] = [cast.members.get('dealer@demo.example'), cast.members.get('customer@demo.example')]
  if (!dealer || !rider) throw new Error('The demonstration lacks its dealer or its rider')
  const { id: shop } = await tx
    .selectFrom('shop')
    .select('id')
    .where('company_id', '=', dealer.companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const visits: Asked[] = []
  for (const [index, answers] of saidOfWorkshop.entries()) {
    const at = new Date(portal.clock.now().getTime() - ((saidOfWorkshop.length - 1 - index) * 31 + 3) * dayMs)
    const { token: _, ...link } = makeToken(portal)
    const kind = index === 0 ? 'first_check' : 'repair'
    const id = await insertAppointment(
      tx,
      {
        shopId: shop,
        kind,
        kindWords: '',
        package: null,
        mode: 'day',
        minutes: 60,
        day: at.toISOString().slice(0, 10),
        startsAt: null,
        endsAt: null,
        lane: null,
        promisedAt: null,
        bicycle: 'C68',
        serialNumber: '',
        productId: null,
        ticketId: null,
        leadId: null,
        accountId: rider.accountId,
        personName: rider.name,
        personPhone: '',
        personEmail: rider.email,
        locale: rider.locale,
        message: '',
        ...link,
        bookedBy: dealer.accountId,
        submission: idOf(`visit ${index}`),
        formContent: idOf(`visit ${index}`),
      },
      at,
    )
    if (id === undefined) continue
    const done = { state: 'done' as const, ended_at: at }
    await tx.updateTable('appointment').set(done).where('id', '=', id).execute()
    const about = { ticketId: null, appointmentId: id, productId: null, companyId: dealer.companyId }
    visits.push({ accountId: rider.accountId, ...about, family: 'C68', parts: [], at, answers })
  }
  return visits
}

/** Who has no account and said yes at the counter is asked by mail, and on the page of the appointment. */
async function askGuest({ portal: { clock, secret }, tx }: Stage, surveyId: number): Promise<void> {
  const now = clock.now()
  const { id, company_id: companyId } = await tx
    .selectFrom('appointment')
    .innerJoin('shop', 'shop.id', 'appointment.shop_id')
    .select(['appointment.id', 'shop.company_id'])
    .where('surveys_wanted_at', 'is not', null)
    .where('state', '=', 'done')
    .orderBy('appointment.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const about = { ticketId: null, appointmentId: id, productId: null, companyId }
  const [asked] = await insertInvitations(tx, secret, [{ accountId: null, ...about, family: '', parts: [] }], {
    surveyId,
    now,
    quietUntil: new Date(now.getTime() + quietDays * dayMs),
    endsAt: new Date(now.getTime() + linkDays * dayMs),
  })
  if (asked !== undefined) await outbox.put(tx, invitationMail.of(`survey ${asked}`, { id: asked, what: 'asked' }), now)
}

/** Each is asked a day later, and answers the day after. */
async function play({ portal, tx, agent }: Stage, surveyId: number, asked: readonly Asked[]): Promise<void> {
  for (const { at, answers, called, ...about } of asked) {
    const after = (days: number) => new Date(at.getTime() + days * dayMs)
    const invitation = { surveyId, now: after(1), quietUntil: null, endsAt: after(1 + linkDays) }
    const [id] = await insertInvitations(tx, portal.secret, [about], invitation)
    if (id === undefined) continue
    await answerByLink(portalAt(portal, tx, after(2)), tokenOf(portal.secret, id), answers)
    if (called) await finishTask(portalAt(portal, tx, after(3)), agent, id, called)
  }
}
