import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openApp, post } from '#tests/app.ts'
import { putResource, seenOf } from '../resources.fixture.ts'

const guide = { title_it: 'Manuale C68', family: 'C68', language: 'it', terms: 'internal' }

async function openConsole() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = async (address: string, fields: Record<string, string>, content?: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (content) form.set('file', new Blob([`%PDF-1.4\n% ${content}\n%%EOF`]), 'manuale.pdf')
    const answer = await app.fetch(address, post(admin, form))
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
  }
  const contents = async () => {
    let count = 0
    for await (const _ of app.portal.files.list()) count += 1
    return count
  }
  return { app, admin, send, contents }
}

test('a second file in the form that another tab has sent is a thing of its own, and each is one', async () => {
  const { app, admin, send, contents } = await openConsole()
  const address = '/en/console/resources/new?shelf=manual'
  const fields = { ...guide, submission: randomUUID() }
  const other = { ...fields, title_it: 'Manuale V4R', family: 'V4R' }
  const before = await contents()
  const first = await send(address, fields, 'c68')
  const begun = { form: 'resource-manual', submission: randomUUID(), title_it: 'Manuale V5R' }
  await app.fetch('/drafts', post(admin, begun))
  // The file that was chosen in the first tab went with its form.
  const bare = await send(address, other)
  expect([bare.status, bare.text.includes('Choose the file.'), bare.text.includes('value="Manuale V4R"')]).toEqual([
    400,
    true,
    true,
  ])
  const second = await send(address, other, 'v4r')
  const again = [await send(address, fields, 'c68'), await send(address, other, 'v4r'), await send(address, other)]
  expect(again.map(({ to }) => to)).toEqual([first.to, second.to, second.to])
  // The same words about another file.
  const third = await send(address, other, 'v4r, seconda edizione')
  expect(new Set([first.to, second.to, third.to, null]).size).toBe(4)
  const things = await app.portal.db.selectFrom('resource').select('title_it as title').orderBy('id').execute()
  expect(things.map(({ title }) => title)).toEqual(['Manuale C68', 'Manuale V4R', 'Manuale V4R'])
  expect(await contents()).toBe(before + 3)
  const drafts = await app.portal.db.selectFrom('draft').select('submission').execute()
  expect(drafts).toEqual([{ submission: begun.submission }])
})

test('a form that is sent again makes nothing twice, though somebody has corrected what it made', async () => {
  const { app, admin, send, contents } = await openConsole()
  const fields = { ...guide, submission: randomUUID() }
  const first = await send('/en/console/resources/new?shelf=manual', fields, 'c68')
  const address = first.to?.split('?')[0] ?? ''
  const version = await seenOf(app, admin, Number(address.split('/').at(-1)))
  expect((await send(address, { ...guide, version, intent: 'facts', title_it: 'Manuale C68 Road' })).status).toBe(303)
  const before = await contents()
  const again = [await send('/en/console/resources/new?shelf=manual', fields, 'c68')]
  again.push(await send('/en/console/resources/new?shelf=manual', fields))
  expect(again.map(({ to }) => to)).toEqual([first.to, first.to])
  const things = await app.portal.db.selectFrom('resource').select('title_it as title').execute()
  expect([things.map(({ title }) => title), await contents()]).toEqual([['Manuale C68 Road'], before])
})

test('another file, or another word about it, in a form of a version that was sent is a version as well', async () => {
  const { app, admin, send } = await openConsole()
  const address = `/en/console/resources/${await putResource(app.portal, admin.viewer, { shelf: 'manual' })}`
  const fields = { intent: 'version', submission: randomUUID(), note: 'Coppie corrette' }
  for (const [note, content] of [
    ['Coppie corrette', 'coppie'],
    ['Figure nuove', 'figure'],
    ['Figure nuove', 'figure'],
    ['Coppie corrette', 'coppie'],
  ] as const)
    expect((await send(address, { ...fields, note }, content)).status).toBe(303)
  const versions = await app.portal.db.selectFrom('resource_version').select('note').orderBy('number').execute()
  expect(versions.map(({ note }) => note)).toEqual(['', 'Coppie corrette', 'Figure nuove'])
})
