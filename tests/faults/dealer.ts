import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { accountLimits } from '#app/limits.ts'
import { addDealer, claimWith, formOf } from '#tests/journeys/dealer.fixture.ts'
import { entered, type Ledger, note } from './ledger.ts'
import type { Stand } from './stand.ts'

/** The line broke: nobody knows whether the portal took what was sent. */
export const noAnswer = 'no answer'

/** Somebody who opens tickets, replies and sends files, and has each yes entered in the ledger. */
export type Dealer = ReturnType<typeof createDealer>

/** @param origin asked each time: a portal that was started again has another */
export function createDealer(origin: () => string, cookie: string, ledger: Ledger) {
  async function ask(where: string, body?: FormData) {
    const headers = { cookie, origin: origin() }
    try {
      const answer = await fetch(origin() + where, {
        headers,
        redirect: 'manual',
        ...(body && { method: 'POST', body }),
      })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    } catch (error) {
      ledger.answers[noAnswer] = (ledger.answers[noAnswer] ?? 0) + 1
      throw error
    }
  }

  return {
    cookie,
    async openTicket(submission: string = randomUUID()) {
      const content = `La scatola è arrivata senza il pezzo, ${submission}.`
      ledger.sent.add(content)
      const answer = await ask('/new-ticket', claimWith(content, submission))
      note(ledger, 'ticket', answer)
      const id = Number(/\/tickets\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
      if (answer.status === 303) ledger.tickets.set(id, { content })
      return { status: answer.status, id, isKept: answer.text.includes(submission) }
    },
    async reply(ticketId: number, hasPhoto: boolean, submission: string = randomUUID()) {
      const message = `Prova ${submission}`
      ledger.sent.add(message)
      const form = formOf({ submission, message }, hasPhoto ? 'attachments' : undefined)
      const answer = await ask(`/tickets/${ticketId}`, form)
      note(ledger, hasPhoto ? 'reply with a photo' : 'reply', answer)
      if (answer.status === 303) ledger.replies.set(message, { ticketId, hasPhoto })
      return { status: answer.status, isKept: answer.text.includes(message) }
    },
    /** A file of a form that is never sent. */
    async sendFile() {
      const answer = await ask('/uploads', formOf({ submission: randomUUID(), field: 'attachments' }, 'file'))
      note(ledger, 'file', answer)
      const file = /"id":"([\da-f-]{36})"/.exec(answer.text)?.[1]
      if (answer.status === 200 && file) ledger.files.add(file)
      return answer.status
    },
    async read(where: string): Promise<number> {
      const answer = await ask(where)
      note(ledger, 'page', answer)
      return answer.status
    },
  }
}

/** Two of them, new to the portal, so that no limit of a day is reached. */
export async function createDealers(stand: Stand, ledger: Ledger): Promise<Dealer[]> {
  const cookies = await stand.query(async (db) => [await addDealer(db), await addDealer(db)])
  return cookies.map((cookie) => createDealer(stand.origin, cookie, ledger))
}

/**
 * Tickets with a photo, and some replies to each, until it is told to stop or has sent what a day allows; what got no yes
 * is sent again.
 */
async function work(dealer: Dealer, told: AbortSignal): Promise<void> {
  for (let tickets = 0; tickets < accountLimits.ticketsADay && !told.aborted; tickets++) {
    const submission = randomUUID()
    const ticket = await insist(() => dealer.openTicket(submission))
    for (let replies = 0; ticket.status === 303 && replies < 4 && !told.aborted; replies++) {
      const message = randomUUID()
      await insist(() => dealer.reply(ticket.id, replies === 0, message))
    }
  }
}

/** As people with a browser do: a dead line or a portal that is away has them send the same form once more. */
async function insist<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const answer = await send().catch(unlessBroken)
    // Any other refusal stays one, and stands in the ledger's faults.
    if (answer && answer.status < 500) return answer
    if (Date.now() > deadline) throw new Error(`In a minute nothing came of a form but ${answer?.status}`)
    await sleep(50)
  }
}

function unlessBroken(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

/** While some dealers work, does something to the portal; afterwards each of them has had a last yes. */
export async function underLoad(dealers: readonly Dealer[], ledger: Ledger, act: () => Promise<void>): Promise<void> {
  const told = new AbortController()
  const before = entered(ledger)
  const working = Promise.all(dealers.map((dealer) => work(dealer, told.signal)))
  // A dealer who gives up is told of below.
  working.catch(() => undefined)
  try {
    const deadline = Date.now() + 30_000
    while (entered(ledger) < before + 2 * dealers.length && Date.now() < deadline) await sleep(10)
    await act()
  } finally {
    told.abort()
  }
  await working
}

/** Somebody of staff, so that replies are told to somebody. */
export async function addStaff(db: Client): Promise<void> {
  await db.query(
    `insert into account (subject, email, email_verified, name, locale, role, created_at)
     values ('staff', 'staff@maker.example', true, 'Anna Bianchi', 'it', 'agent', now())`,
  )
}
