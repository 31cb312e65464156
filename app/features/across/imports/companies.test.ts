import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertAudience } from '#app/features/people/audience/store.server.ts'
import { companyUsers } from '#app/features/people/company-facts/company-facts.import.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { mergeCompanies } from '#app/features/people/company-facts/company-facts.merge.server.ts'
import { as, openApp } from '#tests/app.ts'
import { whileHeld } from '#tests/waiting.ts'
import { checkedFile, importedFile, press, readPage, stateOf, type App } from './imports.fixture.ts'

const head = 'Numero cliente;Azienda;Paese;Partita IVA;Lingua;Città;E-mail della persona;Nome e cognome;Ruolo'

function file(...rows: string[]): string {
  return [head, ...rows].join('\r\n')
}

const rows = [
  'c-1;Cicli Bianchi;Italia;IT01;Italiano;Padova;anna@bianchi.example;Anna Bianchi;titolare',
  'C-1;;;;;;luca@bianchi.example;Luca Bianchi;officina',
  'C-2;Vélos Dupont;FR;;;;;;',
]

async function standing(app: App) {
  const { db } = app.portal
  const found = await db
    .selectFrom('company')
    .select(['customer_number as number', 'name', 'country', 'locale'])
    .where('customer_number', 'is not', null)
    .orderBy('customer_number')
    .execute()
  const invites = await db
    .selectFrom('invite')
    .select(['email', 'role', 'locale'])
    .where('revoked_at', 'is', null)
    .orderBy('email')
    .execute()
  return { companies: found, invites }
}

test('companies come in with their people, who are invited; a second time nobody is invited again', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await importedFile(app, admin, 'companies', file(...rows))
  expect((await stateOf(app, page)).counts).toMatchObject({ rows: 3, new: 2, bad: 0 })
  expect(await standing(app)).toEqual({
    companies: [
      { number: 'C-1', name: 'Cicli Bianchi', country: 'IT', locale: 'it' },
      { number: 'C-2', name: 'Vélos Dupont', country: 'FR', locale: 'fr' },
    ],
    invites: [
      { email: 'anna@bianchi.example', role: 'owner', locale: 'it' },
      { email: 'luca@bianchi.example', role: 'workshop', locale: 'it' },
    ],
  })
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address as to').orderBy('to_address').execute()
  expect(mails.map(({ to }) => to)).toEqual(['anna@bianchi.example', 'luca@bianchi.example'])
  const again = await checkedFile(app, admin, 'companies', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
})

test('a customer number finds the company of every other kind', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', file(...rows))
  const built =
    'serial number;model;sold to\nC68.51S.00123;C68;c-2\nC68.51S.00124;C68;IT01\nC68.51S.00125;C68;cicli bianchi\n'
  const page = await importedFile(app, admin, 'bicycles', built)
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 3, bad: 0 })
})

test('a VAT number and a phone number are kept as the form of a company keeps them, and found as people write them', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const { db } = app.portal
  const typed = [
    'customer number,company,country,vat number,phone',
    'C-1,Martin,FR,fr 83 404.833-048,"+33  4\u201172 00"',
    'C-2,Bianchi,IT,01234567890,049 555',
  ].join('\n')
  await importedFile(app, admin, 'companies', typed)
  const kept = db.selectFrom('company').select(['vat_number as vat', 'phone']).where('customer_number', 'is not', null)
  expect(await kept.orderBy('customer_number').execute()).toEqual([
    { vat: 'FR83404833048', phone: '+33 4-72 00' },
    { vat: 'IT01234567890', phone: '049 555' },
  ])
  const again = await checkedFile(app, admin, 'companies', typed)
  expect((await stateOf(app, again)).counts).toMatchObject({ changed: 0, unchanged: 2 })
  const built =
    'serial number;model;sold to\nC68.51S.00123;C68;01234567890\nC68.51S.00124;C68;it 012 345 678 90\nC68.51S.00125;C68;83404833048\n'
  const page = await importedFile(app, admin, 'bicycles', built)
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 3, bad: 0 })
})

