import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { mailContract, type MailWorld, newMessage, type Received } from './mail.contract.ts'

mailContract('log', open, undefined)

async function open(): Promise<MailWorld> {
  const { portal } = await openApp()
  return {
    mail: portal.mail,
    async mailbox(address) {
      const rows = await portal.db
        .selectFrom('sent_mail')
        .select(['to_address as to', 'subject', 'body as text', 'html', 'headers', 'attachments', 'calendar'])
        .where('to_address', '=', address)
        .execute()
      return rows.map(({ headers, attachments, calendar, ...row }) => ({
        ...row,
        headers: headers as Received['headers'],
        attachments: attachments as Received['attachments'],
        calendar: (calendar as Received['calendar'] | null) ?? undefined,
      }))
    },
  }
}

test('a mail that is only kept says that it was not sent', async () => {
  const { mail } = await open()
  expect(await mail.send(newMessage())).toContain('not sent')
})
