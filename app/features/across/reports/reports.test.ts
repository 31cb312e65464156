import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '#app/kit/words/formats.ts'
import { as, type Member, openApp } from '#tests/app.ts'
import { bikeParts, damageKinds } from '#db/template/codes.ts'
import { type Stage, stages } from '#app/features/service/tickets/tickets.stages.ts'
import { readReport } from './reports.server.ts'
import { monthsUntil, periods } from './reports.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Step = { kind: 'opened' | 'decision' | 'stage'; at: Date; to: Stage }
type Life = { company: number; parts: string[]; damage: string; steps: Step[] }

const day = 24 * 60 * 60_000

/** The same numbers each time: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A ticket's life as its events tell it: opened, maybe decided, closed, reopened, decided again. */
function randomLife(random: () => number, company: number, now: Date): Life {
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One
  // One in three near midnight at the end of a month, where Rome and UTC differ.
  const anywhere = now.getTime() - random() * 800 * day
  const edge = Date.UTC(2025, Math.floor(random() * 22), 1) - random() * 3 * 60 * 60_000
  let at = random() < 0.33 && edge < now.getTime() ? edge : anywhere
  const steps: Step[] = [{ kind: 'opened', at: new Date(at), to: 'new_request' }]
  const rounds = Math.floor(random() * 3) + (random() < 0.8 ? 1 : 0)
  for (let round = 0; round < rounds; round += 1) {
    const to: Stage = round % 2 === 0 ? 'ticket_closed' : 'operations_in_progress'
    at += random() * 20 * day
    if (random() < 0.8) steps.push({ kind: 'decision', at: new Date(at), to: 'decision_completed' })
    at += random() * 30 * day
    if (random() < 0.8) steps.push({ kind: 'stage', at: new Date(at), to })
  }
  const parts = bikeParts.filter(() => random() < 0.4)
  return {
    company,
    parts: parts.length > 0 ? parts : ['fork'],
    damage: pick(damageKinds),
    steps: steps.filter((step, index) => index === 0 || step.at < now),
  }
}

