import { sql, type Transaction } from 'kysely'
import { decideQuote, writeMessage } from '#app/features/trade/quotes/quotes.server.ts'
import { addQuote, moveStatus } from '#app/features/trade/quotes/quotes.staff.server.ts'
import type { QuoteStatus } from '#app/features/trade/quotes/quotes.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Portal } from '#app/portal.server.ts'
import { idOf } from './claims.ts'
import { createRandom } from './drawings/random.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'
import { bellavistaQuotes } from './quotes/bellavista.ts'
import { harrowQuotes } from './quotes/harrow.ts'
import { currencies, type QuotePlan, terms } from './quotes/plan.ts'

/** Makes the quotes and plays what both sides did with them, each step at its moment in the past. */
export async function addQuotes(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const now = portal.clock.now()
  const plans = [...bellavistaQuotes, ...harrowQuotes].toSorted((one, other) => other.made - one.made)
  for (const [index, plan] of plans.entries()) await play({ portal, tx, cast, now }, plan, index)
  // Mails about what was answered weeks ago would help nobody.
  await sql`delete from outbox where kind like 'quotes.%'`.execute(tx)
}

type Stage = { portal: Portal; tx: Transaction<Tables>; cast: Cast; now: Date }

const dayMs = 86_400_000

async function play(stage: Stage, plan: QuotePlan, index: number): Promise<void> {
  const { portal, tx, now } = stage
  const random = createRandom(`quote ${index}`)
  const byDay = (ago: number) => {
    const hour = random.between(7, 15.5)
    return new Date(Math.floor(now.getTime() / dayMs - ago) * dayMs + Math.floor(hour * 60) * 60_000)
  }
  const madeAt = byDay(plan.made)
  const id = await add(stage, plan, madeAt, 1180 + index * 7 + Math.floor(random.between(0, 6)))
  for (const [step, status] of wayTo(plan.status ?? 'APPROVED').entries()) {
    const at = new Date(madeAt.getTime() + (step + 1) * 40 * 60_000)
    await moveStatus(portalAt(portal, tx, at), viewerOf(stage, status === 'PENDING_APPROVAL' ? 'agent' : 'admin'), id, {
      status,
      reason: status === 'REJECTED' ? plan.reason : undefined,
    })
  }
  for (const [step, { by, ago, text }] of (plan.talk ?? []).entries()) {
    const submission = idOf(`quote ${index} message ${step}`)
    await writeMessage(portalAt(portal, tx, byDay(ago)), viewerOf(stage, by), id, { submission, message: text })
  }
  if (!plan.answer) return
  const { by, ago, decision, comment } = plan.answer
  const viewer = viewerOf(stage, by)
  const input = { submission: idOf(`quote ${index} answer`), decision, name: viewer.name, comment }
  await decideQuote(portalAt(portal, tx, byDay(ago)), viewer, id, input)
}

function add({ tx, cast, now }: Stage, plan: QuotePlan, madeAt: Date, count: number): Promise<number> {
  const number = `PR-${madeAt.toISOString().slice(2, 4)}-${count}`
  const companyId = cast.members.get(`${plan.for === 'harrow' ? 'third' : 'dealer'}@demo.example`)?.companyId
  const owner = cast.staff.get(`${plan.owner}@demo.example`)
  if (companyId === undefined || !owner) throw new Error(`Nobody in the demonstration gets ${plan.title}`)
  const quote = {
    companyId,
    number,
    title: plan.title,
    ownerName: owner.name,
    ownerEmail: owner.email,
    link: plan.hasLink ? `https://documents.maker.example/quotes/${number}` : null,
    status: 'DRAFT' as const,
    currency: currencies[plan.for],
    terms: terms[plan.for],
    expiresOn: dayOf(new Date(now.getTime() + plan.left * dayMs)),
    lines: plan.lines.map(lineOf),
  }
  return addQuote(tx, quote, madeAt)
}

function lineOf([item, quantity, units, percent, itemNumber = '']: QuotePlan['lines'][number]) {
  const price = Math.round(units * 100)
  return {
    itemNumber,
    item,
    quantity,
    price,
    discount: percent * 100,
    amount: Math.round((quantity * price * (100 - percent)) / 100),
  }
}

/** Through which statuses staff take a draft. */
function wayTo(status: QuoteStatus): QuoteStatus[] {
  if (status === 'DRAFT') return []
  if (status === 'APPROVED' || status === 'REJECTED') return ['PENDING_APPROVAL', status]
  return [status]
}

function viewerOf({ cast: { members, staff } }: Stage, name: string) {
  const viewer = members.get(`${name}@demo.example`) ?? staff.get(`${name}@demo.example`)
  if (!viewer) throw new Error(`Nobody in the demonstration is called ${name}`)
  return viewer
}
