import { z } from 'zod'
import { tokenMark } from './inbox-settings.server.ts'
import { Fault, parsed } from './parsed-setting.server.ts'

/** As whom the portal's mails leave, by whatever way, and where answers to them go. */
export type Sender = { name?: string | undefined; address: string; replyTo?: string | undefined }

/** As long as the longest that stands in its place. */
const tokenLength = 45

/** The schema of each of these settings. */
export const senderSettings = {
  MAIL_FROM: parsed(senderIn),
  MAIL_REPLY_TO: z
    .string()
    .refine((text) => z.email().safeParse(text.replace(tokenMark, 'a'.repeat(tokenLength))).success, {
      error: 'it takes one e-mail address, in which {token} may stand once, as in reply+{token}@portal.example',
    })
    .optional(),
}

type Read = z.output<z.ZodObject<typeof senderSettings>> & { MAIL: string }

/** @returns what is missing, as a sentence */
export function senderFrom({ MAIL, MAIL_FROM, MAIL_REPLY_TO }: Read): Sender | string {
  if (!MAIL_FROM) return `The setting MAIL_FROM is missing, which MAIL=${MAIL} needs.`
  // With a mark in it, it is no address but the pattern of many.
  return { ...MAIL_FROM, replyTo: MAIL_REPLY_TO?.includes(tokenMark) ? undefined : MAIL_REPLY_TO }
}

function senderIn(text: string): Sender | Fault {
  const [, name, named] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  const address = (named ?? text).trim()
  if (!z.email().safeParse(address).success)
    return new Fault('it takes an e-mail address, as in service@maker.example or Maker <service@maker.example>')
  return { name: name || undefined, address }
}
