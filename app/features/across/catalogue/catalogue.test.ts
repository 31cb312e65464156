import { expect, test } from 'vitest'
import { emptyCatalogue, type Catalogue, type Family } from '#app/catalogue/catalogue.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { template } from '#db/template/template.ts'
import { as, openApp, post } from '#tests/app.ts'
import { publishForTest } from '#tests/catalogue.ts'
import { saveBuilt } from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import { addDraft } from '#app/features/service/recalls/recalls.fixture.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import { lastDaysOfProduct } from '#app/features/bicycles/warranty/warranty.server.ts'
import { whileHeld } from '#tests/waiting.ts'
import { changeDraft, draftFrom, readDraft } from './draft.server.ts'
import { findingsIn } from './findings.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Admin = Awaited<ReturnType<App['staff']>>

const nothing = { families: [], parts: [], kinds: [], checklists: [] }

test('what is changed in the draft holds for nobody until it is published', async () => {
  const { app, admin, publish } = await openEditor()
  await changeDraft(app.portal, admin.viewer, 0, withMonths(60))
  expect(monthsOf(app.portal.catalogues.current())).toBe(24)
  expect(await pageOf(app, admin)).toContain('Bozza con modifiche non ancora pubblicate')
  expect((await publish(1)).headers.get('location')).toBe('/console/catalogue?notice=published')
  expect(monthsOf(app.portal.catalogues.current())).toBe(60)
  expect(app.portal.catalogues.current().version).toBe(2)
  expect(await pageOf(app, admin)).not.toContain('Bozza con modifiche')
})

test('of two who change the draft at once the second is told, and nothing of the first is lost', async () => {
  const { app, admin, publish } = await openEditor()
  const colleague = await app.staff('admin')
  await changeDraft(app.portal, admin.viewer, 0, withMonths(60))
  await expect(changeDraft(app.portal, colleague.viewer, 0, withMonths(36))).rejects.toMatchObject({ status: 409 })
  const answer = await publish(7)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Nel frattempo la bozza è stata modificata')
  expect(monthsOf((await readDraft(app.portal, admin.viewer)).catalogue)).toBe(60)
})

test('a draft that names what is not there, or takes away what is in use, is not published', async () => {
  const { app, admin, publish } = await openEditor()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({
    ...catalogue,
    families: catalogue.families.filter(({ code }) => code !== 'C68'),
  }))
  const answer = await publish(1)
  expect(answer.status).toBe(400)
  const text = await answer.text()
  expect(text).toContain('C68 è già usato in richieste, bici registrate o costruite')
  expect(text).toContain('Viene nominato il modello C68, che non c’è')
  expect(app.portal.catalogues.current().families).toHaveLength(5)
})

test('what keeps a draft from being published is named with its page: a labour code for a model that is gone leads to the labour codes', async () => {
  const { app, admin } = await openEditor()
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({
    ...catalogue,
    labour: catalogue.labour.map((one) => ({ ...one, families: ['GONE'] })),
  }))
  expect(await pageOf(app, admin)).toMatch(
    /href="\/console\/catalogue\/labour"[^>]*>Lavori d’officina<\/a>: Viene nominato il modello GONE, che non c’è\./,
  )
})

test('without a draft the overview carries no findings', async () => {
  const { app, admin, publish } = await openEditor()
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({ ...catalogue, rules: [] }))
  const drafted = await pageOf(app, admin)
  expect(drafted).toContain('not-covered')
  // Once for all models, however many parts and kinds of damage there are.
  expect(drafted.match(/Nessuna regola del produttore copre [\w, ]+: resta/g)).toHaveLength(1)
  expect((await publish(1)).status).toBe(303)
  expect(await pageOf(app, admin)).not.toContain('not-covered')
})

test('a part of the draft that no rule covers is named by its name, once for all models alike', async () => {
  const { app, admin } = await openEditor()
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({
    ...catalogue,
    parts: [...catalogue.parts, { code: 'bb', name: { it: 'Movimento centrale' }, active: true, drawn: null }],
    kinds: catalogue.kinds.map((kind) => ({ ...kind, active: kind.code === catalogue.mainKind })),
  }))
  const codes = template.families.map(({ code }) => code).join(', ')
  const found = (await pageOf(app, admin)).match(/Nessuna regola del produttore copre [^<]*/g)
  expect(found).toEqual([
    `Nessuna regola del produttore copre Movimento centrale, Funzionale per ${codes}: resta la sola garanzia legale.`,
  ])
})

