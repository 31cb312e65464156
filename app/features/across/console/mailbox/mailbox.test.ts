import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

test('the mailbox leads back page by page, and keeps whose mails are looked for', async () => {
  const app = await openApp()
  const agent = await app.staff()
  const mail = { to_address: 'rossi@dealer.example', body: '', html: '', sent_at: app.clock.now() }
  const rows = Array.from({ length: 101 }, (_, at) => ({ ...mail, outbox_id: at + 1, subject: `Mail ${at + 1}.` }))
  await app.portal.db.insertInto('sent_mail').values(rows).execute()
  app.portal.settings.demo = true
  try {
    const pageOf = async (address: string) => {
      const html = await (await app.fetch(address, as(agent))).text()
      const linkTo = (rel: string) =>
        new RegExp(`rel="${rel}"[^>]* href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return { html, previous: linkTo('prev'), next: linkTo('next') }
    }
    const first = await pageOf('/console/mailbox?to=rossi')
    const second = await pageOf(first.next)
    const third = await pageOf(second.next)
    expect(third.html).toContain('Mail 1.')
    expect([third.previous, second.previous]).toEqual([first.next, '/console/mailbox?to=rossi'])
  } finally {
    app.portal.settings.demo = false
  }
})
