import type { ServerBuild } from 'react-router'
import { defaultLocale, locales } from '#app/kit/words/locales.ts'
import { forms, queryOf } from './forms.ts'
import { nothing, type Row } from './rows.ts'

type RouteTable = ServerBuild['routes']

/** Every address of the application, as the router knows it, and whether something can be sent there. */
export function addressesOf(routes: RouteTable): Map<string, { takesForms: boolean }> {
  const all = Object.values(routes).flatMap((route) => route ?? [])
  const parents = new Set(all.map(({ parentId }) => parentId))
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? pathOf(route.parentId) + (route.path ? `/${route.path}` : '') : ''
  }
  const leaves = all.filter(({ id }) => !parents.has(id))
  return new Map(leaves.map(({ id, module }) => [pathOf(id), { takesForms: module.action !== undefined }]))
}

/** What is missing of the matrix, or too much in it. */
export function gapsBetween(routes: RouteTable, rows: readonly Row[]): string[] {
  const addresses = addressesOf(routes)
  const gaps = [...addresses]
    .filter(([path]) => !rows.some((row) => row.path === path))
    .map(([path]) => `${path} has no row`)
  for (const { path, forms: sent } of rows) {
    const address = addresses.get(path)
    if (!address) gaps.push(`${path} is no address`)
    // The steps towards full access are taken by the gate.
    else if (address.takesForms === sent.some(({ name }) => name === nothing) && !queryOf(path, 'sign-in'))
      gaps.push(`${path} and its forms differ`)
    const told = Object.keys(forms[path] ?? {}).filter((name) => !sent.some((form) => form.name === name))
    gaps.push(...told.map((name) => `${path} ${name} is not in the matrix`))
  }
  return gaps
}

/** The forms of a page that the matrix does not send. */
export function unknownForms(rows: readonly Row[], address: string, page: string): string[] {
  return [...page.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].flatMap(([, tag = '', inner = '']) => {
    if (attributeOf(tag, 'method')?.toLowerCase() !== 'post') return []
    const { pathname, searchParams } = new URL(attributeOf(tag, 'action') ?? '', new URL(address, 'http://portal.test'))
    const step = searchParams.get('sign-in')
    const row = step === null ? rows.find(({ path }) => patternOf(path).test(pathname)) : rows.find(isHome)
    const known = Object.entries((row && forms[row.path]) ?? {})
    if (step !== null) return known.some(([name]) => name === (step || 'sign-in')) ? [] : [`${address}: step ${step}`]
    const intents = [...inner.matchAll(/<[^>]*\bname="intent"[^>]*>/g)].map(([field]) => attributeOf(field, 'value'))
    return (intents.length > 0 ? intents : [undefined])
      .filter((intent) => !known.some(([name, fields]) => fields['intent'] === intent || name === intent))
      .map((intent) => `${address}: ${intent ?? 'a form'} sent to ${pathname}`)
  })
}

function isHome({ path }: Row): boolean {
  return path === '/:locale?'
}

const prefixes = locales.filter((locale) => locale !== defaultLocale)
const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/:\w+(?!\w|\?)/g, '[^/]+').replace('/:locale?', `(?:/(?:${prefixes.join('|')}))?`)
  const pattern = patterns.get(path) ?? new RegExp(`^${source}/?$`)
  patterns.set(path, pattern)
  return pattern
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
}
