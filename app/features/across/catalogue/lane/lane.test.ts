import { expect, test } from 'vitest'
import type { Lane } from '#app/catalogue/catalogue.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { as, openApp, post } from '#tests/app.ts'
import { template } from '#db/template/template.ts'
import { publishDraft, readDraft } from '../draft.server.ts'
import { findingsIn } from '../findings.ts'

const address = '/en/console/catalogue/lane'
const nothing = { families: [], parts: [], kinds: [], checklists: [] }

const rule = {
  intent: 'lane',
  revision: '0',
  open: 'on',
  families: ['C68', 'V4R'],
  kinds: ['aesthetic'],
  currency: 'CHF',
  value_seatpost: '290',
  value_fork: '1,150.50',
  most: '1,500',
  returned: 'on',
  reason: 'unsold',
  drawn: '20',
}

async function openRule() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | string[]>) => app.fetch(address, post(admin, fields))
  const lane = async () => (await readDraft(app.portal, admin.viewer)).catalogue.lane
  const read = async (page = address) => (await app.fetch(page, as(admin))).text()
  return { app, admin, send, lane, read }
}

test('an administrator says for what the rule is, what each part counts for, and how many are drawn', async () => {
  const { send, lane, read } = await openRule()
  expect((await send(rule)).status).toBe(303)
  expect(await lane()).toEqual({
    isOpen: true,
    families: ['V4R', 'C68'].toSorted((one, other) => order(one) - order(other)),
    kinds: ['aesthetic'],
    currency: 'CHF',
    values: [
      { part: 'fork', value: 115_050 },
      { part: 'seatpost', value: 29_000 },
    ],
    most: 150_000,
    returned: true,
    reason: 'unsold',
    drawn: 20,
  })
  const page = await read()
  expect(page).toContain('value="1,150.50"')
  // As the language writes it.
  expect(await read(address.replace('/en', ''))).toContain('value="1.150,50"')
})

const wrong: [what: string, fields: Record<string, string>, says: string][] = [
  ['neither a limit nor none', { most: '' }, 'Enter a highest value, or tick'],
  ['a limit and none', { no_limit: 'on' }, 'Enter a highest value, or tick'],
  ['a value that is no amount', { value_fork: 'a lot' }, 'Enter an amount'],
  ['a value below zero', { value_fork: '-5' }, 'Enter an amount'],
  ['no reason', { reason: '' }, 'Choose the reason that the dealer reads.'],
  ['a currency that is none', { currency: 'XXX' }, 'Choose'],
  ['more drawn than can be', { drawn: '1001' }, ''],
]

test.for(wrong)('a rule with %s is refused with what was typed', async ([, fields, says]) => {
  const { send, lane } = await openRule()
  const answer = await send({ ...rule, ...fields })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain(says)
  expect(page).toContain('value="290"')
  expect(await lane()).toEqual(template.lane)
})

test('a rule that leaves nothing out is warned of before it is published, and one without a reason stays a draft', () => {
  const all: Lane = {
    ...template.lane,
    isOpen: true,
    kinds: template.kinds.map(({ code }) => code),
    most: null,
    drawn: 0,
  }
  const said = (lane: Partial<Lane>) =>
    findingsIn({ ...template, lane: { ...all, ...lane } }, nothing)
      .filter(({ section }) => section === 'lane')
      .map(({ message }) => message)
  expect(said({})).toEqual(['lane-all', 'lane-no-limit', 'lane-not-drawn'])
  expect(said({ drawn: 10 })).toEqual(['lane-no-limit'])
  // A limit that everything is below is none.
  expect(said({ most: 100_000_000 })).toContain('lane-all')
  expect(said({ families: ['C68'], most: 100_000 })).toEqual(['lane-not-drawn'])
  expect(said({ most: 100_000, drawn: 1 })).toEqual(['lane-all-drawn'])
  expect(said({ families: [] })).toEqual(['lane-nothing'])
  expect(said({ reason: null })).toContain('lane-no-reason')
  expect(said({ reason: 'nothing', values: [{ part: 'saddle', value: 1 }] })).toEqual(
    expect.arrayContaining(['unknown-part', 'unknown-reason']),
  )
  expect(said({ isOpen: false })).toEqual([])
})

test('before it is published an administrator reads how many of the latest claims it would have accepted', async () => {
  const { app, admin, send, read } = await openRule()
  const dealer = await app.dealer()
  for (const serial of ['V4R-0510-A1234', 'V4R-0510-A5678']) await app.ticket({ of: dealer, serial, family: 'V4R' })
  await app.owner
    .updateTable('ticket')
    .set({ part_involved: ['seatpost'], damage_phase: 'km0' })
    .execute()
  await app.owner
    .insertInto('built_bicycle')
    .values({
      serial_number: 'V4R-0510-A1234',
      serial_folded: foldSerial('V4R-0510-A1234'),
      family: 'V4R',
      company_id: dealer.viewer.companyId,
      delivered_on: '2026-01-10',
      listed_at: app.clock.now(),
    })
    .execute()
  expect((await send(rule)).status).toBe(303)
  // The photos that are asked for are missing.
  expect(await read()).toContain('Latest claims that meet the rule: 0 of 2')
  const { catalogue } = await readDraft(app.portal, admin.viewer)
  await app.owner
    .updateTable('catalogue_draft')
    .set({ content: JSON.stringify({ ...catalogue, shotLists: [] }) })
    .execute()
  for (const page of [address, '/en/console/catalogue']) {
    const text = await read(page)

    expect(text).toContain('Latest claims that meet the rule: 1 of 2')
    expect(text).toContain('Of these, one in 20 to staff on average.')
  }
  expect(await publishDraft(app.portal, admin.viewer, { revision: 1, note: '' })).toEqual([])
  expect(app.portal.catalogues.current().lane.drawn).toBe(20)
})

function order(family: string): number {
  return template.families.findIndex(({ code }) => code === family)
}

test('a rule that is off keeps nobody from publishing, whatever it still names', () => {
  const mine = { ...template, families: template.families.slice(0, 1) }
  const found = (isOpen: boolean) =>
    findingsIn({ ...mine, lane: { ...template.lane, isOpen } }, nothing).filter(
      ({ section, level }) => section === 'lane' && level === 'error',
    )
  expect(found(true).map(({ message }) => message)).toContain('unknown-family')
  expect(found(false)).toEqual([])
})
