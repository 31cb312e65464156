import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { send } from './load.ts'

/** The scripts a browser loads before a page works, each with its size as it travels. */
export type FirstLoad = { path: string; files: { name: string; bytes: number }[]; bytes: number }

export async function firstLoad(origin: string, page: string, cookie: string): Promise<FirstLoad> {
  const { status, body } = await send(origin, { path: page, cookie, status: 200 })
  if (status !== 200) throw new Error(`${page} answered ${status}`)
  const html = body.toString()
  const named = [...html.matchAll(/<script[^>]* src="([^"]+\.js)"|<link[^>]* rel="modulepreload"[^>]* href="([^"]+\.js)"/g)]
  const inline = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].flatMap(([, code = '']) => importsIn(code))
  const files = withImports([...named.map(([, script, link]) => script ?? link ?? ''), ...inline])
    .map((name) => ({ name: path.basename(name), bytes: gzipSync(readFileSync(fileOf(name)), { level: 9 }).length }))
    .toSorted((one, other) => other.bytes - one.bytes)
  if (files.length === 0) throw new Error(`${page} loads no script at all`)
  return { path: page, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** The files with all that they import, and that these import; what is loaded on first use is not among them. */
function withImports(names: string[]): string[] {
  const all = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (all.has(name)) continue
    all.add(name)
    const here = name
    open.push(...importsIn(readFileSync(fileOf(name), 'utf8')).map((other) => new URL(other, `http://x${here}`).pathname))
  }
  return [...all]
}

function importsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']([./][^"']*\.js)["']/g)].map(([, name = '']) => name)
}

function fileOf(name: string): string {
  return path.join(rootDir, 'build/client', name)
}
