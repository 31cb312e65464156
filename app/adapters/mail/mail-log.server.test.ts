import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { mailContract, type MailWorld, newMessage } from './mail.contract.ts'

mailContract('log', open)

async function open(): Promise<MailWorld> {
  const { portal } = await openApp()
  return {
    mail: portal.mail,
    async mailbox(address) {
      const rows = await portal.db
        .selectFrom('sent_mail')
        .select(['to_address as to', 'subject', 'body as text', 'html', 'headers'])
        .where('to_address', '=', address)
        .execute()
      return rows.map((row) => ({ ...row, headers: row.headers as Record<string, string> }))
    },
  }
}

test('a mail that is only kept says that it was not sent', async () => {
  const { mail } = await open()
  expect(await mail.send(newMessage())).toContain('not sent')
})
