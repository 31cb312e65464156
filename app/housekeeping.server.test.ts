import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from '#app/adapters/mail/mail-smtp.server.ts'
import { openApp } from '#tests/app.ts'
import { goRound } from './housekeeping.server.ts'

const hour = 60 * 60_000
const year = 365 * 24 * hour

test('what cannot be swept keeps nothing else from being swept', async () => {
  const app = await openApp()
  await app.dealer()
  app.clock.advance(year)
  await goRound(app.portal)
  app.clock.advance(hour)
  const scratch = path.join(app.portal.settings.dataDir, 'scratch')
  await rm(scratch, { recursive: true })
  await goRound(app.portal)
  expect(await sessionsOf(app)).toEqual([])
  await mkdir(scratch)
})

test('a start with a clock far ahead deletes nothing before a second look, and nothing at all once it is set right', async () => {
  const app = await openApp()
  await app.dealer()
  for (const leap of [0, year, hour - year, year]) {
    app.clock.advance(leap)
    await goRound(app.portal)
    expect(await sessionsOf(app)).toHaveLength(1)
  }
  app.clock.advance(hour)
  await goRound(app.portal)
  expect(await sessionsOf(app)).toEqual([])
})

test('a mail that was kept while none left goes after thirty days, also where they leave by SMTP by then', async () => {
  const app = await openApp()
  const mail = { subject: 'Ricevuto', body: '', html: '', to_address: 'marco@dealer.example' }
  const sent = [31, 29].map((days, at) => ({
    ...mail,
    outbox_id: at + 1,
    sent_at: new Date(app.clock.now().getTime() - days * 24 * hour),
  }))
  await app.portal.db.insertInto('sent_mail').values(sent).execute()
  const smtp = { host: '127.0.0.1', port: 9, tls: 'none' } as const
  const sender = { address: 'service@maker.example' }
  app.portal.mail = createSmtpMail({ smtp, sender, name: () => 'Maker', secret: 'a secret' })
  onTestFinished(() => app.portal.mail.close?.())
  await goRound(app.portal)
  await goRound(app.portal)
  const kept = await app.portal.db.selectFrom('sent_mail').select('outbox_id').execute()
  expect(kept).toEqual([{ outbox_id: 2 }])
})

function sessionsOf({ portal }: Awaited<ReturnType<typeof openApp>>) {
  return portal.db.selectFrom('session').select('id').execute()
}
