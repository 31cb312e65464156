import { expect, test } from 'vitest'
import { bearing, tokenFor } from '#app/features/across/api/api.fixture.ts'
import { companyScopes, makerScopes } from '#app/features/across/api/api.ts'
import { operations } from '#app/features/across/api/operations.server.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import { addOrder } from '#app/features/trade/orders/orders.fixture.ts'
import { addTestQuote } from '#app/features/trade/quotes/quotes.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { as, openApp } from '#tests/app.ts'

/** Who calls; what each of them gets is below, of every operation. */
const callers = ['nobody', 'session', 'forged', 'revoked', 'expired', 'without', 'own', 'foreign', 'maker'] as const

/**
 * What an operation answers to each of `callers`. A thing that is another company's is one that does not exist; what is
 * sent is nothing, so that who may send it is told that it does not fit.
 */
const table: Record<string, readonly number[]> = {
  'tickets.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'tickets.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'tickets.open': [401, 401, 401, 401, 401, 403, 400, 400, 403],
  'catalogue.read': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'files.add': [401, 401, 401, 401, 401, 403, 400, 400, 403],
  'messages.list': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'messages.add': [401, 401, 401, 401, 401, 403, 201, 404, 403],
  'products.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'products.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'leads.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'leads.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'leads.answer': [401, 401, 401, 401, 401, 403, 200, 404, 403],
  'leads.move': [401, 401, 401, 401, 401, 403, 200, 404, 403],
  'leads.note': [401, 401, 401, 401, 401, 403, 201, 404, 403],
  'orders.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'orders.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'orders.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'items.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'stock.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'invoices.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'quotes.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'quotes.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'quotes.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'companies.list': [401, 401, 401, 401, 401, 403, 200, 200, 200],
  'companies.read': [401, 401, 401, 401, 401, 403, 200, 404, 200],
  'companies.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
  'bicycles.send': [401, 401, 401, 401, 401, 403, 403, 403, 400],
}

const bodies: Record<string, object> = {
  'tickets.open': {
    country: 'IT',
    family: 'V4R',
    serialNumber: 'V4R-0510-A1234',
    damagePhase: 'km0',
    partInvolved: ['frame'],
    kindOfDamage: 'aesthetic',
    content: 'Senza foto nessuno lo prende in carico.',
  },
  'messages.add': { message: 'Buongiorno' },
  'leads.answer': { accepted: true },
  'leads.move': { from: 'new', to: 'contacted' },
  'leads.note': { note: 'Richiamare' },
}

const queries: Record<string, string> = {
  'files.add': '?name=foto.jpg&submission=b6f2a3a0-0000-4000-8000-000000000001',
}

test('every operation of the API has its row, and every row its operation', () => {
  expect(Object.keys(table).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

test('who may do what by the API is what the table says, and a foreign thing reads like an absent one', async () => {
  const { app, requests, ids } = await openCalled()
  const told: Record<string, number[]> = {}
  for (const { name, method, path } of operations) {
    const kind = path.split('/')[1] ?? ''
    const ask = (caller: (typeof callers)[number], id = ids[kind]) => {
      const init = method === 'GET' ? {} : { method, body: JSON.stringify(bodies[name] ?? { rows: [{}] }) }
      return app.fetch(`/api/v1${path.replace('{id}', String(id))}${queries[name] ?? ''}`, requests[caller](init))
    }
    told[name] = []
    for (const caller of callers) {
      const answer = await ask(caller)
      told[name].push(answer.status)
      if (answer.status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
      if (caller !== 'foreign') continue
      const text = await answer.text()
      expect(text, `${name} tells of what is another’s`).not.toMatch(/Cicli Rossi|Ivano|OV25-0001|C68\.51S/)
      if (answer.status === 404) expect(await (await ask('foreign', 999_999)).text(), name).toBe(text)
    }
  }
  expect(told).toEqual(table)
})

async function openCalled() {
  const app = await openApp()
  const [admin, of, rival] = [await app.staff('admin'), await app.dealer(), await app.dealer({ name: 'Bruno Bianchi' })]
  await app.portal.db.updateTable('company').set({ name: 'Bianchi' }).where('id', '=', rival.viewer.companyId).execute()
  const ids: Record<string, number> = {
    tickets: (await app.ticket({ of })).id,
    products: (await addProduct(app.portal, { of })).id,
    leads: (await addLead(app.portal, { of, by: admin })).id,
    orders: (await addOrder(app.portal, { of })).id,
    quotes: (await addTestQuote(app, { of })).id,
    companies: of.viewer.companyId,
  }
  const tokens = {
    expired: await tokenFor(app, { by: admin, of, days: 1 }),
    revoked: await tokenFor(app, { by: admin, of }),
    own: await tokenFor(app, { by: admin, of, scopes: companyScopes }),
    without: await tokenFor(app, { by: admin, of, scopes: [] }),
    foreign: await tokenFor(app, { by: admin, of: rival }),
    maker: await tokenFor(app, { by: admin, scopes: makerScopes }),
  }
  const { id } = await app.portal.db
    .selectFrom('api_token')
    .select('id')
    .orderBy('id')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow()
  await app.portal.db.updateTable('api_token').set({ revoked_at: app.clock.now() }).where('id', '=', id).execute()
  // The staff and the maker's token may send and read what they like, but not what only a company does.
  await app.portal.db
    .updateTable('api_token')
    .set({ scopes: [...new Set([...companyScopes, ...makerScopes])] })
    .where('company_id', 'is', null)
    .execute()
  app.clock.advance(24 * 60 * 60_000)
  const by = (token: string) => (init: RequestInit) => bearing(token, json(init))
  const requests: Record<(typeof callers)[number], (init: RequestInit) => RequestInit> = {
    nobody: json,
    session: (init) => as(of, json(init)),
    forged: by(`ammiraglia_${'a'.repeat(43)}`),
    revoked: by(tokens.revoked),
    expired: by(tokens.expired),
    without: by(tokens.without),
    own: by(tokens.own),
    foreign: by(tokens.foreign),
    maker: by(tokens.maker),
  }
  return { app, requests, ids }
}

function json(init: RequestInit): RequestInit {
  return { ...init, headers: { 'content-type': 'application/json', origin: 'none' } }
}
