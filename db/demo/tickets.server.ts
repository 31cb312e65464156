import { sql, type Transaction } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { openTicket } from '#app/features/service/tickets/tickets.open.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type Claim, claimsBefore, idOf, momentAfter } from './claims.ts'
import { createRandom } from './drawings/random.ts'
import { addPhotos, addReceipt, makeFiles } from './files.server.ts'
import { portalAt } from './past.server.ts'
import type { DrawPicture } from './pictures.server.ts'
import { companies, people } from './people.ts'
import type { Cast } from './people.server.ts'
import { playStep } from './steps.server.ts'
import type { Drafts, Stage } from './stage.ts'
import type { Member } from './story.ts'

/** What takes long and can be done before the first row is written. */
export async function draftTickets(portal: Portal, draw?: DrawPicture): Promise<Drafts> {
  const now = portal.clock.now()
  const claims = claimsBefore(now)
  return { now, claims, files: await makeFiles(portal, claims, { shopOf: ({ story }) => shopOf(story.by), draw }) }
}

/** Plays every story through the portal's own verbs, each step at its moment in the past. */
export async function addTickets(portal: Portal, tx: Transaction<Tables>, cast: Cast, drafts: Drafts): Promise<void> {
  const stage: Stage = {
    ...drafts,
    portal,
    tx,
    member: (name) => castIn(cast.members, name),
    staff: (name) => castIn(cast.staff, name),
    numbers: new Map(),
  }
  for (const claim of drafts.claims) await play(stage, claim)
  await forgetOldMails(tx)
}

function castIn<Viewer>(players: Map<string, Viewer>, name: string): Viewer {
  const viewer = players.get(`${name}@demo.example`)
  if (!viewer) throw new Error(`Nobody in the demonstration is called ${name}`)
  return viewer
}

async function play(stage: Stage, claim: Claim): Promise<void> {
  const { key, steps = [] } = claim.story
  const ticketId = await open(stage, claim)
  if (key) stage.numbers.set(key, ticketId)
  const random = createRandom(`${claim.name} played`)
  let at = claim.openedAt
  for (const [index, step] of steps.entries()) {
    at = momentAfter(at, step.gap, stage.now, random)
    await playStep(stage, claim, { ticketId, at, submission: idOf(`${claim.name} ${index}`) }, step)
  }
}

async function open(stage: Stage, claim: Claim): Promise<number> {
  const { story, openedAt, purchased, serial } = claim
  const viewer = stage.member(story.by)
  const submission = idOf(claim.name)
  const by = story.toldTo ? stage.staff(story.toldTo) : viewer
  const form = { submission, ownerId: by.accountId, at: openedAt }
  await addPhotos(stage.tx, stage.files, claim, form, story.receiptPhoto ? [...claim.shots, 'receipt'] : claim.shots)
  await addReceipt(stage.tx, stage.files, claim, form)
  const follows = story.follows ? stage.numbers.get(story.follows) : undefined
  const opened = await openTicket(
    portalAt(stage.portal, stage.tx, openedAt),
    { by, of: viewer },
    viewer.locale,
    {
      submission,
      ...(follows ? { follows: String(follows) } : {}),
      country: companies[companyOf(story.by)].country,
      frame_model: story.bike,
      serial_number: serial,
      damage_phase: purchased ? 'field' : 'km0',
      date_of_purchase: purchased,
      part_involved: [...story.parts],
      kind_of_damage: story.kind,
      marks: story.marks,
      content: story.content,
      notes: story.notes,
    },
    story.toldTo ? { company: viewer.companyId, takes: false } : undefined,
  )
  if (!('id' in opened)) throw new Error(`${story.content}: ${JSON.stringify(opened)}`)
  return opened.id
}

/** Who bought from a shop brings its receipt; a rider bought from the Italian one. */
function shopOf(name: Member) {
  const company = companyOf(name)
  const shop = company === 'ferri' ? companies.bellavista : companies[company]
  const locale = people.find(({ email }) => email === `${name}@demo.example`)?.locale ?? 'it'
  return { shop: shop.name, locale }
}

function companyOf(name: Member) {
  const company = people.find(({ email }) => email === `${name}@demo.example`)?.company
  if (!company) throw new Error(`${name} belongs to no company`)
  return company
}

/** Months of mails at once would help nobody: only the latest of each kind leave, once the worker runs. */
async function forgetOldMails(tx: Transaction<Tables>): Promise<void> {
  await sql`
    delete from outbox where id not in (
      select id from (
        select id, row_number() over (partition by kind order by created_at desc, id desc) as place from outbox
      ) as placed where place <= 8)`.execute(tx)
}
