import pino, { type DestinationStream, type Logger } from 'pino'
import { requestFacts } from './request.server.ts'

/** Lines of JSON; of an error they keep what helps to mend it, and nothing that somebody typed. */
/** @param onLine hears of each line that is written, by its fields and level */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(1),
  onLine?: (line: object, level: number) => void,
): Logger {
  const { isoTime: timestamp } = pino.stdTimeFunctions
  const mixin = (line: object, by: number) => {
    onLine?.(line, by)
    return ofRequest(line)
  }
  return pino({ level, timestamp, serializers: { err: serialised }, mixin }, destination)
}

/** A line written while a request is answered names it, and who is signed in; an event also where it came from. */
function ofRequest(line: object) {
  const facts = requestFacts()
  if (!facts) return {}
  const { requestId, actor } = facts
  return { requestId, ...(actor !== undefined && { actor }), ...('event' in line && { from: facts.from() }) }
}

/** PostgreSQL's `detail`, `where` and the like repeat whole rows, so they are not among these. */
const kept = ['code', 'constraint', 'table', 'column', 'status'] as const

type SerialisedError = { type: string; message: string; stack?: string; cause?: SerialisedError } & Partial<
  Record<(typeof kept)[number], unknown>
>

function serialised(error: unknown): SerialisedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: withoutPeople(String(error)) }
  const fields = Object.fromEntries(kept.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : [])))
  const type = error.constructor?.name ?? 'Object'
  const cause = 'cause' in error && error.cause ? { cause: serialised(error.cause) } : {}
  if (!(error instanceof Error)) return { type, message: '', ...fields, ...cause }
  const message = withoutPeople(withoutInput(error.message, fields['code']))
  // It begins with the message, which may bear lines that look like its own.
  const stack = error.stack
    ?.replace(error.message, '')
    .match(/^ +at .+$/gm)
    ?.join('\n')
  return {
    type,
    message,
    ...fields,
    ...(stack && { stack }),
    ...cause,
  }
}

/** PostgreSQL quotes what it could not read, in class 22 of its codes alone; elsewhere it quotes names of its own. */
function withoutInput(message: string, code: unknown): string {
  return /^22...$/.test(String(code)) ? message.replace(/".*"/s, '"…"') : message
}

function withoutPeople(message: string): string {
  return message.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
