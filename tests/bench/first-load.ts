import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { send } from './load.ts'

/** The scripts a browser loads before a page works, each with its size as it travels. */
export type FirstLoad = { path: string; files: { name: string; bytes: number }[]; bytes: number }

export async function firstLoad(origin: string, page: string, cookie: string): Promise<FirstLoad> {
  const html = await read(origin, page, cookie)
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)"/g)].map(([, name = '']) => name)
  const inline = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].flatMap(([, code = '']) => importsIn(code))
  const scripts = await withImports(origin, [...linked, ...inline])
  if (scripts.size === 0) throw new Error(`${page} loads no script at all`)
  const files = [...scripts]
    .map(([name, code]) => ({ name: path.basename(name), bytes: gzipSync(code, { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes)
  return { path: page, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** The files with all that they import, and that these import; what is loaded on first use is not among them. */
async function withImports(origin: string, names: string[]): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (all.has(name)) continue
    const code = await read(origin, name)
    all.set(name, code)
    const here = new URL(name, origin)
    open.push(...importsIn(code).map((other) => new URL(other, here).pathname))
  }
  return all
}

function importsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']([./][^"']*\.js)["']/g)].map(([, name = '']) => name)
}

async function read(origin: string, name: string, cookie?: string): Promise<string> {
  const { status, body } = await send(origin, { path: name, cookie, status: 200 })
  if (status !== 200) throw new Error(`${name} answered ${status}`)
  return body.toString()
}
