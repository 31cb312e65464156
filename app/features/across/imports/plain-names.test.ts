import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { putFolder } from '#app/features/content/resources/resources.fixture.ts'
import { carryOutErasure, dataPage } from '#app/features/people/profile/profile.fixture.ts'
import { accountOf, joinBy, linkTo, password } from '#app/features/people/company/company.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { type App, press, readPage, sendFile, stateOf } from './imports.fixture.ts'
import type { KindName } from './kind-names.ts'

// The names that a maker's own programs are told to write in the first row, as a program would write them.

function table(head: string, ...rows: string[]): string {
  return [head, ...rows].join('\n')
}

const companies = table(
  'customer_no,name,kind,country,vat_number,language,email,phone,street,postcode,city',
  'D-1,Cicli Bianchi,dealer,IT,IT01,it,info@bianchi.example,+39 049 555 0101,Via Roma 1,35100,Padova',
  'K-1,Élodie Petit,customer,FR,,en,elodie@petit.example,,1 rue du Lac,38000,Grenoble',
)

const shelf = zipSync({
  'table.csv': strToU8(
    table(
      'file,kind,title_it,title_en,title_fr,frame_model,language,folder',
      'c68.pdf,manual,Montaggio C68,C68 assembly,Montage C68,C68,it,',
    ),
  ),
  'c68.pdf': strToU8('%PDF-1.4 manuale'),
})

const files: [KindName, string | Uint8Array, number][] = [
  ['companies', companies, 2],
  [
    'bicycles',
    table(
      'serial_number,frame_model,size,colour,made_on,sold_to,delivered_on',
      'C68.51S.00123,C68,51s,Nero,2026-02-16,D-1,2026-03-04',
    ),
    1,
  ],
  [
    'products',
    table(
      'serial_number,frame_model,customer_no,email,date_of_purchase',
      'C68.51S.00123,C68,D-1,,2026-03-10',
      'C68.51S.00124,C68,,elodie@petit.example,2026-03-11',
    ),
    2,
  ],
  [
    'orders',
    table(
      'order_no,customer_no,order_date,status,currency,external_document_no,line_no,item_no,item_name,quantity,shipped,price,amount,serial_number,tracking',
      'OV-1,D-1,2026-03-04,Released,EUR,A-104,20000,REG-31,Reggisella,1,0,50,50.00,,',
      'OV-1,D-1,2026-03-04,Released,EUR,A-104,10000,TEL-54,Telaio C68,1,1,5200.50,5200.50,C68.51S.00123,TRK-9',
    ),
    1,
  ],
  [
    'quotes',
    table(
      'number,customer_no,title,status,currency,expires_on,line_no,item_no,item_name,quantity,price',
      'PR-1,D-1,Telai di primavera,APPROVED,EUR,2099-12-31,2,REG-31,Reggisella,1,50',
      'PR-1,D-1,Telai di primavera,APPROVED,EUR,2099-12-31,1,TEL-54,Telaio C68,2,5200.50',
    ),
    1,
  ],
  [
    'leads',
    table(
      'email,firstname,lastname,phone,customer_no,products_of_interest,message',
      'giulia@example.com,Giulia,Verdi,+39 333 555 0101,D-1,C68 V4R,Taglia 51?',
    ),
    1,
  ],
  ['resources', shelf, 1],
]

async function takesLeads({ portal: { db } }: App, number: string): Promise<void> {
  const company = db.selectFrom('company').select('id').where('customer_number', '=', number)
  const { id } = await company.executeTakeFirstOrThrow()
  await db.insertInto('company_module').values({ company_id: id, module: 'leads', state: 'active' }).execute()
}

