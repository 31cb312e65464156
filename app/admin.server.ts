import { parseArgs } from 'node:util'
import pino from 'pino'
import * as z from 'zod/mini'
import { staffRoles } from '#app/features/people/account/account.ts'
import { inviteByOperator, resetByOperator } from '#app/features/people/company/company.operator.server.ts'
import { systemClock } from '#app/kit/clock.ts'
import { choice, email, name } from '#app/kit/forms/fields.ts'
import { locales } from '#app/kit/words/locales.ts'
import { addressIn, createPortal, type Portal } from '#app/portal.server.ts'
import { readSettings, type Settings } from '#app/settings.server.ts'
import { closeAll, type Closers, openDatabase } from './database.server.ts'

// Node runs this file as it stands, without a build: nothing that it imports may hold JSX.

/** Anyone who typed the command is told this sentence. */
export class CommandError extends Error {}

/** `npm run admin`: does what was asked for and answers what is to be printed. @throws CommandError and others, in words */
export async function administer(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const command = readCommand(line)
  const settings = readSettings(environment)
  return withPortal(settings, (portal) => carryOut(portal, command))
}

const usage = `Usage:
  npm run admin -- create --email ADDRESS --name NAME [--role admin|agent] [--locale it|en|fr]
  npm run admin -- reset-second-factor --email ADDRESS`

const nameWrong = '--name takes the full name of the person, in one line'
const createCommand = z.object({
  email: email('--email takes an e-mail address'),
  name: name({ max: 120, required: nameWrong, wrong: nameWrong }),
  role: choice(staffRoles, '--role is admin or agent'),
  locale: choice(locales, '--locale is it, en or fr'),
})
const resetCommand = z.object({ email: email('--email takes an e-mail address') })

type Command =
  | ({ command: 'create' } & z.output<typeof createCommand>)
  | ({ command: 'reset-second-factor' } & z.output<typeof resetCommand>)

export function readCommand(line: readonly string[]): Command {
  const { command, options } = parse(line)
  if (command === 'create') return { command, ...checked(createCommand, options) }
  if (command === 'reset-second-factor') return { command, ...checked(resetCommand, options) }
  throw new CommandError(usage)
}

function parse(line: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    const options = {
      email: option,
      name: option,
      role: { ...option, default: 'admin' },
      locale: { ...option, default: 'it' },
    }
    const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
    return { command: positionals.length === 1 ? positionals[0] : undefined, options: values }
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}.\n${usage}`)
  }
}

function checked<Schema extends z.ZodMiniObject>(schema: Schema, options: object): z.output<Schema> {
  const read = z.safeParse(schema, options)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  throw new CommandError(
    `${issue?.code === 'invalid_type' ? `--${String(issue.path[0])} is missing` : issue?.message}.`,
  )
}

async function carryOut(portal: Portal, command: Command): Promise<string> {
  if (command.command === 'reset-second-factor') {
    if (!(await resetByOperator(portal, command.email)))
      throw new CommandError(`Nobody has the address ${command.email}.`)
    return `The second factor of ${command.email} is reset: the next sign-in asks for a new one.`
  }
  const token = await inviteByOperator(portal, command)
  if (!token) throw new CommandError(`${command.email} is one of the staff already.`)
  const link = addressIn(portal, command.locale, `/invite/${token}`)
  return `Within seven days, ${command.name} sets a password here (role: ${command.role}); the link works once:\n${link}`
}

/** The same database as the server's. */
async function withPortal<Result>(settings: Settings, work: (portal: Portal) => Promise<Result>): Promise<Result> {
  const log = pino({ level: 'silent' })
  const closers: Closers = []
  try {
    const databases = await openDatabase(settings, log, closers)
    const portal = await createPortal({ settings, ...databases, clock: systemClock, log })
    return await work(portal)
  } finally {
    await closeAll(closers)
  }
}
