import type { Connection } from '#app/kit/db/db.server.ts'
import { listenTo } from '#app/kit/live/bell.server.ts'
import type { Stream } from '#app/kit/live/streams.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { viewersBy } from '#app/features/people/account/account.sessions.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { findOwners } from './live/owners.server.ts'
import { watchTickets } from './live/watch.server.ts'
import { readHere } from './presence/here.server.ts'
import { canSee } from './tickets.ts'

/** What happens within so many milliseconds is told at once. */
const gathered = 50
/** How often it is looked whether those who hear still may, and at the tables where nobody can listen. */
const usual = { look: 5000, watch: 2000 }
/** Where the database cannot be asked, the news waits. */
const retryAfter = 1000

/**
 * Tells open pages which tickets changed, in whatever process that was done. Who may know is asked for each time, of the
 * session as it stands then.
 * @param heard without it, behind a pooler, the tables are looked at every few seconds
 */
export function startLive(portal: Portal, heard: Connection | undefined, every = usual): { stop: () => Promise<void> } {
  const { streams, presence } = portal
  const viewers = new WeakMap<Stream, Viewer>()
  const news = createNews()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  function hear(payload: string | undefined): void {
    const noted = readHere(payload)
    if (noted && !presence.note(noted)) return
    if (streams.all().length === 0) return
    if (noted) news.addHere(noted.ticket)
    else news.add(payload)
    timer ??= setTimeout(tell, gathered).unref()
  }

  function tell(): void {
    // Pages read their lists again at once: what they are told of has to be there.
    working = working.then(() => portal.reads.replica?.settle()).then(tellNews)
  }

  async function tellNews(): Promise<void> {
    timer = undefined
    const taken = news.take()
    try {
      if (taken.isMissed) for (const stream of streams.all()) streams.tell(stream, 'again', null)
      tellOwn(streams, taken.reads)
      if (taken.here.size > 0) await tellHere(portal, viewers, taken.here)
      if (taken.tickets.size > 0) await deliver(portal, viewers, taken.tickets)
    } catch (error) {
      news.giveBack(taken.tickets)
      timer ??= setTimeout(tell, retryAfter).unref()
      if (!(error instanceof Problem)) portal.log.error({ err: error }, 'open pages could not be told')
    }
  }

  const looking = setInterval(() => {
    for (const ticket of presence.sweep()) {
      news.addHere(ticket)
      timer ??= setTimeout(tell, gathered).unref()
    }
    working = working
      .then(() => lookAgain(portal, viewers, streams.all()))
      .then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof Problem)) portal.log.error({ err: error }, 'open pages could not be looked at')
        },
      )
  }, every.look).unref()
  const source = heard ? listenTo(heard, portal.log, hear) : watchTickets(portal, hear, every.watch)
  return {
    async stop() {
      clearInterval(looking)
      clearTimeout(timer)
      await source.stop()
      await working
    },
  }
}

/** By ticket: whether its customer may know as well. */
type Tickets = Map<number, boolean>

/** By account: what its person has read, which their other pages are to know. */
type Reads = Map<number, Set<number>>

function createNews() {
  let tickets: Tickets = new Map()
  let reads: Reads = new Map()
  let here = new Set<number>()
  let isMissed = false
  return {
    add(payload: string | undefined): void {
      const [, kind, id, account] = /^(ticket|note|read) (\d{1,15})(?: (\d{1,15}))?$/.exec(payload ?? '') ?? []
      if (payload === undefined) isMissed = true
      else if (account) reads.set(Number(account), (reads.get(Number(account)) ?? new Set()).add(Number(id)))
      else if (id) tickets.set(Number(id), kind === 'ticket' || tickets.get(Number(id)) === true)
    },
    addHere(ticket: number): void {
      here.add(ticket)
    },
    take() {
      const taken = { tickets, reads, here, isMissed }
      tickets = new Map()
      reads = new Map()
      here = new Set()
      isMissed = false
      return taken
    },
    giveBack(taken: Tickets): void {
      for (const [id, isForAll] of taken) tickets.set(id, isForAll || tickets.get(id) === true)
    },
  }
}

/** A person may always know what they have read themselves. */
function tellOwn(streams: Portal['streams'], reads: Reads): void {
  if (reads.size === 0) return
  for (const stream of streams.all()) {
    const read = reads.get(stream.account)
    if (read) streams.tell(stream, 'tickets', [...read])
  }
}

/** Who has which of these tickets open: to staff alone. */
async function tellHere(portal: Portal, viewers: WeakMap<Stream, Viewer>, tickets: Set<number>): Promise<void> {
  const staff = portal.streams.all().filter((stream) => viewers.get(stream)?.side !== 'company')
  for (const stream of await lookAgain(portal, viewers, staff))
    if (viewers.get(stream)?.side === 'maker')
      for (const ticket of tickets) portal.streams.tell(stream, 'here', { ticket, people: portal.presence.at(ticket) })
}

async function deliver(portal: Portal, viewers: WeakMap<Stream, Viewer>, tickets: Tickets): Promise<void> {
  const owners = await findOwners(portal.db, [...tickets.keys()])
  const concerns = (viewer: Viewer) =>
    owners.flatMap((ticket) =>
      canSee(viewer, ticket) && (viewer.side === 'maker' || tickets.get(ticket.id)) ? [ticket.id] : [],
    )
  const among = portal.streams.all().filter((stream) => {
    const viewer = viewers.get(stream)
    return !viewer || concerns(viewer).length > 0
  })
  for (const stream of await lookAgain(portal, viewers, among)) {
    const viewer = viewers.get(stream)
    const ids = viewer ? concerns(viewer) : []
    if (ids.length > 0) portal.streams.tell(stream, 'tickets', ids)
  }
}

/** Ends the streams of those who have no access any more. @returns the others */
async function lookAgain(
  portal: Portal,
  viewers: WeakMap<Stream, Viewer>,
  streams: readonly Stream[],
): Promise<Stream[]> {
  if (streams.length === 0) return []
  const found = await viewersBy(portal, [...new Set(streams.map(({ token }) => token))])
  return streams.filter((stream) => {
    const viewer = found.get(stream.token)
    const isIn = viewer !== undefined && viewer.accountId === stream.account && hasModule(viewer, 'tickets')
    if (isIn) viewers.set(stream, viewer)
    else portal.streams.end(stream, 'session')
    return isIn
  })
}
