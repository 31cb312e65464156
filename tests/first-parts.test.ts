import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import * as imported from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { byFirstParts } from '#app/first-parts.server.ts'

const build = imported as ServerBuild

test('the address of every route leads to it, though only routes that begin alike are tried', () => {
  const among = byFirstParts(build, (part) => treeOf(part))
  for (const [id, address] of addresses()) {
    const found = matchRoutes(among(`http://portal.example${address}`), address)?.map(({ route }) => route.id)
    expect([address, found]).toEqual([address, expect.arrayContaining([id])])
  }
})

test('for a page of the console few of its routes are tried', () => {
  const tried = byFirstParts(build, ({ routes }) => Object.keys(routes).length)
  expect(tried('http://portal.example/en/console/tickets.data')).toBeLessThan(Object.keys(build.routes).length / 4)
})

/** Each route with a path, in the ways in which an address may be written. */
function* addresses(): Generator<[id: string, address: string]> {
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route?.path) continue
    const path = pathTo(id)
    yield [id, path]
    yield [id, `${path.toUpperCase()}/`]
    yield [id, path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)]
    if (route.parentId !== 'root') yield [id, `/en${path}`]
  }
}

function pathTo(id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id]
  if (!route) return ''
  const own = (route.path ?? '')
    .replace(':locale?', '')
    .replace('*', '7/7')
    .replaceAll(/:\w+\??/g, '7')
  return own ? `${pathTo(route.parentId)}/${own}` : pathTo(route.parentId)
}

function treeOf({ routes }: Pick<ServerBuild, 'routes'>, parentId?: string): RouteObject[] {
  const children = Object.values(routes).flatMap((route) => (route && route.parentId === parentId ? [route] : []))
  return children.map(({ id, path = '', index }) =>
    index ? { id, path, index } : { id, path, children: treeOf({ routes }, id) },
  )
}