test('what was done before is not announced beside what is refused', async () => {
  const { app, admin } = await openEditor()
  const address = '/console/catalogue?notice=discarded'
  expect(await (await app.fetch(address, as(admin))).text()).toContain('Bozza scartata')
  const refused = await app.fetch(address, post(admin, { intent: 'discard', revision: '7' }))
  expect(refused.status).toBe(409)
  const text = await refused.text()
  // The button is at the foot of the page, the message at its head: it takes the focus.
  expect(text).toMatch(/autofocus=""[^>]*role="alert".*Nel frattempo la bozza è stata modificata/s)
  expect(text).not.toContain('Bozza scartata')
})

test('each column of the contents has a name that no other has', async () => {
  const { app, admin } = await openEditor()
  const [contents = ''] = /<thead>.*?<\/thead>/s.exec(await pageOf(app, admin)) ?? []
  const names = contents
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
  expect(names).toEqual(['Contenuto', 'Modificato', 'Voci'])
})

test('a model of which bicycles are listed as built, or that a recall names, cannot be removed', async () => {
  const { app, admin, publish } = await openEditor()
  const built = { family: 'V4R', size: '54', colour: 'Nero', madeOn: null, companyId: null, deliveredOn: null }
  await saveBuilt(app.owner, [{ ...built, serialNumber: 'V4R-0510-A1234' }], app.clock.now())
  await addDraft(app.portal, { by: admin.viewer.accountId, families: ['TT1'] })
  await changeDraft(app.portal, admin.viewer, 0, (catalogue) => ({
    ...catalogue,
    families: catalogue.families.filter(({ code }) => code !== 'V4R' && code !== 'TT1'),
  }))
  const answer = await publish(1)
  expect(answer.status).toBe(400)
  const text = await answer.text()
  for (const code of ['V4R', 'TT1']) expect(text).toContain(`${code} è già usato`)
})

test('a checklist that a published recall asks for cannot be taken away or withdrawn from workshops', async () => {
  const { app, admin, publish } = await openEditor()
  const code = 'recall-remedy'
  const recall = await addDraft(app.portal, { by: admin.viewer.accountId, checklist: code })
  const become = (checklists: Catalogue['checklists'], revision: number) =>
    changeDraft(app.portal, admin.viewer, revision, (catalogue) => ({ ...catalogue, checklists }))
  const withdrawn = template.checklists.map((one) => (one.code === code ? { ...one, active: false } : one))
  const refused = `Un richiamo pubblicato chiede la scheda ${code}`
  await app.owner
    .updateTable('recall')
    .set({ state: 'published', published_at: app.clock.now() })
    .where('id', '=', recall)
    .execute()
  await become(withdrawn, 0)
  expect(await (await publish(1)).text()).toContain(refused)
  const others = template.checklists.filter((one) => one.code !== code)
  await become(others, 1)
  expect(await (await publish(2)).text()).toContain(refused)
  await become(template.checklists, 2)
  expect((await publish(3)).status).toBe(303)
})

test('after a publication the last days of all bicycles are reckoned again', async () => {
  const { app, admin, publish } = await openEditor()
  const dealer = await app.dealer()
  const { id } = await addProduct(app.portal, { of: dealer, serial: 'V4R-0510-A1234', family: 'V4R' })
  const before = await expiryOf(app, id)
  await changeDraft(app.portal, admin.viewer, 0, withMonths(120))
  await publish(1)
  await app.work()
  expect((await expiryOf(app, id)) > before).toBe(true)
})

test('a registration that is confirmed while last days are reckoned again keeps the months that it earns', async () => {
  const { app, admin, publish } = await openEditor()
  const { portal } = app
  const { id } = await addProduct(portal, { of: await app.dealer(), confirmedBy: null })
  await changeDraft(portal, admin.viewer, 0, withMonths(60))
  await publish(1)
  const confirm = async (tx: Db) => {
    await tx.updateTable('product').set({ confirmed_by: 'staff' }).where('id', '=', id).execute()
    await refreshLastDays(tx, portal.catalogues.current(), id)
  }
  await whileHeld(portal.db, confirm, [() => app.work()])
  const { certain } = await lastDaysOfProduct(portal.db, portal.catalogues.current(), id)
  expect(await expiryOf(app, id)).toBe(certain)
  expect(certain > '2031-03-02', 'the months of a registration count').toBe(true)
})

test('a bicycle whose registration began before a publication and ended after it gets the new last days soon', async () => {
  const { app, admin, publish } = await openEditor()
  const { portal } = app
  const dealer = await app.dealer()
  await changeDraft(portal, admin.viewer, 0, withMonths(60))
  const before = portal.catalogues.current()
  const id = await portal.db.transaction().execute(async (tx) => {
    const bicycle = await addProduct({ ...portal, db: tx }, { of: dealer })
    await refreshLastDays(tx, before, bicycle.id)
    await publish(1)
    await app.work()
    return bicycle.id
  })
  const { certain } = await lastDaysOfProduct(portal.db, portal.catalogues.current(), id)
  app.clock.advance(59_000)
  await app.work()
  expect(await expiryOf(app, id), 'others may be registering still').not.toBe(certain)
  app.clock.advance(1000)
  await app.work()
  expect(await expiryOf(app, id)).toBe(certain)
})

