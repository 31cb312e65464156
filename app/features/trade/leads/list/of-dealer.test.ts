import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addLead } from '../leads.fixture.ts'
import { declineLead } from '../leads.work.server.ts'

test('staff see the leads of one dealer, whom filters and the export keep until it is taken away', async () => {
  const app = await openApp()
  const [rossi, bianchi] = [await app.dealer(), await app.dealer()]
  const [agent, admin] = [await app.staff(), await app.staff('admin')]
  const { companyId } = rossi.viewer
  const read = async (address: string, person: { cookie: string } = agent) =>
    (await (await app.fetch(address, as(person))).text()).replaceAll('&amp;', '&')
  await addLead(app.portal, { of: rossi, by: agent, firstName: 'Ada' })
  await addLead(app.portal, { of: bianchi, by: agent, firstName: 'Ugo' })
  expect(await read(`/en/console/companies/${companyId}`, admin)).toContain(`href="/en/leads?company=${companyId}"`)
  for (const narrowed of ['', '&q=pradal', '&status=routed']) {
    const page = await read(`/en/leads?company=${companyId}${narrowed}`)
    expect([page.includes('Ada Pradal'), page.includes('Ugo Pradal')]).toEqual([true, false])
    expect(page).toContain('1 lead')
    expect(page).toMatch(new RegExp(`href="/en/leads\\?view=list${narrowed}"[^>]*>.{0,600}Customer: Cicli Rossi`))
    expect(page).toContain(`<input type="hidden" name="company" value="${companyId}"`)
    const [, file = ''] = /href="([^"]*export\.csv[^"]*)"/.exec(page) ?? []
    const exported = await read(file)
    expect([exported.includes('Ada Pradal'), exported.includes('Ugo Pradal')]).toEqual([true, false])
  }
  for (const nobody of ['999999', 'x', '-1', '0', ''])
    expect(await read(`/en/leads?view=list&company=${nobody}`)).toMatch(/Ugo Pradal.*Ada Pradal.*2 leads/s)
  // To a dealer the number says nothing.
  const own = await read(`/en/leads?company=${bianchi.viewer.companyId}`, rossi)
  expect([own.includes('Ada Pradal'), own.includes('Ugo Pradal'), own.includes('Customer:')]).toEqual([
    true,
    false,
    false,
  ])
  const file = await read(`/en/leads/export.csv?company=${bianchi.viewer.companyId}`, rossi)
  expect([file.includes('Ada Pradal'), file.includes('Ugo Pradal')]).toEqual([true, false])
})

test('the export says when a lead was received and is due, what was written, and why it ended', async () => {
  const app = await openApp()
  const [dealer, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(app.portal, { of: dealer, by: agent, message: 'Abito a Jesolo' })
  await addLead(app.portal, { of: dealer, by: agent, place: 'lost' })
  const read = async (person: { cookie: string }) =>
    (await (await app.fetch('/en/leads/export.csv', as(person))).text()).trim().split('\r\n')
  const [head, lost, waiting] = await read(dealer)
  expect(head).toContain('Created,Received,Deadline,Reason,Details,Message')
  expect(lost).toContain(',2026-11-21,2026-11-21,,Price,,Vorrei una bici su misura.')
  expect(waiting).toContain(',ivano@posta.example,+39 333 555 0101,')
  expect(waiting).toContain(',2026-11-21,2026-11-21,2026-11-24,,,Abito a Jesolo')
  // Anyone who has declined it is through with its customer; staff are not.
  await declineLead(app.portal, dealer.viewer, id, { reason: 'other', note: 'Siamo in ferie' })
  const [, , declined] = await read(dealer)
  expect(declined).toContain(',Other,Siamo in ferie,')
  expect(declined).not.toMatch(/ivano@|333 555|Jesolo/)
  expect((await read(agent))[2]).toMatch(/ivano@.*333.*Jesolo/)
})