/** Every kind in turn, each sent and taken over by what its answer offers. */
async function importAll() {
  const app = await openApp()
  const admin = await app.staff('admin')
  await putFolder(app.portal, admin.viewer, 'Foto')
  for (const [kind, file, count] of files) {
    if (kind === 'leads') await takesLeads(app, 'D-1')
    const { page } = await sendFile(app, admin, kind, file)
    expect(await readPage(app, admin, page)).not.toContain('mailto:')
    const checked = { state: 'ready', counts: { new: count, bad: 0 } }
    expect([kind, await stateOf(app, page)]).toMatchObject([kind, checked])
    expect((await press(app, admin, page, 'apply')).status).toBe(303)
    expect([kind, (await stateOf(app, page)).state]).toEqual([kind, 'applied'])
  }
  return { app, admin, db: app.portal.db }
}

test('a small file with the documented columns is answered by what was found, and taken over by one press', async () => {
  const { app, db } = await importAll()
  const made = db
    .selectFrom('company')
    .select(['customer_number as no', 'kind'])
    .where('customer_number', 'is not', null)
  expect(await made.orderBy('id').execute()).toEqual([
    { no: 'D-1', kind: 'dealer' },
    { no: 'K-1', kind: 'customer' },
  ])
  expect(await db.selectFrom('invite').select(['email', 'role']).orderBy('email').execute()).toEqual([
    { email: 'elodie@petit.example', role: 'customer' },
    { email: 'info@bianchi.example', role: 'owner' },
  ])
  const held = db.selectFrom('product').innerJoin('company', 'company.id', 'product.company_id')
  const columns = ['serial_number as serial', 'company.customer_number as no', 'product.country'] as const
  expect(await held.select(columns).orderBy('serial').execute()).toEqual([
    { serial: 'C68.51S.00123', no: 'D-1', country: 'IT' },
    { serial: 'C68.51S.00124', no: 'K-1', country: 'FR' },
  ])
  const order = await db.selectFrom('sales_order').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({ number: 'OV-1', external_document_number: 'A-104' })
  expect(await linesOf(app)).toEqual(['Telaio C68', 'Reggisella'])
  const resource = await db.selectFrom('resource').select(['shelf', 'family', 'terms']).executeTakeFirstOrThrow()
  expect(resource).toEqual({ shelf: 'manual', family: 'C68', terms: 'internal' })
})

async function linesOf({ portal }: App) {
  const lines = await portal.db.selectFrom('sales_order_line').select('item_name as item').orderBy('position').execute()
  return lines.map(({ item }) => item)
}

test('the same files once more change nothing, and invite nobody again', async () => {
  const { app, admin, db } = await importAll()
  for (const [kind, file, count] of files) {
    const { page } = await sendFile(app, admin, kind, file)
    expect([kind, (await stateOf(app, page)).counts]).toMatchObject([kind, { new: 0, changed: 0, unchanged: count }])
  }
  expect(await db.selectFrom('invite').select('email').execute()).toHaveLength(2)
})

test('of a lead that is called by its address nothing but a digest is kept for good', async () => {
  const { app, admin, db } = await importAll()
  const { reference } = await db.selectFrom('lead').select('reference').executeTakeFirstOrThrow()
  expect(reference).toMatch(/^mailto:[0-9a-f]{40}$/)
  const gone = { first_name: '', last_name: '', email: '', message: '', search: '', erased_at: app.clock.now() }
  await db.updateTable('lead').set(gone).execute()
  const [, again = ''] = files.find(([kind]) => kind === 'leads') ?? []
  const { page } = await sendFile(app, admin, 'leads', again)
  expect((await stateOf(app, page)).counts).toMatchObject({ bad: 1 })
  expect(await readPage(app, admin, page)).toContain('This customer was erased')
})

test('columns that nothing is taken from are named beside what was found', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const file = 'serial_number,frame_model,paint_shop\nC68.51S.00123,C68,Erba\n'
  const { page } = await sendFile(app, admin, 'bicycles', file)
  expect(await readPage(app, admin, page)).toContain('Columns of the file that are not used: paint_shop')
})

