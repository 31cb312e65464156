import { expect, test } from 'vitest'
import { importedFile, press, readPage } from '#app/features/across/imports/imports.fixture.ts'
import { tokenOf } from '#app/features/people/company/invites/invites.server.ts'
import { as, openApp } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

async function addNamed(app: App, name: string, facts: Record<string, string> = {}): Promise<void> {
  const company = { kind: 'dealer' as const, name, country: 'IT', created_at: app.clock.now() }
  await app.portal.db
    .insertInto('company')
    .values({ ...company, ...facts })
    .execute()
}

test('companies are found by name, customer number, VAT number and address of their people, also by agents', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await addNamed(app, 'Cycles Martin', { vat_number: 'FR83404833048', customer_number: 'C-00100' })
  for (const staff of [await app.staff('admin'), await app.staff('agent')]) {
    const found = async (search: string) => {
      const page = await (await app.fetch(`/en/console/companies?${search}`, as(staff))).text()
      return ['Cicli Rossi', 'Cycles Martin'].filter((name) => page.includes(name))
    }
    expect(await found('')).toEqual(['Cicli Rossi', 'Cycles Martin'])
    expect(await found('q=MARTIN')).toEqual(['Cycles Martin'])
    expect(await found('q=c-001')).toEqual(['Cycles Martin'])
    expect(await found('q=fr834048')).toEqual(['Cycles Martin'])
    expect(await found(`q=${dealer.viewer.email}`)).toEqual(['Cicli Rossi'])
    expect(await found('q=%25%25%25')).toEqual([])
    expect(await found('q=ma')).toEqual(['Cicli Rossi', 'Cycles Martin'])
    expect(await found('kind=customer')).toEqual([])
    expect(await found('kind=dealer&q=rossi')).toEqual(['Cicli Rossi'])
  }
})

test('a list of many companies leads on and back, by name, whatever they are called', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const names = Array.from({ length: 60 }, (_, number) => `Negozio ${String(number >> 1).padStart(3, '0')}`)
  for (const name of names.toReversed()) await addNamed(app, name)
  for (const search of ['', '?q=negozio', '?kind=dealer']) {
    const page = async (address: string) => {
      const text = await (await app.fetch(address, as(admin))).text()
      const link = (rel: string) =>
        new RegExp(`rel="${rel}"[^>]*href="([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
      const shown = [...text.matchAll(/row-link[^>]*>(Negozio \d{3})</g)].map(([, name]) => name)
      expect(text).toContain('60 companies')
      return { shown, next: link('next'), previous: link('prev') }
    }
    const first = await page(`/en/console/companies${search}`)
    const second = await page(first.next ?? '')
    const third = await page(second.next ?? '')
    expect([...first.shown, ...second.shown, ...third.shown]).toEqual(names)
    expect(third.next).toBeUndefined()
    expect(await page(third.previous ?? '')).toEqual(second)
    expect((await page(second.previous ?? '')).shown).toEqual(first.shown)
  }
})

test('the next page goes on behind the one before, though the company that this one ended with was merged away', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const names = Array.from({ length: 30 }, (_, number) => `Negozio ${number + 10}`)
  for (const name of names) await addNamed(app, name)
  const page = async (address: string) => (await app.fetch(address, as(admin))).text()
  const first = await page('/en/console/companies')
  const next = /rel="next"[^>]*href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const shown = async () => [...(await page(next)).matchAll(/row-link[^>]*>(Negozio \d+)</g)].map(([, name]) => name)
  await app.portal.db.deleteFrom('company').where('name', '=', 'Negozio 34').execute()
  expect(await shown()).toEqual(names.slice(25))
})

test('the file of companies has every fact of them, for agents as well', async () => {
  const app = await openApp()
  await addNamed(app, 'Cycles Martin', {
    customer_number: 'C-00100',
    vat_number: 'FR83404833048',
    locale: 'fr',
    street: '3 rue des Lilas',
    postcode: '69002',
    city: 'Lyon',
    phone: '+33 4 72 00 00 00',
    email: 'compta@martin.example',
  })
  await addNamed(app, 'Altri')
  const answer = await app.fetch('/en/console/companies/export.csv?q=martin', as(await app.staff('agent')))
  expect(answer.status).toBe(200)
  const [head, ...rows] = (await answer.text()).trim().split('\r\n')
  expect(head).toMatch(
    /Name,Customer number,Kind,Country,VAT number,Language,Street and number,Postcode,City,Phone,Email,/,
  )
  expect(rows).toEqual([
    'Cycles Martin,C-00100,Dealer,Italy,FR83404833048,Français,3 rue des Lilas,69002,Lyon,+33 4 72 00 00 00,compta@martin.example,0',
  ])
})

test('without any company an administrator is led to the import, and an agent only reads of it', async () => {
  const app = await openApp()
  const emptyList = async (role: 'admin' | 'agent') => {
    const page = await (await app.fetch('/en/console/companies', as(await app.staff(role)))).text()
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(page) ?? []
    expect(main).toContain('Companies with their people are imported from a file')
    return /<a [^>]*href="\/en\/console\/import"[^>]*>/.test(main)
  }
  expect(await emptyList('admin')).toBe(true)
  expect(await emptyList('agent')).toBe(false)
})

test('who was invited and has not come is sent the invitation again with all others, also after it has run out', async () => {
  const app = await openApp()
  const [admin, list, hour] = [await app.staff('admin'), '/en/console/companies', 60 * 60_000]
  const rows = ['C-1,Bianchi,IT,anna@bianchi.example', 'C-2,Dupont,FR,luc@dupont.example']
  await importedFile(app, admin, 'companies', ['customer number,company,country,person email', ...rows].join('\n'))
  const mails = async () => {
    await app.work()
    const sent = app.portal.db.selectFrom('sent_mail').select('to_address as to').orderBy('outbox_id')
    return (await sent.execute()).map(({ to }) => to)
  }
  const both = ['anna@bianchi.example', 'luc@dupont.example']
  expect(await mails()).toEqual(both)
  expect(await readPage(app, admin, list)).not.toContain('invitations pending')
  app.clock.advance(2 * hour)
  expect(await readPage(app, admin, list)).toContain('2 invitations pending')
  expect(await readPage(app, await app.staff(), list)).not.toContain('invitations pending')
  for (const time of ['once', 'and not twice']) {
    expect((await press(app, admin, list, 'send-again')).page, time).toBe(`${list}?notice=send-again`)
    expect(await mails(), time).toEqual([...both, ...both])
  }
  const { db } = app.portal
  await db
    .updateTable('invite')
    .set({ accepted_at: app.clock.now() })
    .where('email', '=', both[0] ?? '')
    .execute()
  app.clock.advance(8 * 24 * hour)
  const later = await app.staff('admin')
  await press(app, later, list, 'send-again')
  expect(await mails()).toEqual([...both, ...both, both[1]])
  const open = db.selectFrom('invite').select(['id', 'expires_at as expiresAt']).where('accepted_at', 'is', null)
  const link = `/en/invite/${tokenOf(app.portal, await open.executeTakeFirstOrThrow())}`
  expect(await (await app.fetch(link)).text()).toContain('luc@dupont.example')
  app.clock.advance(2 * hour)
  expect(await readPage(app, later, list)).toContain('1 invitation pending')
  // Where no mail leaves, each is handed over as a link.
  app.portal.settings = { ...app.portal.settings, sendsMail: false }
  expect(await readPage(app, later, list)).not.toContain('pending')
})
