import { expect, test } from 'vitest'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'
import { addShare, shareFields } from './shares.fixture.ts'
import { openMost } from './shares.ts'

const shares = '/en/resources/media/shares'

async function openWithFiles() {
  const app = await openApp()
  const admin = (await app.staff('admin')).viewer
  const rossi = await app.dealer({ locale: 'en' })
  const folderId = await putFolder(app.portal, admin, 'Biciclette')
  const put = (title: string, more: object = {}) =>
    putResource(app.portal, admin, { title, folderId, name: `${title.toLowerCase()}.jpg`, ...more })
  const red = await put('Rossa')
  const send = (ids: readonly number[], fields: Record<string, string> = {}, person: Member = rossi) =>
    app.fetch(`${shares}/new?asset=${ids.join('.')}`, post(person, shareFields(fields)))
  const read = async (path: string, person: { cookie: string } = rossi) => {
    const answer = await app.fetch(path, as(person))
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  const kept = () => app.portal.db.selectFrom('media_share').select(['id', 'recipient', 'note']).orderBy('id').execute()
  return { app, admin, rossi, put, red, send, read, kept }
}

function linkIn(text: string): string {
  return /value="[^"]*(\/en\/f\/[\w-]{22})"/.exec(text)?.[1] ?? ''
}

test('what is chosen in the library becomes a link, which can be copied again later', async () => {
  const { app, rossi, put, red, send, read } = await openWithFiles()
  const blue = await put('Blu')
  const chosen = await app.fetch(`/en/resources/media/download?asset=${red}.${blue}&share=yes`, as(rossi))
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${shares}/new?asset=${red}.${blue}`])
  expect((await read(`${shares}/new?asset=${red}.${blue}`)).text).toContain('Blu (en)')
  const sent = await send([red, blue], { note: 'Per la vetrina\r\ndi dicembre' })
  const page = sent.headers.get('location') ?? ''
  expect([sent.status, page]).toEqual([303, expect.stringMatching(/shares\/\d+\?notice=share/)])
  const link = linkIn((await read(page)).text)
  expect(link).not.toBe('')
  const { text } = await read(page.replace(/\?.*/, ''))
  expect(linkIn(text)).toBe(link)
  expect(text).toContain('Per la vetrina\ndi dicembre')
  expect((await app.fetch(link, as(nobody))).status).toBe(200)
})

test('nothing chosen, or more than a share holds, leads back to the library', async () => {
  const { app, rossi } = await openWithFiles()
  const many = Array.from({ length: 101 }, (_, at) => at + 1).join('.')
  for (const [asked, notice] of [
    ['', 'none-shared'],
    [`&asset=${many}`, 'too-many-shared'],
  ] as const) {
    const answer = await app.fetch(`/en/resources/media/download?share=yes${asked}`, as(rossi))
    expect([answer.status, answer.headers.get('location')?.endsWith(`notice=${notice}`)]).toEqual([303, true])
  }
})

test('what may not be handed on stays out of a share: other terms, rights that ended, what was withdrawn', async () => {
  const { app, put, red, send, read } = await openWithFiles()
  const out = [
    await put('Interna', { terms: 'internal' }),
    await put('Vetrina', { terms: 'point-of-sale' }),
    await put('Stampa', { terms: 'editorial' }),
    await put('Vecchia', { until: '2026-11-20' }),
  ]
  const gone = await put('Ritirata')
  const withdrawn = { withdrawn_at: app.clock.now() }
  await app.portal.db.updateTable('resource').set(withdrawn).where('id', '=', gone).execute()
  const form = await read(`${shares}/new?asset=${[red, ...out, gone].join('.')}`)
  expect(form.text).toContain('Left out')
  expect(form.text).not.toContain('Ritirata')
  await send([red, ...out, gone])
  const files = await app.portal.db.selectFrom('media_share_asset').select('resource_id').execute()
  expect(files).toEqual([{ resource_id: red }])
  for (const none of [[...out, gone], [987_654], []]) {
    const refused = await send(none)
    expect([refused.status, (await refused.text()).includes('None of these files can be shared')]).toEqual([400, true])
  }
})

test('what a share asks for has limits: days, a recipient in one line, a note, files', async () => {
  const { red, send, kept } = await openWithFiles()
  const wrong = [
    { days: '0' },
    { days: '91' },
    { days: '-1' },
    { days: '1.5' },
    { days: 'tanti' },
    { days: '' },
    { recipient: '' },
    { recipient: 'Neri\r\nBcc: x' },
    { recipient: 'https://evil.example' },
    { recipient: 'x'.repeat(121) },
    { note: 'x'.repeat(1001) },
    { submission: 'x' },
  ]
  for (const fields of wrong) expect([fields, (await send([red], fields)).status]).toEqual([fields, 400])
  const many = await send([red, ...Array.from({ length: 100 }, (_, at) => at + 100_000)])
  expect([many.status, (await many.text()).includes('up to 100 files')]).toEqual([400, true])
  expect(await kept()).toEqual([])
  expect((await send([red], { days: '1' })).status).toBe(303)
  expect((await send([red], { days: '90' })).status).toBe(303)
})

test('a form sent twice, also at once, makes one share', async () => {
  const { red, send, kept } = await openWithFiles()
  const submission = '00000000-0000-4000-8000-000000000199'
  const answers = await Promise.all([1, 2, 3].map(() => send([red], { submission })))
  const places = new Set(answers.map(({ headers }) => headers.get('location')))
  expect([places.size, (await kept()).length]).toEqual([1, 1])
})

test('a company has so many open at once, and a person makes so many a day', async () => {
  const { app, rossi, red, send, kept } = await openWithFiles()
  for (let more = 1; more < openMost; more += 1)
    await addShare(app.portal, { of: rossi.viewer, assets: [red], recipient: `N. ${more}` })
  const answers = await Promise.all([1, 2, 3].map(() => send([red])))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 429, 429])
  expect(await kept()).toHaveLength(openMost)
  await app.portal.db.updateTable('media_share').set({ last_day: '2026-11-01' }).execute()
  for (let more = 1; more < 30; more += 1) expect((await send([red])).status).toBe(303)
  const over = await send([red])
  expect([over.status, (await over.text()).includes('daily limit of shares')]).toEqual([429, true])
})

test('a share is its company’s: others, riders and who lacks the library find none', async () => {
  const { app, rossi, red, read } = await openWithFiles()
  const { id } = await addShare(app.portal, { of: rossi.viewer, assets: [red] })
  const colleague = await app.dealer({ company: rossi, role: 'workshop' })
  const bianchi = await app.dealer()
  const rider = await app.dealer({ role: 'customer' })
  const locked = await app.dealer({ modules: ['tickets'] })
  expect((await read(`${shares}/${id}`, colleague)).status).toBe(200)
  for (const [person, status] of [
    [bianchi, 404],
    [rider, 404],
    [locked, 403],
  ] as const) {
    expect((await read(`${shares}/${id}`, person)).status).toBe(status)
    expect((await app.fetch(`${shares}/${id}`, post(person, { intent: 'revoke' }))).status).toBe(status)
  }
  for (const path of [shares, `${shares}/new?asset=${red}`, `${shares}/export.csv`])
    expect((await read(path, rider)).status).toBe(404)
  expect((await read(shares, bianchi)).text).not.toContain('Studio Grafico Neri')
})

test('staff see who shares what with whom, without the link, make none and can revoke', async () => {
  const { app, rossi, red, read } = await openWithFiles()
  const { id, token } = await addShare(app.portal, { of: rossi.viewer, assets: [red] })
  const agent = await app.staff()
  const { text } = await read(`${shares}/${id}`, agent)
  expect([text.includes(rossi.viewer.companyName), text.includes(token)]).toEqual([true, false])
  expect((await read(`${shares}/new?asset=${red}`, agent)).status).toBe(404)
  expect((await app.fetch(`${shares}/new?asset=${red}`, post(agent, shareFields()))).status).toBe(404)
  expect((await app.fetch(`${shares}/${id}`, post(agent, { intent: 'revoke' }))).status).toBe(303)
  expect((await app.fetch(`/f/${token}`, as(nobody))).status).toBe(404)
  expect((await read(`${shares}/${id}`)).text).toContain(`by ${agent.viewer.name}`)
})

test('of two who revoke at once one has done it, and the other is told; what has ended cannot be revoked', async () => {
  const { app, rossi, red } = await openWithFiles()
  const { id } = await addShare(app.portal, { of: rossi.viewer, assets: [red] })
  const revoke = (share: number) => app.fetch(`${shares}/${share}`, post(rossi, { intent: 'revoke' }))
  const answers = await Promise.all([revoke(id), revoke(id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  const ended = await addShare(app.portal, { of: rossi.viewer, assets: [red], lastDay: '2026-11-20' })
  expect((await revoke(ended.id)).status).toBe(409)
  expect((await revoke(987_654)).status).toBe(404)
})
