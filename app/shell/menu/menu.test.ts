import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

test('the menu has what there is for each side, and marks where one is', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ticket = await app.ticket({ of: dealer })
  const page = await textOf(app, `/tickets/${ticket.id}`, dealer)
  expect(entriesOf(page)).toEqual([
    'Home',
    'Interventi',
    'Ordini',
    'Preventivi',
    'Lead to store',
    'Prodotti',
    'Nuovo intervento',
    'Profilo',
    'Moduli attivi',
    'Iscrizioni',
    'Risorse',
    'Statistiche',
    'Fatture',
    'Appuntamenti',
    'Richiami',
    'Controlli',
    'Pacchetti',
    'Sondaggi',
  ])
  const bare = await app.dealer({ modules: ['tickets'] })
  // Recalls are never locked.
  expect(entriesOf(await textOf(app, '/', bare)).slice(-3)).toEqual(['Iscrizioni', 'Risorse', 'Richiami'])
  const mechanic = await app.dealer({ role: 'workshop', company: dealer })
  expect(entriesOf(await textOf(app, '/', mechanic))).not.toContain('Ordini')
  expect(page).toMatch(/<a href="\/tickets" [^>]*aria-current="page"|<a [^>]*aria-current="page"[^>]* href="\/tickets"/)
})

/** What staff work on, under its heading. */
const work = [
  'Work:',
  'Home',
  'Tickets',
  'Orders',
  'Quotes',
  'Lead to store',
  'Products',
  'Invoices',
  'Appointments',
  'Checks',
  'Recalls',
  'Built bicycles',
  'Ticket by phone',
  'Parcels in',
  'Incoming mail',
]

test('the staff’s menu stands in groups, and what only the demonstration has apart', async () => {
  const app = await openApp()
  const figures = ['Figures:', 'Reports', 'Surveys', 'Answer times', 'Satisfaction', 'Signals']
  const self = ['Profile', 'Subscriptions']
  const agent = await textOf(app, '/en', await app.staff())
  expect(groupsOf(agent)).toEqual([
    work,
    figures,
    ['People:', 'Companies'],
    ['Content:', 'Resources', 'Technical bulletins', 'Packages', 'Remarks on guides', 'Shares'],
    ['System:', 'ERP'],
    self,
  ])
  expect(groupsOf(await textOf(app, '/en', await app.staff('admin')))).toEqual([
    work,
    figures,
    ['People:', 'Accounts to approve', 'Companies', 'Staff', 'Licences'],
    [
      'Content:',
      'Resources',
      'Manage resources',
      'Technical bulletins',
      'Packages',
      'Remarks on guides',
      'Shares',
      'Catalogue',
      'Brand',
    ],
    [
      'System:',
      'Assignment',
      'Import',
      'Erasures',
      'Retention',
      'Log',
      'Changes',
      'Webhooks',
      'ERP',
      'API',
      'Backups',
      'CRM',
      'Mail',
      'Unsent emails',
    ],
    self,
  ])
})

/** All entries of an administrator’s menu, in their order. */
const ofAdministrators = [
  'Home',
  'Tickets',
  'Orders',
  'Quotes',
  'Lead to store',
  'Products',
  'Invoices',
  'Appointments',
  'Checks',
  'Recalls',
  'Built bicycles',
  'Ticket by phone',
  'Parcels in',
  'Incoming mail',
  'Reports',
  'Surveys',
  'Answer times',
  'Satisfaction',
  'Signals',
  'Accounts to approve',
  'Companies',
  'Staff',
  'Licences',
  'Resources',
  'Manage resources',
  'Technical bulletins',
  'Packages',
  'Remarks on guides',
  'Shares',
  'Catalogue',
  'Brand',
  'Assignment',
  'Import',
  'Erasures',
  'Retention',
  'Log',
  'Changes',
  'Webhooks',
  'ERP',
  'API',
  'Backups',
  'CRM',
  'Mail',
  'Unsent emails',
  'Profile',
  'Subscriptions',
]

