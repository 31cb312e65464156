import { expect, test } from 'vitest'
import { openApp } from '#tests/app.ts'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { putFolder, putResource, putVersion } from './resources.fixture.ts'
import { announceGuides } from './resources.jobs.server.ts'
import { withdrawResource } from './resources.staff.server.ts'

type App = Awaited<ReturnType<typeof openApp>>
const hour = 60 * 60_000

async function announcedIn(app: App) {
  await announceGuides(app.portal)
  await app.work()
  const columns = ['to_address as to', 'subject', 'body', 'headers'] as const
  const mails = await app.portal.db.selectFrom('sent_mail').select(columns).orderBy('outbox_id').execute()
  await app.portal.db.deleteFrom('sent_mail').execute()
  return mails
}

test('new manuals and size guides are told of in one mail, an hour after the last of them, to those who asked for it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const [reader, rider] = [await app.dealer({ locale: 'en' }), await app.dealer({ role: 'customer' })]
  const bare = await app.dealer({ modules: ['tickets'] })
  const left = await app.dealer()
  await app.dealer()
  for (const { viewer } of [reader, rider, bare, left])
    await setSubscription(app.portal, viewer, { topic: 'manuals', subscribed: true })
  await setSubscription(app.portal, left.viewer, { topic: 'manuals', subscribed: false })

  const id = await putResource(app.portal, admin.viewer, { shelf: 'manual', title: 'Montaggio C68' })
  for (const edition of ['2', '3', '4']) await putVersion(app.portal, admin.viewer, id, 'm.pdf', `%PDF ${edition}`)
  await putResource(app.portal, admin.viewer, {
    shelf: 'size-guide',
    title: 'Taglie V4R',
    family: 'V4R',
    language: 'fr',
  })
  const folderId = await putFolder(app.portal, admin.viewer, 'Foto')
  await putResource(app.portal, admin.viewer, { folderId, title: 'Foto rossa' })
  const wrong = await putResource(app.portal, admin.viewer, { shelf: 'manual', title: 'Sbagliato', language: 'en' })
  await withdrawResource(app.portal, admin.viewer, wrong)
  app.clock.advance(hour - 1000)
  expect(await announcedIn(app)).toEqual([])
  app.clock.advance(1000)
  const mails = await announcedIn(app)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [reader.viewer.email, 'Manuals and guides: 2 updates'],
    [rider.viewer.email, 'Manuali e guide: 2 novità'],
  ])
  const [mail] = mails
  expect(mail?.body).toContain('Montaggio C68 (en)\n\nAssembly manual · Italian · Version 4')
  expect(mail?.body).toContain(`http://portal.test/en/resources/manuals/${id}`)
  expect(mail?.body).toContain('Taglie V4R (en)\n\nSize guide · French · Version 1')
  expect(mail?.body).not.toMatch(/Foto|Sbagliato/)
  expect(mail?.body).toContain('Unsubscribe from “Manuals and size guides”')
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

  app.clock.advance(hour)
  expect(await announcedIn(app)).toEqual([])
  await putVersion(app.portal, admin.viewer, id, 'm.pdf', '%PDF 5')
  app.clock.advance(hour)
  expect((await announcedIn(app)).map(({ subject }) => subject)).toEqual([
    'Manuals and guides: 1 update',
    'Manuali e guide: 1 novità',
  ])
})
