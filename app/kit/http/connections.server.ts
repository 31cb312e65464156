import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { clientAddress, type Proxies, throttleAddress } from './client-address.server.ts'

/**
 * How many connections there may be, how many of them one address may hold, and for how many milliseconds a connection
 * that has to go stays open without being read: closed at once, a hostile sender would dial again thousands of times a
 * second.
 */
export const usualShares = { most: 2000, share: 500, leftOpen: 5000 }

type Connection = {
  socket: Socket
  peer: string
  /** Whose share it counts towards: an address's, or a proxy's own while it carries nobody's request. */
  holder: string
  /** The request that came last, until it is answered. */
  incoming: IncomingMessage | undefined
  unanswered: number
  hasAsked: boolean
  /** When it began to wait, to send or to be answered, and the bytes that had passed by then. */
  since: number
  bytes: number
}

export type Connections = {
  /** A request has come, from this address. */
  asked: (incoming: IncomingMessage, outgoing: ServerResponse, address: string) => void
  /** What is open for hours by its nature has no share, and limits of its own. */
  released: (incoming: IncomingMessage) => void
}

/**
 * Keeps one sender from taking all connections: a newcomer for whom there is no room takes the place of the slowest one
 * of the same address, or of the address that holds most. What a trusted proxy brings counts for the visitor, who is
 * known once the headers are there: from then on until the answer.
 */
export function shareConnections(
  server: Server,
  isProxy: Proxies,
  log: Logger,
  limits: typeof usualShares,
): Connections {
  const holders = createHolders(limits, closeLater(limits), countClosed(log))
  const bySocket = new WeakMap<Socket, Connection>()

  server.on('connection', (socket) => {
    const peer = clientAddress(socket.remoteAddress ?? '', undefined, isProxy)
    const holder = isProxy(peer) ? proxyPrefix + peer : throttleAddress(peer)
    const started = now(socket)
    const connection = { socket, peer, holder, incoming: undefined, unanswered: 0, hasAsked: false, ...started }
    holders.add(connection, holder)
    bySocket.set(socket, connection)
    socket.once('close', () => {
      holders.remove(connection)
    })
  })

  return {
    released({ socket }) {
      const connection = bySocket.get(socket)
      if (!connection) return
      holders.remove(connection)
      bySocket.delete(socket)
      connection.unanswered += 1
    },
    asked(incoming, outgoing, address) {
      const connection = bySocket.get(incoming.socket)
      if (!connection || incoming.socket.destroyed) return
      Object.assign(connection, { incoming, hasAsked: true, ...now(connection.socket) })
      connection.unanswered += 1
      if (isProxy(connection.peer) && connection.unanswered === 1) holders.move(connection, throttleAddress(address))
      outgoing.once('close', () => {
        connection.unanswered -= 1
        if (connection.unanswered > 0 || connection.socket.destroyed) return
        Object.assign(connection, { incoming: undefined, ...now(connection.socket) })
        if (isProxy(connection.peer)) holders.move(connection, proxyPrefix + connection.peer)
      })
    },
  }
}

const proxyPrefix = 'proxy '

function createHolders({ most, share }: typeof usualShares, close: (of: Connection) => void, onClosed: () => void) {
  const holders = new Map<string, Set<Connection>>()
  let count = 0

  function add(connection: Connection, holder: string): void {
    const before = holders.get(holder)
    if (before && before.size >= share && !holder.startsWith(proxyPrefix)) closeSlowest(before)
    if (count >= most) closeSlowest(fullest(holders))
    connection.holder = holder
    holders.set(holder, (holders.get(holder) ?? new Set()).add(connection))
    count += 1
  }

  function remove(connection: Connection): void {
    const held = holders.get(connection.holder)
    if (!held?.delete(connection)) return
    count -= 1
    if (held.size === 0) holders.delete(connection.holder)
  }

  function closeSlowest(among: Iterable<Connection>): void {
    const slowest = slowestOf(among)
    if (!slowest) return
    remove(slowest)
    close(slowest)
    onClosed()
  }

  return {
    add,
    remove,
    move(connection: Connection, holder: string): void {
      remove(connection)
      add(connection, holder)
    },
  }
}

/**
 * An idle connection is closed at once: a browser would send its next request into it. Of the others only a limited
 * number stays open.
 */
function closeLater({ most, leftOpen }: typeof usualShares): (connection: Connection) => void {
  const leaving = new Set<Socket>()
  return (connection) => {
    const { socket } = connection
    if (kindOf(connection) === kinds.idle) {
      socket.destroy()
      return
    }
    socket.pause()
    const timer = setTimeout(() => socket.destroy(), leftOpen).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      leaving.delete(socket)
    })
    leaving.add(socket)
    const [first] = leaving
    if (leaving.size > most) first?.destroy()
  }
}

/** The connections of the address that holds most, or of all addresses that hold equally many. */
function fullest(holders: Map<string, Set<Connection>>): Connection[] {
  const size = Math.max(...[...holders.values()].map((held) => held.size))
  return [...holders.values()].flatMap((held) => (held.size === size ? [...held] : []))
}

/** How many connections are compared, the oldest: an attack brings hundreds at once, and each costs a comparison. */
const compared = 50

/** The slowest of the first kind that has any; an idle connection loses nothing when it is closed. */
function slowestOf(connections: Iterable<Connection>): Connection | undefined {
  const byKind = Map.groupBy(connections, kindOf)
  const among = (byKind.get(kinds.idle) ?? byKind.get(kinds.sending) ?? byKind.get(kinds.answered) ?? []).slice(
    0,
    compared,
  )
  const times = among.map(paidUntil)
  return among[times.indexOf(Math.min(...times))]
}

const kinds = { idle: 0, sending: 1, answered: 2 }

function kindOf({ incoming, hasAsked }: Connection): number {
  if (!incoming) return hasAsked ? kinds.idle : kinds.sending
  return incoming.complete ? kinds.answered : kinds.sending
}

/** The time that its bytes pay for at a kilobyte a second: so a new connection is not the slowest. */
function paidUntil({ socket, since, bytes }: Connection): number {
  return since + (socket.bytesRead + socket.bytesWritten - bytes)
}

function now(socket: Socket): Pick<Connection, 'since' | 'bytes'> {
  return { since: performance.now(), bytes: socket.bytesRead + socket.bytesWritten }
}

/** One line every ten seconds at most, with how many they were. */
function countClosed(log: Logger): () => void {
  let closed = 0
  return () => {
    closed += 1
    if (closed > 1) return
    const report = () => {
      log.warn({ closed }, 'connections were closed to make room for others')
      closed = 0
    }
    setTimeout(report, 10_000).unref()
  }
}
