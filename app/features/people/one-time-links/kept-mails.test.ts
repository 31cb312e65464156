import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addClaim } from '#app/features/people/sign-in/sign-in.fixture.ts'

test('the keys in the links of a mail that was kept are sealed, and the demonstration’s mailbox opens them', async () => {
  const app = await openApp()
  const owner = await app.dealer()
  const { link } = await addClaim(app, 'chi@cicli.example')
  await app.fetch('/user/company', post(owner, { intent: 'invite', email: 'a@b.example', role: 'sales', locale: 'it' }))
  await app.work()
  const rows = await app.portal.db.selectFrom('sent_mail').selectAll().orderBy('outbox_id').execute()
  expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1))
  for (const { body, html } of rows)
    for (const text of [body, html])
      expect(text.match(/\/(?:verify|reset|invite)\/\S{7}/g)).toEqual([expect.stringMatching(/\/sealed\.$/)])
  app.portal.settings.demo = true
  try {
    const agent = await app.staff()
    const page = await (await app.fetch(`/console/mailbox/${rows[0]?.outbox_id}`, as(agent))).text()
    expect(page).toContain(link)
    expect(page).not.toContain('sealed.')
  } finally {
    app.portal.settings.demo = false
  }
})
