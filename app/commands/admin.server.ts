import path from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import * as z from 'zod/mini'
import type { Finding } from '#app/adapters/crm/crm.ts'
import { isInFolder, keptNames } from '#app/backup/data-folder.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import { inviteByOperator, resetByOperator } from '#app/features/people/company/company.operator.server.ts'
import { messageOf } from '#app/kit/error-code.ts'
import { choice, email, name } from '#app/kit/forms/fields.ts'
import { defaultLocale, type Locale, locales } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, type Portal } from '#app/portal.server.ts'
import { readSettings, type Settings } from '#app/settings.server.ts'
import { adminWords } from './admin.words.ts'
import { exportEverything, FolderNotEmpty } from './export.server.ts'
import { withoutSecrets } from './secrets.server.ts'
import { requirePortal, withPortal } from './with-portal.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** Anyone who typed the command is told this sentence. */
class CommandError extends Error {}

/**
 * `npm run admin`: does what was asked for and answers what is to be printed. @throws CommandError and others, in words
 */
export async function administer(line: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const command = readCommand(line)
  const settings = readSettings(environment)
  if (command.command !== 'create') await requirePortal(settings)
  const isNew = command.command === 'create' && !(await isInFolder(settings.dataDir, ...keptNames(settings)))
  const said = await withPortal(settings, pino({ level: 'silent' }), (portal) => carryOut(portal, command))
  return isNew ? `${newFolder(settings)}\n${said}` : said
}

/**
 * A folder created by a typing mistake would make every later command without the server's settings report that all is
 * well.
 */
function newFolder({ dataDir }: Settings): string {
  return `${dataDir} held nothing of a portal, and is the folder of one now. If the server has another DATA_DIR, remove this folder, and run the command again with all of the server’s settings.`
}

const usage = `Usage:
  npm run admin -- create --email ADDRESS --name NAME [--role admin|agent] [--locale ${locales.join('|')}]
  npm run admin -- reset-second-factor --email ADDRESS
  npm run admin -- mail-test --to ADDRESS [--locale ${locales.join('|')}]
  npm run admin -- export --to FOLDER
  npm run admin -- crm-check [--create yes]`

const nameWrong = '--name takes the full name of the person, in one line'
const localesListed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(locales)
const locale = choice(locales, `--locale is ${localesListed}`)
const createCommand = z.object({
  email: email('--email takes an e-mail address'),
  name: name({ max: 120, required: nameWrong, wrong: nameWrong }),
  role: choice(staffRoles, '--role is admin or agent'),
  locale,
})
const resetCommand = z.object({ email: email('--email takes an e-mail address') })
const mailTestCommand = z.object({ to: email('--to takes an e-mail address'), locale })
const crmCheckCommand = z.object({ create: choice(['yes', 'no'], '--create is yes or no') })
const exportCommand = z.object({ to: z.string().check(z.minLength(1, '--to takes a folder')) })

type Command =
  | ({ command: 'create' } & z.output<typeof createCommand>)
  | ({ command: 'reset-second-factor' } & z.output<typeof resetCommand>)
  | ({ command: 'mail-test' } & z.output<typeof mailTestCommand>)
  | ({ command: 'export' } & z.output<typeof exportCommand>)
  | ({ command: 'crm-check' } & z.output<typeof crmCheckCommand>)

export function readCommand(line: readonly string[]): Command {
  const { command, options } = parse(line)
  if (command === 'create') return { command, ...checked(createCommand, options) }
  if (command === 'reset-second-factor') return { command, ...checked(resetCommand, options) }
  if (command === 'mail-test') return { command, ...checked(mailTestCommand, options) }
  if (command === 'export') return { command, ...checked(exportCommand, options) }
  if (command === 'crm-check') return { command, ...checked(crmCheckCommand, options) }
  throw new CommandError(usage)
}