test('a company that may be another one is warned of in the preview and in the result, and comes in all the same', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const columns = 'customer number,company,country,city,vat number,phone'
  await importedFile(app, admin, 'companies', [columns, 'C-1,Cicli Alba,IT,Padova,IT01234567890,'].join('\n'))
  const sent = [
    columns,
    'C-1,Cicli Alba,IT,Padova,IT01234567890,049 555010',
    'C-2,Vélo Sud,IT,Roma,01234567890,',
    'C-3,CICLI ALBA,IT,padova,,',
    'C-4,Bike Nord,IT,Udine,IT999,chiamare',
    'C-5,bike nord,IT,Udine,,',
    'C-6,Cicli Alba,IT,Bari,,',
  ]
  const page = await checkedFile(app, admin, 'companies', sent.join('\n'))
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 5, changed: 1, bad: 0, mistakes: 0, warnings: 7 })
  const strange = [
    '3,VAT number,IT01234567890,"is the VAT number of Cicli Alba (C-1, Padova) as well",Warning',
    '3,VAT number,IT01234567890,is already in row 2,Warning',
    '4,Company,CICLI ALBA,"is the name of Cicli Alba (C-1, Padova) as well: it may be the same company",Warning',
    '4,Company,CICLI ALBA,is already in row 2,Warning',
  ]
  const exported = await (await app.fetch(`${page}/mistakes/export.csv`, as(admin))).text()
  for (const line of strange) expect(exported).toContain(line)
  for (const said of ['does not look like a VAT number', 'is no phone number', 'is already in row 5'])
    expect(exported).toContain(said)
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await standing(app)).companies).toHaveLength(6)
  const shown = await readPage(app, admin, page)
  for (const said of ['7 warnings', 'is the VAT number of Cicli Alba (C-1, Padova) as well'])
    expect(shown).toContain(said)
})

test('before companies come in, it is said how many people are invited and at which addresses, and who is of another company', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  await importedFile(app, admin, 'companies', file(...rows))
  const sent = [
    'C-1;Cicli Bianchi;IT;;;;ida@bianchi.example;Ida;vendite',
    `C-3;Bike Nord;IT;;;;${dealer.viewer.email};Piero;titolare`,
    'C-3;;;;;;luca@bianchi.example;Luca Bianchi;officina',
    'C-4;Nessuno;IT;;;;;;',
  ]
  const page = await checkedFile(app, admin, 'companies', file(...sent))
  expect((await stateOf(app, page)).counts).toMatchObject({ invitations: 3, warnings: 2, bad: 0 })
  const shown = await readPage(app, admin, page)
  expect(shown).toContain('3 invitations are sent by email, valid for seven days:')
  const told = [
    'ida@bianchi.example (Cicli Bianchi)',
    `${dealer.viewer.email} (Bike Nord)`,
    'belongs to a person of Cicli Rossi already',
    'belongs to a person of Cicli Bianchi already',
  ]
  for (const text of told) expect(shown.replaceAll('( ', '(').replaceAll(' )', ')')).toContain(text)
  expect(shown).not.toContain('anna@bianchi.example')
  const again = await checkedFile(app, admin, 'companies', file(...rows))
  expect(await readPage(app, admin, again)).not.toContain('sent by email')
})

test('the number of a company that was merged finds the one it went into, and is no new company', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', file(...rows))
  const idOf = async (number: string) => {
    const found = app.portal.db.selectFrom('company').select('id').where('customer_number', '=', number)
    return (await found.executeTakeFirstOrThrow()).id
  }
  const [from, into] = [await idOf('C-2'), await idOf('C-1')]
  await mergeCompanies(app.portal, admin.viewer, from, into)
  const built = 'serial number;model;sold to\nC68.51S.00123;C68;c-2\n'
  const page = await importedFile(app, admin, 'bicycles', built)
  expect((await stateOf(app, page)).counts).toMatchObject({ new: 1, bad: 0 })
  const sold = await app.portal.db.selectFrom('built_bicycle').select('company_id as id').executeTakeFirst()
  expect(sold?.id).toBe(into)
  const again = await checkedFile(app, admin, 'companies', file(...rows))
  expect((await stateOf(app, again)).counts).toMatchObject({ new: 0, bad: 1 })
  expect(await readPage(app, admin, again)).toContain(
    'is the old number of a company that was merged into Cicli Bianchi',
  )
})

