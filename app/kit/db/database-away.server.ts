import { codeOf } from '#app/kit/error-code.ts'
import { Problem } from '#app/kit/problem.ts'

/** Whether an error of a query says that the database cannot be reached just now, so that trying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === undefined) return awayMessages.some((message) => error.message.startsWith(message))
  // Any missing file is ENOENT; only a missing socket is a database away.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return awayCodes.has(code) || /^08...$/.test(code)
}

/** In ms: a database may answer one and not the next, a hundred times a second. */
const restOfTelling = 10_000

/** Whether a database is there, as its last answer says. @param onAway hears why not: once, until it has answered again */
export function presenceOf(onAway: (error: unknown) => void = () => undefined) {
  let isTold = false
  let toldAt = -restOfTelling
  return {
    answered() {
      isTold = false
    },
    /**
     * For anyone who waits for a page: a database that is away is no bug, and comes back.
     * @throws Problem unavailable, or the error as it was
     */
    refuse(error: unknown): never {
      if (!isDatabaseAway(error)) throw error
      if (!isTold && performance.now() - toldAt >= restOfTelling) {
        isTold = true
        toldAt = performance.now()
        onAway(error)
      }
      throw Problem.from(error, 'unavailable')
    },
  }
}

/** Whether the database lives and cannot write: its disk is full or fails, or it is open for reading alone. */
export function cannotWrite(error: unknown): error is Error {
  return ['53100', '58030', '25006'].includes(codeOf(error) ?? '')
}

/** Whether the database ended a transaction because of a deadlock: run again, it goes through. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01'
}

/**
 * Runs something again that the database ended because of a deadlock.
 * @throws Problem unavailable after a second deadlock: a little later it may go through
 */
export async function againAfterDeadlock<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    if (!isDeadlock(error)) throw error
  }
  return act().catch((error: unknown) => {
    throw isDeadlock(error) ? Problem.from(error, 'unavailable') : error
  })
}

/** The error of a statement that the database has not answered in time. */
export function silentDatabase(): Error {
  return new Error(silent)
}

/** Whether the portal has stopped waiting for the answer to a statement. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === silent
}

/** Whether it was a statement that the database, or the portal, gave up because it took too long. */
export function tookTooLong(error: unknown): boolean {
  return isTimeout(error) || codeOf(error) === tooLong
}

/** As pg says it. */
const silent = 'Query read timeout'

const tooLong = '57014'
const awayCodes = new Set([
  tooLong,
  '57P01', // an administrator stops it
  '57P02', // it crashed
  '57P03', // it is starting
  '53300', // it has no connection left
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What pg and its pool say without a code. */
const awayMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  silent,
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]
