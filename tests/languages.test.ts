import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { defaultLocale, locales } from '#app/kit/words/locales.ts'
import { openApp } from './app.ts'

// What a new language needs and no type asks for. The list of all steps is in CONTRIBUTING.md.

test('the database takes every language the portal has, and no other', async () => {
  const { owner } = await openApp()
  const { rows } = await sql<{ place: string; rule: string }>`
    select concat_ws(' ', conrelid::regclass, conname) as place, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) ~ ${`'${defaultLocale}'::text`} order by 1`.execute(owner)
  expect(rows.length).toBeGreaterThan(5)
  const others = rows.filter(({ rule }) => {
    const taken = new Set([...rule.matchAll(/'(\w+)'::text/g)].map(([, name]) => name))
    return taken.size !== locales.length || locales.some((locale) => !taken.has(locale))
  })
  expect(others.map(({ place }) => place)).toEqual([])
})

test('what the database keeps in several languages it keeps in every one', async () => {
  const { owner } = await openApp()
  const { rows } = await sql<{ name: string }>`select concat_ws('.', table_name, column_name) as name
    from information_schema.columns where table_schema = 'public'`.execute(owner)
  const names = new Set(rows.map(({ name }) => name))
  const inItalian = [...names].filter((name) => name.endsWith(`_${defaultLocale}`))
  expect(inItalian.length).toBeGreaterThan(2)
  const wanted = inItalian.flatMap((name) => locales.map((locale) => name.slice(0, -defaultLocale.length) + locale))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('a pattern that names the languages of addresses names all but the one without a prefix', () => {
  const files = globSync('{app,bin}/**/*.{ts,tsx,mjs}', { cwd: rootDir })
  const prefixed = locales.filter((locale) => locale !== defaultLocale)
  const found = files.flatMap((file) =>
    [
      ...readFileSync(path.join(rootDir, file), 'utf8').matchAll(/\(\?:((?:[a-z]{2}(?:\\\/)?\|)+[a-z]{2})(?:\\\/)?\)/g),
    ].flatMap(([, names = '']) => {
      const named = names.split(/(?:\\\/)?\|/).filter((name) => name !== defaultLocale)
      return named.some((name) => prefixed.some((locale) => locale === name)) ? [{ file, named: named.join('|') }] : []
    }),
  )
  expect(found.map(({ file }) => file)).toContain('app/shell/worker/worker.ts')
  expect(found.filter(({ named }) => named !== prefixed.join('|'))).toEqual([])
})

test('a file that names the fields of two languages names those of all', () => {
  const files = globSync('{app,db}/**/*.{ts,tsx}', { cwd: rootDir }).filter((file) => !/\.test\.tsx?$/.test(file))
  // The field in the portal's own language may have a rule, or a place, of its own.
  const others = locales.filter((locale) => locale !== defaultLocale)
  const missing = files.flatMap((file) => {
    const text = readFileSync(path.join(rootDir, file), 'utf8')
    const namesIn = (locale: string) =>
      new Set([...text.matchAll(new RegExp(`\\b([a-z]\\w*)_${locale}\\b`, 'g'))].map(([, name = '']) => name))
    const named = new Map(others.map((locale) => [locale, namesIn(locale)]))
    const all = new Set([...named.values()].flatMap((names) => [...names]))
    return others.flatMap((locale) =>
      [...all].flatMap((name) => (named.get(locale)?.has(name) ? [] : [`${file}: ${name}_${locale}`])),
    )
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})