/** Writes it as the portal does: the ticket has the last word of its events. */
async function addLife({ portal }: App, of: Member, life: Life): Promise<void> {
  const stage = stageOf(life)
  const [opened] = life.steps
  const at = opened?.at ?? portal.clock.now()
  const { id } = await portal.db
    .insertInto('ticket')
    .values({
      company_id: of.viewer.companyId,
      author_id: of.viewer.accountId,
      submission: randomUUID(),
      locale: 'it',
      country: 'IT',
      frame_model: 'C68',
      serial_number: 'X',
      serial_folded: 'X',
      damage_phase: 'km0',
      part_involved: life.parts as 'frame'[],
      kind_of_damage: life.damage as 'aesthetic',
      content: '',
      instructions: '',
      stage,
      search: '',
      created_at: at,
      last_activity_at: at,
      closed_at: closedAt(life) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const events = life.steps.map(({ kind, at: moment, to }) => ({
    ticket_id: id,
    kind,
    actor_id: of.viewer.accountId,
    from_staff: kind !== 'opened',
    at: moment,
    to_stage: to,
  }))
  await portal.db.insertInto('ticket_event').values(events).execute()
}

function stageOf({ steps }: Life): Stage {
  return steps.at(-1)?.to ?? 'new_request'
}

function openedAt({ steps }: Life): Date {
  return steps[0]?.at ?? new Date(0)
}

function decidedAt({ steps }: Life): Date | undefined {
  return steps.find(({ kind }) => kind === 'decision')?.at
}

/** The last closing, unless it was opened again since. */
function closedAt({ steps }: Life): Date | undefined {
  const last = steps.at(-1)
  return last?.to === 'ticket_closed' ? last.at : undefined
}

function monthOf(date: Date | undefined): string {
  return date ? dayOf(date).slice(0, 7) : ''
}

/** As PostgreSQL's percentile_cont: between two values, in proportion. */
function percentile(values: number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return sorted.length === 0 ? null : low + (high - low) * (place - Math.floor(place))
}

function timesIn(lives: Life[], months: string[], endOf: (life: Life) => Date | undefined): number[] {
  return lives.flatMap((life) => {
    const end = endOf(life)
    return end && months.includes(monthOf(end)) ? [(end.getTime() - openedAt(life).getTime()) / day] : []
  })
}

/** The whole report again, from the events alone. */
function recompute(all: Life[], company: number | undefined, dealers: number[], months: string[]) {
  const lives = all.filter((life) => company === undefined || life.company === company)
  const opened = lives.filter((life) => months.includes(monthOf(openedAt(life))))
  const spread = (endOf: (life: Life) => Date | undefined) => {
    const own = timesIn(lives, months, endOf)
    const medians = dealers.flatMap((dealer) => {
      const theirs = timesIn(
        all.filter((life) => life.company === dealer),
        months,
        endOf,
      )
      return percentile(theirs, 0.5) ?? []
    })
    const common = medians.length < 5 ? null : percentile(medians, 0.5)
    return { count: own.length, median: percentile(own, 0.5), p90: percentile(own, 0.9), dealers: common }
  }
  const countsOf = <Of extends string>(of: readonly Of[], fits: (life: Life, one: Of) => boolean) =>
    of.map((one) => ({ of: one, count: opened.filter((life) => fits(life, one)).length }))
  return {
    flow: months.map((month) => ({
      month,
      opened: lives.filter((life) => monthOf(openedAt(life)) === month).length,
      closed: lives.filter((life) => monthOf(closedAt(life)) === month).length,
      before: lives.filter((life) => monthOf(openedAt(life)) === `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)
        .length,
    })),
    stages: countsOf(stages, (life, stage) => stageOf(life) === stage),
    parts: countsOf(bikeParts, (life, part) => life.parts.includes(part)),
    damage: countsOf(damageKinds, (life, kind) => life.damage === kind),
    times: { decision: spread(decidedAt), closing: spread(closedAt) },
  }
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 : one)),
  )
}

test('the figures are those that the events tell, for each dealer, for all, and for every period', async () => {
  const app = await openApp()
  const random = randomFrom(20_261_121)
  const dealers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app.dealer()))
  const rider = await app.dealer({ role: 'customer' })
  const { viewer: agent } = await app.staff()
  const owners = [...dealers, ...dealers.slice(0, 2), rider]
  const lives: Life[] = []
  for (let made = 0; made < 220; made += 1) {
    const of = owners[Math.floor(random() * owners.length)] ?? rider
    const life = randomLife(random, of.viewer.companyId, app.clock.now())
    lives.push(life)
    await addLife(app, of, life)
  }
  const companies = dealers.map(({ viewer }) => viewer.companyId)
  const reopened = lives.filter(({ steps }) =>
    steps.some(({ to }, at) => to === 'ticket_closed' && at < steps.length - 1),
  )
  const elsewhere = lives.filter((life) => openedAt(life).toISOString().slice(0, 7) !== monthOf(openedAt(life)))
  expect(reopened.length).toBeGreaterThan(10)
  expect(elsewhere.length).toBeGreaterThan(5)
  let hidden = 0
  for (const months of periods) {
    const names = monthsUntil(dayOf(app.clock.now()), months)
    for (const person of dealers) {
      const own = await readReport(app.portal, person.viewer, { months, company: undefined })
      const { deals, company: _, ...report } = own
      expect(rounded(report)).toEqual(rounded(recompute(lives, person.viewer.companyId, companies, names)))
      expect(deals?.map(({ month }) => month)).toEqual(names)
      if (report.times.decision.dealers === null || report.times.closing.dealers === null) hidden += 1
    }
    for (const asked of [undefined, companies[2], rider.viewer.companyId]) {
      const { deals: _, company, ...report } = await readReport(app.portal, agent, { months, company: asked })
      // A rider is no choice.
      expect(company).toBe(asked === rider.viewer.companyId ? undefined : asked)
      expect(rounded(report)).toEqual(rounded(recompute(lives, company, companies, names)))
    }
  }
  // A rider is no shop.
  expect((await app.fetch('/en/reports', as(rider))).status).toBe(404)
  // Six dealers have figures in every period.
  expect(hidden).toBe(0)
})

test('the dealers’ median needs five dealers with figures: riders do not count, nor does who has none', async () => {
  const app = await openApp()
  const now = app.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const life = (days: number): Life => ({
    company: 0,
    parts: ['frame'],
    damage: 'aesthetic',
    steps: [
      { kind: 'opened', at: ago(days + 1), to: 'new_request' },
      { kind: 'decision', at: ago(1), to: 'decision_completed' },
    ],
  })
  const [first, ...rest] = await Promise.all([1, 2, 3, 4, 5].map(() => app.dealer()))
  if (!first) throw new Error('There is a dealer')
  const rider = await app.dealer({ role: 'customer' })
  for (const of of [...rest.slice(0, 3), first, rider]) await addLife(app, of, life(3))
  const dealersOf = async () => (await readReport(app.portal, first.viewer, { months: 3, company: undefined })).times
  expect((await dealersOf()).decision).toEqual({ count: 1, median: 3, p90: 3, dealers: null })
  const read = async () => (await app.fetch('/en/reports?months=3', as(first))).text()
  expect(await read()).not.toContain('chart-compared')
  const last = rest[3]
  if (last) for (const days of [10, 10, 10]) await addLife(app, last, life(days))
  // What all dealers' tickets are read for is a few minutes old.
  app.clock.advance(10 * 60_000)
  // Three dealers' tickets weigh no more than one's: the median of 3, 3, 3, 3 and 10.
  expect((await dealersOf()).decision).toEqual({ count: 1, median: 3, p90: 3, dealers: 3 })
  expect((await dealersOf()).closing).toEqual({ count: 0, median: null, p90: null, dealers: null })
  const page = await read()
  expect(page).toContain('From opening to the decision, in days: half of the tickets within 3, nine in ten within 3.')
  expect(page).toMatch(/<th scope="row">Median of all dealers \(days\)<\/th><td>3\.0<\/td><td>\D*<\/td>/)
  // In the legend and at the time to the decision.
  expect(page.match(/class="chart-compared"/g)).toHaveLength(2)
  expect(page).toContain('From opening to closing: none yet.')
})

test('every question over all tickets takes its turn, so that reports never hold every connection', async () => {
  const app = await openApp()
  const { viewer: agent } = await app.staff()
  const dealer = await app.dealer()
  const turnsOf = async (viewer: typeof agent | typeof dealer.viewer, company?: number) => {
    let turns = 0
    const searches = async <Result>(run: () => Promise<Result>) => {
      turns += 1
      return run()
    }
    await readReport({ ...app.portal, searches }, viewer, { months: 3, company })
    return turns
  }
  expect(await turnsOf(dealer.viewer)).toBe(2)
  // The dealers' two medians are known by now.
  expect([await turnsOf(agent), await turnsOf(agent, dealer.viewer.companyId)]).toEqual([6, 0])
  app.clock.advance(10 * 60_000)
  expect(await turnsOf(agent, dealer.viewer.companyId)).toBe(2)
})

test('the page writes every time to a tenth of a day, the file as a plain number', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const now = app.clock.now().getTime()
  const steps: Step[] = [
    { kind: 'opened', at: new Date(now - 23 * day), to: 'new_request' },
    { kind: 'decision', at: new Date(now - day), to: 'decision_completed' },
  ]
  await addLife(app, dealer, { company: 0, parts: ['frame'], damage: 'aesthetic', steps })
  const page = await (await app.fetch('/reports?months=3', as(dealer))).text()
  expect(page).toContain('<td>22,0</td>')
  expect(page).toContain('<td>1</td>')
  const file = await (await app.fetch('/reports/export.csv?figure=times&months=3', as(dealer))).text()
  expect(file).toContain('Mediana (giorni);22;')
})

test('the page names months in words, a file as spreadsheets sort them, which its head says', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer })
  expect(await (await app.fetch('/en/reports?months=3', as(dealer))).text()).toContain('Nov 2026')
  for (const figure of ['flow', 'deals']) {
    const file = await (await app.fetch(`/en/reports/export.csv?figure=${figure}&months=3`, as(dealer))).text()
    const months = file.split('\r\n').map((line) => line.split(',')[0]?.replace('\uFEFF', ''))
    expect(months.slice(0, -1)).toEqual(['Month (year-month)', '2026-09', '2026-10', '2026-11'])
  }
})
