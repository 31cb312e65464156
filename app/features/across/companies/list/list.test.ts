import { expect, test } from 'vitest'
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
