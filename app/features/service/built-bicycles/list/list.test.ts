import { expect, test } from 'vitest'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { as, openApp } from '#tests/app.ts'

async function openWithList() {
  const app = await openApp()
  const dealer = await app.dealer()
  const rows = Array.from({ length: 30 }, (_, at) => ({ serial: `C68.51S.001${at + 10}`, family: 'C68' }))
  for (const { serial, family } of [...rows, { serial: 'V4R-0510-A1234', family: 'V4R' }])
    await app.portal.db
      .insertInto('built_bicycle')
      .values({ serial_number: serial, serial_folded: foldSerial(serial), family, listed_at: app.clock.now() })
      .execute()
  await app.portal.db
    .updateTable('built_bicycle')
    .set({ company_id: dealer.viewer.companyId, delivered_on: '2026-03-04' })
    .where('family', '=', 'V4R')
    .execute()
  const agent = await app.staff()
  const read = async (search: string) => (await app.fetch(`/en/console/built-bicycles${search}`, as(agent))).text()
  return { app, agent, dealer, read }
}

function serialsIn(page: string): string[] {
  return [...page.matchAll(/<td class="table-serial"[^>]*>([^<]+)</g)].map(([, serial = '']) => serial)
}

test('agents read what was built, page by page, and find one by its number however it is typed', async () => {
  const { read } = await openWithList()
  const first = await read('')
  expect(serialsIn(first)).toHaveLength(25)
  expect(serialsIn(first)[0]).toBe('V4R-0510-A1234')
  expect(first).toContain('31 built bicycles')
  const next = /href="([^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(serialsIn(await read(next.replace(/^[^?]*/, '')))).toHaveLength(6)
  expect(serialsIn(await read('?q=v4r+0510'))).toEqual(['V4R-0510-A1234'])
  expect(serialsIn(await read('?q=0510-a12'))).toEqual(['V4R-0510-A1234'])
  expect(serialsIn(await read('?q=c6851s00139'))).toEqual(['C68.51S.00139'])
  expect(serialsIn(await read('?family=V4R'))).toEqual(['V4R-0510-A1234'])
  expect(await read('?q=nothing')).toContain('Show all bicycles')
})

test('the list narrows to the dealer they were sold to, and leaves as a file that an import knows', async () => {
  const { app, agent, dealer, read } = await openWithList()
  expect(serialsIn(await read(`?company=${dealer.viewer.companyId}`))).toEqual(['V4R-0510-A1234'])
  const answer = await app.fetch('/en/console/built-bicycles/export.csv?family=V4R', as(agent))
  expect((await answer.text()).trim().split('\r\n')).toEqual([
    'Serial number,Model,Size,Colour,Made on,Sold to,Delivered on',
    'V4R-0510-A1234,V4R,,,,Cicli Rossi,2026-03-04',
  ])
})

test('for who is not of the staff there is no such list', async () => {
  const { app, dealer } = await openWithList()
  for (const more of ['', '/export.csv'])
    expect((await app.fetch(`/console/built-bicycles${more}`, as(dealer))).status).toBe(404)
})
