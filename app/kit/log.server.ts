import pino, { type DestinationStream, type Logger } from 'pino'

/** Lines of JSON; of an error they keep what helps to mend it, and nothing that somebody typed. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: told } }, destination)
}

/** Of PostgreSQL's errors `detail`, `where` and the like repeat whole rows: they are not among these. */
const kept = ['code', 'constraint', 'table', 'column', 'status'] as const

type Told = { type: string; message: string; stack?: string; cause?: Told } & Partial<
  Record<(typeof kept)[number], unknown>
>

function told(error: unknown): Told {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: withoutPeople(String(error)) }
  const fields = Object.fromEntries(kept.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : [])))
  const type = error.constructor?.name ?? 'Object'
  if (!(error instanceof Error)) return { type, message: '', ...fields }
  const message = withoutPeople(withoutInput(error.message, fields['code']))
  // It begins with the message, which may bear lines that look like its own.
  const stack = error.stack
    ?.replace(error.message, '')
    .match(/^ +at .+$/gm)
    ?.join('\n')
  return { type, message, ...fields, ...(stack && { stack }), ...(error.cause ? { cause: told(error.cause) } : {}) }
}

/** PostgreSQL quotes what it could not read, in class 22 of its codes alone; elsewhere it quotes names of its own. */
function withoutInput(message: string, code: unknown): string {
  return /^22...$/.test(String(code)) ? message.replace(/".*"/s, '"…"') : message
}

function withoutPeople(message: string): string {
  return message.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…')
}
