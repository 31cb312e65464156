import { textIn } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { findReply } from '../conversation/conversation.server.ts'
import { sayQuestion } from '../conversation/questions.words.ts'
import type { inWordsOf } from '../desk/answers/answers.server.ts'
import type { Addressed, Unaddressed } from '../tickets.outbox.ts'
import type { News } from './mails.server.tsx'
import { isSameCustomer } from './readers.server.ts'

/** In the language of a mail's reader, and what was said of its ticket in it. */
type Words = { locale: Locale; said: Pick<ReturnType<typeof inWordsOf>, 'messages'> }

/** What a mail tells, as things stand now; undefined where it is nothing any more. */
export async function newsOf(
  portal: Portal,
  tx: Db,
  mail: Unaddressed<Addressed>,
  { locale, said }: Words,
): Promise<News | undefined> {
  if (mail.mail === 'related' && !(await isSameCustomer(tx, mail.ticketId, mail.otherId))) return undefined
  if (mail.mail !== 'replied') return mail
  const found = await findReply(tx, mail.ticketId, mail.messageId)
  const [reply] = await said.messages(found ? [found] : [])
  const { question } = reply ?? {}
  const shot = question && portal.catalogues.current().shots.find(({ code }) => code === question.slot)
  if (!reply || !question || !shot) return reply && { mail: 'replied', reply }
  return { mail: 'replied', reply: { ...reply, body: sayQuestion(locale, question, textIn(locale, shot.name)) } }
}