test('a rider is one person, and stays one; an address that nobody has holds no bicycle', async () => {
  const { app, admin } = await importAll()
  const people = 'customer_no,name,kind,country,person_email\nK-2,Ugo,customer,IT,a@ugo.example\nK-2,,,,b@ugo.example\n'
  const bad = async (kind: KindName, file: string) => {
    const { page } = await sendFile(app, admin, kind, file)
    expect((await stateOf(app, page)).counts).toMatchObject({ new: 0, changed: 0, bad: 1 })
    return readPage(app, admin, page)
  }
  expect(await bad('companies', people)).toContain('A rider is one person alone')
  const turned = 'customer_no,name,kind,country\nD-1,Cicli Bianchi,customer,IT\n'
  expect(await bad('companies', turned)).toContain('is not the kind of the company')
  const unknown = 'serial_number,frame_model,email,date_of_purchase\nC68.51S.00129,C68,nobody@x.example,2026-03-10\n'
  expect(await bad('products', unknown)).toContain('is no address of a person in the portal')
})

test('an invited rider holds the bicycles that were registered for them', async () => {
  const { app } = await importAll()
  const rider = await joinBy(app, await linkTo(app, 'elodie@petit.example'))
  const page = await (await app.fetch('/en/products', as(rider))).text()
  expect([page.includes('C68.51S.00124'), page.includes('C68.51S.00123')]).toEqual([true, false])
  expect(await accountOf(app, 'elodie@petit.example')).toMatchObject({ role: 'customer' })
})

test('who was withdrawn, or forgotten, is not invited again by the next table, and holds no bicycle without a holder', async () => {
  const { app, admin, db } = await importAll()
  await db.updateTable('invite').set({ revoked_at: app.clock.now() }).where('role', '=', 'owner').execute()
  // As the retention leaves an invitation that ran out.
  await db.updateTable('invite').set({ email: '', name: '' }).where('role', '=', 'customer').execute()
  const { page } = await sendFile(app, admin, 'companies', companies)
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  await press(app, admin, page, 'cancel')
  const nobody = 'serial_number,frame_model,customer_no,email,date_of_purchase\nC68.51S.00129,C68,,,2026-03-10\n'
  const held = await sendFile(app, admin, 'products', nobody)
  expect((await stateOf(app, held.page)).counts).toMatchObject({ new: 0, bad: 1 })
})

test('an imported rider’s invitation is sent again from the console, and once it is withdrawn the kind can be changed', async () => {
  const { app, admin, db } = await importAll()
  const { id } = await db.selectFrom('company').select('id').where('kind', '=', 'customer').executeTakeFirstOrThrow()
  const invite = await db.selectFrom('invite').select('id').where('company_id', '=', id).executeTakeFirstOrThrow()
  const desk = `/en/console/companies/${id}`
  expect(await readPage(app, admin, `${desk}/invite`)).toContain('elodie@petit.example')
  expect(await (await app.fetch(desk, as(admin))).text()).toContain(`${desk}/invite`)
  const send = (intent: string) => press(app, admin, `${desk}/invite`, intent, { invite: String(invite.id) })
  expect([(await send('resend')).status, (await send('withdraw')).status]).toEqual([200, 303])
  expect((await app.fetch(`${desk}/invite`, as(admin))).status).toBe(404)
})

test('a rider who was erased comes back by no table', async () => {
  const { app, admin, db } = await importAll()
  const rider = await joinBy(app, await linkTo(app, 'elodie@petit.example'))
  const asked = await app.fetch(dataPage, post(rider, { intent: 'erase', current: password }))
  expect(asked.status).toBe(303)
  const request = await db.selectFrom('erasure_request').select('id').executeTakeFirstOrThrow()
  expect((await carryOutErasure(app, admin, request.id)).status).toBe(303)
  await app.work()
  const { page } = await sendFile(app, admin, 'companies', companies)
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 0, bad: 1 })
  expect(await readPage(app, admin, page)).toContain('This rider was erased: they are not imported again')
})