test('a phone’s bar holds five: where there are more entries, four and the way to all of them', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const page = await textOf(app, '/en/console/staff', admin)
  expect(barOf(page)).toEqual(['Home', 'Tickets', 'Orders', 'Quotes', 'More'])
  expect(entriesOf(page)).toEqual(ofAdministrators)
  const more = /<button[^>]*popoverTarget="([^"]+)"[^>]*>/i
  const [button = '', target = ''] = more.exec(page) ?? []
  expect(page).toContain(`<div id="${target}" popover="auto"`)
  expect(button).toContain('aria-current="true"')
  const [onTheBar = ''] = more.exec(await textOf(app, '/en/orders', admin)) ?? []
  expect(onTheBar).not.toContain('aria-current')
  const own = await textOf(app, '/en', await app.dealer())
  // Short where five stand side by side, and read aloud in full.
  expect(barOf(own)).toEqual(['Home', 'Tickets', 'Orders', 'New', 'More'])
  expect(own).toContain('aria-label="New ticket"')
})

test('a rider’s menu has nothing that is for shops, and their bikes on a phone’s bar', async () => {
  const app = await openApp()
  const page = await textOf(app, '/en', await app.dealer({ role: 'customer' }))
  const records = ['Orders', 'Quotes', 'Products']
  const others = [
    'New ticket',
    'Profile',
    'Your License',
    'Subscriptions',
    'Resources',
    'Appointments',
    'Recalls',
    'Packages',
  ]
  expect(entriesOf(page)).toEqual(['Home', 'Tickets', ...records, ...others])
  expect(barOf(page)).toEqual(['Home', 'Tickets', 'Products', 'New', 'More'])
})

test('what is locked stands on a phone’s bar only where there is nothing else', async () => {
  const app = await openApp()
  const modules = ['tickets', 'leads'] as const
  const page = await textOf(app, '/en', await app.dealer({ modules }))
  expect(barOf(page)).toEqual(['Home', 'Tickets', 'Lead', 'New', 'More'])
  const none = await textOf(app, '/en', await app.dealer({ modules: [] }))
  expect(barOf(none)).toEqual(['Home', 'Profile', 'License', 'Subscriptions', 'More'])
})

test('what the server keeps drawn of the frame is drawn again for another reader, language or page', async () => {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Anna Verdi' })
  const bare = await app.dealer({ name: 'Luca Neri', modules: ['tickets'] })
  const seen = async (address: string, person: { cookie: string }) => {
    const page = await textOf(app, address, person)
    const [, current] = /aria-current="page"[^>]*>.*?<span>([^<]*)</s.exec(page) ?? []
    return [entriesOf(page).length, current, ...['Anna Verdi', 'Luca Neri'].filter((name) => page.includes(name))]
  }
  const whole = entriesOf(await textOf(app, '/', owner)).length
  const part = entriesOf(await textOf(app, '/', bare)).length
  expect(part).toBeLessThan(whole)
  // Twice: what was kept the first time is what the second is handed.
  for (let time = 0; time < 2; time++) {
    expect(await seen('/tickets', owner)).toEqual([whole, 'Interventi', 'Anna Verdi'])
    expect(await seen('/tickets', bare)).toEqual([part, 'Interventi', 'Luca Neri'])
    expect(await seen('/fr/tickets', owner)).toEqual([whole, 'Dossiers', 'Anna Verdi'])
    expect(await seen('/user', owner)).toEqual([whole, 'Profilo', 'Anna Verdi'])
  }
})

async function textOf(app: Awaited<ReturnType<typeof openApp>>, address: string, person: { cookie: string }) {
  return (await app.fetch(address, as(person))).text()
}

function entriesOf(page: string): string[] {
  return groupsOf(page)
    .flat()
    .filter((word) => !word.endsWith(':'))
}

/** Each with its heading, where it has one. */
function groupsOf(page: string): string[][] {
  const groups = /(?:<p [^>]*class="menu-heading">([^<]*)<\/p>)?<ul class="menu-entries"[^>]*>(.*?)<\/ul>/gs
  return [...page.matchAll(groups)].map(([, heading, entries = '']) => [
    ...(heading ? [`${heading}:`] : []),
    ...wordsIn(entries),
  ])
}

function barOf(page: string): string[] {
  return wordsIn(/<div class="menu-bar">(.*?)<\/div>/s.exec(page)?.[1] ?? '')
}

function wordsIn(entries: string): string[] {
  return [...entries.matchAll(/<span>([^<]*)<\/span>/g)].map(([, word = '']) => word)
}