test('undoing takes companies and invitations back, unless somebody works there or has joined', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await importedFile(app, admin, 'companies', file(...rows))
  const dealer = await app.dealer()
  const { id } = await app.portal.db
    .selectFrom('company')
    .select('id')
    .where('customer_number', '=', 'C-2')
    .executeTakeFirstOrThrow()
  const move = (company: number) =>
    app.portal.db
      .updateTable('account')
      .set({ company_id: company })
      .where('id', '=', dealer.viewer.accountId)
      .execute()
  await move(id)
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await readPage(app, admin, page)).toContain('C-2')
  expect((await standing(app)).companies).toHaveLength(2)
  await move(dealer.viewer.companyId)
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await standing(app)).toEqual({ companies: [], invites: [] })
})

test('a company that is named in an audience is not taken back, and that it is in use is said', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await importedFile(app, admin, 'companies', file(...rows))
  const { db } = app.portal
  const company = await db.selectFrom('company').select('id').where('customer_number', '=', 'C-2').executeTakeFirst()
  const companies = [{ id: company?.id ?? 0, name: '', customerNumber: '' }]
  await insertAudience(db, { sides: [], roles: [], countries: [], families: [], companies })
  await press(app, admin, page, 'undo')
  await app.work()
  expect(await readPage(app, admin, page)).toContain('C-2')
  expect((await standing(app)).companies).toHaveLength(2)
})

test('whatever refers to a company is asked before one is taken back, or goes with it', async () => {
  const app = await openApp()
  const { rows: found } = await sql<{
    from: string
  }>`select distinct conrelid::regclass::text as "from" from pg_constraint
    where contype = 'f' and confrelid = 'company'::regclass and confdeltype = 'a'`.execute(app.portal.db)
  const asked = [...companyUsers, 'invite', 'company_event', 'company_module', 'console_act']
  expect(found.map(({ from }) => from).filter((from) => !asked.includes(from))).toEqual([])
})

test('who is invited while an import is at work stays invited', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', file(...rows))
  const { id } = await app.portal.db
    .selectFrom('company')
    .select('id')
    .where('customer_number', '=', 'C-1')
    .executeTakeFirstOrThrow()
  const page = await checkedFile(app, admin, 'companies', file(...rows.map((row) => row.replace('Padova', 'Treviso'))))
  const invite = async (tx: Db) => {
    await tx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const guest = { company_id: id, role: 'sales', email: 'ida@bianchi.example', name: 'Ida', locale: 'it' } as const
    const now = app.clock.now()
    await tx
      .insertInto('invite')
      .values({ ...guest, created_at: now, expires_at: now })
      .execute()
  }
  await whileHeld(app.portal.db, invite, [() => press(app, admin, page, 'apply')])
  expect((await stateOf(app, page)).state).toBe('applied')
  const { invites } = await standing(app)
  expect(invites.map(({ email }) => email)).toEqual([
    'anna@bianchi.example',
    'ida@bianchi.example',
    'luca@bianchi.example',
  ])
})

test('who left a company after a file was checked is not invited again by it', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  await importedFile(app, admin, 'companies', file(...rows))
  const page = await checkedFile(
    app,
    admin,
    'companies',
    'customer number,company,country,city\nC-1,Bianchi,IT,Treviso',
  )
  await app.portal.db
    .updateTable('invite')
    .set({ revoked_at: app.clock.now() })
    .where('email', '=', 'luca@bianchi.example')
    .execute()
  await press(app, admin, page, 'apply')
  await app.work()
  expect((await stateOf(app, page)).state).toBe('applied')
  expect((await standing(app)).invites).toMatchObject([{ email: 'anna@bianchi.example' }])
})
