import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

const said = 'Il portale non invia e-mail'

async function openUnsent() {
  const app = await openApp()
  app.portal.settings = { ...app.portal.settings, sendsMail: false }
  return app
}

test('administrators of a portal that sends no mail read so on every page, and nobody else does', async () => {
  const app = await openUnsent()
  const [admin, agent, dealer] = [await app.staff('admin'), await app.staff(), await app.dealer()]
  for (const path of ['/', '/console/tickets', '/nowhere'])
    expect(await (await app.fetch(path, as(admin))).text(), path).toContain(said)
  expect(await (await app.fetch('/fr', as(admin))).text()).toContain('n’envoie aucun e-mail')
  for (const other of [agent, dealer]) expect(await (await app.fetch('/', as(other))).text()).not.toContain(said)
})
