import { expect, test } from 'vitest'
import { expectNotice, signIn, visitor } from './browser.ts'
import { linkInMail } from './mails.ts'

for (const javaScript of [true, false])
  test(`an owner invites a colleague and sends them away again, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const owner = await visitor({ javaScript })
    const colleague = await visitor({ javaScript, width: 320 })
    const agent = await visitor()
    const name = javaScript ? 'Sara Galli' : 'Ugo Serra'
    const email = `${javaScript ? 'sara' : 'ugo'}@bellavista.example`
    await signIn(agent.page, 'agent@demo.example')
    await signIn(owner.page, 'dealer@demo.example', '/user/company')

    await owner.page.fill('form:has([name=intent][value=invite]) input[name=email]', email)
    await owner.page.click('form:has([name=intent][value=invite]) label:has([value=workshop])')
    await expectNotice(owner.page, () =>
      owner.page.click('form:has([name=intent][value=invite]) button.button-primary'),
    )
    await owner.page.locator('main', { hasText: email }).waitFor()

    await colleague.page.goto(await linkInMail(agent.page, email, '/invite/'))
    await colleague.page.fill('input[name=name]', name)
    await colleague.page.fill('input[name=password]', 'pignoni e catene')
    await colleague.page.click('main form button.button-primary')
    await colleague.page.locator('nav.main-menu').waitFor()
    await colleague.page.goto('/tickets')
    expect(await colleague.page.locator('main tbody tr').count()).toBeGreaterThan(3)

    await owner.page.goto('/user/company')
    await owner.page.locator('main tbody a', { hasText: name }).click()
    await owner.page.locator('details:has([name=intent][value=remove]) summary').click()
    await expectNotice(owner.page, () => owner.page.click('button[name=intent][value=remove]'))
    const people = owner.page.locator('main tbody tr')
    await people.first().waitFor()
    await people.filter({ hasText: email }).waitFor({ state: 'detached' })

    await colleague.page.click('main tbody a')
    await colleague.page.locator('nav.main-menu').waitFor({ state: 'detached' })
    await colleague.page.goto('/tickets')
    expect(await colleague.page.locator('main tbody tr').count()).toBe(0)
    expect([...owner.complaints, ...colleague.complaints]).toEqual([])
  })

test('a module that is missing is asked for, granted, and its screen opens', async () => {
  const admin = await visitor({ locale: 'en' })
  const owner = await visitor({ locale: 'en' })
  await signIn(admin.page, 'admin@demo.example', '/en/console/licences')
  await admin.page.locator('main tbody a', { hasText: 'Harrow Road Cycles' }).click()
  const tickets = admin.page.locator('#tickets')
  await expectNotice(admin.page, () => tickets.locator('button[value=deactivate]').click())

  await signIn(owner.page, 'third@demo.example', '/en/tickets')
  expect(await owner.page.locator('main tbody tr').count()).toBe(0)
  const purchase = owner.page.locator('#tickets button[name=module]')
  await purchase.click()
  await owner.page.locator('#tickets button[name=withdraw]').waitFor()
  expect([new URL(owner.page.url()).pathname, await purchase.count()]).toEqual(['/en/tickets', 0])

  await admin.page.goto('/en/console/licences')
  const asked = admin.page.locator('.licence-requests li', { hasText: 'Harrow Road Cycles' })
  await expectNotice(admin.page, () => asked.locator('button[value=grant]').click())
  await owner.page.click('nav a[href="/en/tickets"]:visible')
  await owner.page.locator('main tbody tr').first().waitFor()
  expect([...admin.complaints, ...owner.complaints]).toEqual([])
})