function parse(line: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    const options = {
      email: option,
      to: option,
      name: option,
      create: { ...option, default: 'no' },
      role: { ...option, default: 'admin' },
      locale: { ...option, default: defaultLocale },
    }
    const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
    return { command: positionals.length === 1 ? positionals[0] : undefined, options: values }
  } catch (error) {
    throw new CommandError(`${messageOf(error)}.\n${usage}`)
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
  if (command.command === 'mail-test') return tryMail(portal, command)
  if (command.command === 'export') return writeExport(portal, path.resolve(command.to))
  if (command.command === 'crm-check') return checkCrm(portal, command.create === 'yes')
  if (command.command === 'reset-second-factor') {
    if (!(await resetByOperator(portal, command.email)))
      throw new CommandError(`Nobody has the address ${command.email}.`)
    return `The second factor of ${command.email} is reset: the next sign-in asks for a new one.`
  }
  const token = await inviteByOperator(portal, command)
  if (!token)
    throw new CommandError(
      `${command.email} is one of the staff already: "Forgotten password" on the sign-in page writes to them; where no mail leaves, create an administrator at another address.`,
    )
  const link = addressIn(portal, command.locale, `/invite/${token}`)
  return `Within seven days, ${command.name} sets a password here (role: ${command.role}); the link works once:\n${link}`
}

/**
 * @returns what HubSpot lacks, each in a line. @throws CommandError where there is no CRM outside, or it does not
 * answer
 */
export async function checkCrm({ crm }: Pick<Portal, 'crm'>, isToCreate: boolean): Promise<string> {
  const { mirror } = crm
  if (!mirror) throw new CommandError('CRM is local, which needs no other system: set CRM=hubspot.')
  try {
    const made = isToCreate ? await mirror.createMissing() : 0
    const lines = (await mirror.check()).map(sentenceOf)
    const before = isToCreate ? [`${made} properties were made.`] : []
    return [...before, ...(lines.length > 0 ? lines : ['HubSpot has everything that the mapping names.'])].join('\n')
  } catch (cause) {
    throw new CommandError(`HubSpot did not answer as it should: ${messageOf(cause)}.`, {
      cause,
    })
  }
}

function sentenceOf({ kind, of, name: missing }: Finding): string {
  const own = missing.startsWith('ammiraglia_')
  switch (kind) {
    case 'property':
      return `HubSpot’s ${of} have no property ${missing}: ${own ? 'npm run admin -- crm-check --create yes makes it' : 'make it there, or map the field to another one or to null'}.`
    case 'not-unique':
      return `The property ${missing} of HubSpot’s ${of} is not unique: delete it there and have it made again, or answers that are lost leave doubles.`
    case 'read-only':
      return `The property ${missing} of HubSpot’s ${of} is read-only: map the field to another one or to null.`
    case 'pipeline':
      return `HubSpot has no pipeline ${missing} of tickets: write the id of one that there is into the mapping.`
    case 'stage':
      return `HubSpot’s pipeline has no stage ${missing}, to which the mapping leads ${of}.`
    case 'unknown-field':
      return `The mapping names ${missing} in ${of}, which the portal does not have.`
  }
}

/** @returns how much it was. @throws CommandError where something lies in the folder already */
async function writeExport(portal: Portal, folder: string): Promise<string> {
  try {
    const { tables, rows, files, bytes, missing } = await exportEverything(portal, folder)
    const lacking = missing > 0 ? ` ${missing} files that rows name were not in the store: files.csv says which.` : ''
    return `${tables} tables with ${rows} rows and ${files} files of ${bytes} bytes are in ${folder}.${lacking}`
  } catch (error) {
    if (!(error instanceof FolderNotEmpty)) throw error
    throw new CommandError(`${folder} is not empty: name a new folder.`, { cause: error })
  }
}

/** @returns what the mail server answered. @throws CommandError with what it said instead */
export async function tryMail(
  portal: Portal,
  { to, locale: language }: { to: string; locale: Locale },
): Promise<string> {
  const { clock, mail, brands, settings } = portal
  if (!mail.taker)
    throw new CommandError('MAIL is log, which keeps mails and sends none: set it to a way of sending them.')
  const { name: taker } = mail.taker
  const say = sayIn(adminWords, language)
  const brand = brands.current().name
  const lines = [say('hello'), say('mail-test.text', { brand }), brand]
  const paragraphs = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  const message = {
    // No row of the outbox has it, so that no mail passes for another.
    id: -clock.now().getTime(),
    to,
    subject: say('mail-test.subject', { brand }),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join('')}</body></html>`,
  }
  try {
    return `${taker} took the mail to ${to}: ${withoutSecrets(settings, await mail.send(message))}`
  } catch (cause) {
    const said = withoutSecrets(settings, messageOf(cause))
    throw new CommandError(`${taker} did not take the mail to ${to}: ${said}`, { cause })
  }
}