test('a maker with an empty catalogue begins with the example, or brings an earlier version back', async () => {
  const { app, admin, publish, send } = await openEditor()
  await draftFrom(app.portal, admin.viewer, 0, emptyCatalogue)
  await publish(1)
  expect(await pageOf(app, admin)).toContain('Il catalogo è vuoto')
  expect((await send({ intent: 'template', revision: '2' })).status).toBe(303)
  await publish(3)
  expect(app.portal.catalogues.current()).toMatchObject({ version: 3, families: template.families })
  expect((await send({ intent: 'again', revision: '4', version: '2' })).status).toBe(303)
  expect((await readDraft(app.portal, admin.viewer)).catalogue.families).toEqual([])
  expect((await send({ intent: 'discard', revision: '5' })).status).toBe(303)
  const file = await app.fetch('/console/catalogue/versions/1', as(admin))
  expect(await file.json()).toMatchObject({ mainKind: 'functional' })
})

test('two families whose numbers cannot be told apart are both named', () => {
  const [first] = template.families
  if (!first) throw new Error('the template has families')
  const twin: Family = { ...first, code: 'C69', example: 'C69.51S.00123' }
  const found = findingsIn({ ...template, families: [...template.families, twin] }, nothing)
  expect(found).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      message: 'serials-alike',
      slots: { family: 'C68', other: 'C69', example: 'C68.51S.00123' },
    }),
  )
  const wrong = findingsIn({ ...template, families: [{ ...first, example: 'C68' }] }, nothing)
  expect(wrong).toContainEqual(expect.objectContaining({ level: 'error', message: 'example-wrong' }))
})

test('the template itself can be published', () => {
  expect(findingsIn(template, nothing).filter(({ level }) => level === 'error')).toEqual([])
})

test('a maker who begins with nothing is told what is missing, and the first kind of damage is what the warranty means', async () => {
  const { app, admin } = await openEditor()
  await publishForTest(app, () => emptyCatalogue)
  const sent = async (page: string, fields: Record<string, string>) =>
    (await app.fetch(`/console/catalogue/${page}`, post(admin, fields))).status
  const isTold = (...words: string[]) => words.map((word) => seen.includes(word))
  let seen = await pageOf(app, admin)
  expect(isTold('Aggiungi il primo modello')).toEqual([true])
  const changed = () => seen.split(/status-\w+">Modificato/).length - 1
  expect(changed()).toBe(0)
  const family = { revision: '0', family_code: 'LARIO', name_it: 'Lario', example: 'LA26-00417' }
  expect(await sent('families/new', family)).toBe(303)
  seen = await pageOf(app, admin)
  expect(isTold('Senza parti della bici', 'Senza tipi di danno', 'Che cosa cambierebbe')).toEqual([true, true, false])
  expect(changed()).toBe(1)
  const named = { was: '', active: 'on', name_it: 'Una voce' }
  expect(await sent('parts', { ...named, intent: 'part', revision: '1', code: 'motor' })).toBe(303)
  const kind = { ...named, intent: 'kind', code: 'failure', photos: '2' }
  expect(await sent('kinds', { ...kind, revision: '2' })).toBe(303)
  expect((await readDraft(app.portal, admin.viewer)).catalogue.mainKind).toBe('failure')
  seen = await pageOf(app, admin)
  expect(isTold('Senza parti della bici', 'Senza tipi di danno')).toEqual([false, false])
  const unnamed = { ...(await readDraft(app.portal, admin.viewer)).catalogue, mainKind: null }
  expect(findingsIn(unnamed, nothing)).toContainEqual(
    expect.objectContaining({ message: 'no-main-kind', level: 'error' }),
  )
})

async function openEditor() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string>) => app.fetch('/console/catalogue', post(admin, fields))
  const publish = (revision: number) => send({ intent: 'publish', revision: String(revision), note: '' })
  return { app, admin, send, publish }
}

async function pageOf(app: App, admin: Admin): Promise<string> {
  return (await app.fetch('/console/catalogue', as(admin))).text()
}

function withMonths(months: number) {
  return (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    rules: catalogue.rules.map((rule) => (rule.code === 'structure' ? { ...rule, months } : rule)),
  })
}

function monthsOf({ rules }: Catalogue): number | undefined {
  return rules.find(({ code }) => code === 'structure')?.months
}

async function expiryOf({ portal }: App, id: number): Promise<string> {
  const row = await portal.db
    .selectFrom('product')
    .select('warranty_expiry')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.warranty_expiry
}
