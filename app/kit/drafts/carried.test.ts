import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { openApp, post } from '#tests/app.ts'
import { secretFields } from './carried.tsx'

const nobody = { cookie: '' }

/** What the screen in the place of a page carries on of a form that was sent there. */
async function carriedThrough(app: Awaited<ReturnType<typeof openApp>>, page: string, fields: Record<string, string>) {
  const met = await app.fetch(page, post(nobody, fields))
  expect(met.status).toBe(401)
  const [, typed = '[]'] = /name="typed" value="([^"]*)"/.exec(await met.text()) ?? []
  const carried: unknown = JSON.parse(typed.replaceAll('&quot;', '"'))
  return carried
}

test('the code of a bicycle, or of an entry of the catalogue, is carried through a sign-in as all that was typed', async () => {
  const app = await openApp()
  const bicycle = { intent: 'transfer', serial_number: 'V4R-26-00417', code: 'KQ7M-2XPT' }
  expect(await carriedThrough(app, '/en/products/new?way=transfer', bicycle)).toEqual(Object.entries(bicycle))
  const entry = { intent: 'part', code: 'wheel', name_it: 'Ruota' }
  expect(await carriedThrough(app, '/en/console/catalogue/parts', entry)).toEqual(Object.entries(entry))
})

test('a form of a hundred lines is carried through a sign-in whole', async () => {
  const app = await openApp()
  const lines = Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`line_${at}`, String(at)]))
  expect(await carriedThrough(app, '/en/orders/new', lines)).toEqual(Object.entries(lines))
})

test('no password, code of a second factor or what sets one up is carried through a sign-in', async () => {
  const app = await openApp()
  const secrets = Object.fromEntries(secretFields.map((name) => [name, `secret of ${name}`]))
  const fields = { intent: 'totp', ...secrets }
  expect(await carriedThrough(app, '/en/user/second-factor', fields)).toEqual([['intent', 'totp']])
})

test('every field that takes a secret has a name by which it is not carried', () => {
  const pages = globSync('app/**/*.tsx', { cwd: rootDir }).map((file) => readFileSync(`${rootDir}/${file}`, 'utf8'))
  const named = pages.flatMap((page) => [
    ...page.matchAll(/<(?:New)?PasswordField\s+field=\{form\.fields\.(\w+)\}/g),
    ...page.matchAll(/<CurrentPassword field=\{form\.fields\.(\w+)\}/g),
    ...page.matchAll(
      /<TextField\s[^>]*?field=\{form\.fields\.(\w+)\}(?:(?!\/>)[^])*?autoComplete=[^/]*'?"?one-time-code/g,
    ),
    ...page.matchAll(/type="password" name="(\w+)"/g),
  ])
  const names = named.map(([, name]) => name)
  expect(names.length).toBeGreaterThan(15)
  expect([...new Set(names)].filter((name) => !secretFields.some((secret) => secret === name))).toEqual([])
})
