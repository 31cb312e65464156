import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { encodingFor } from './compress.server.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export type StaticAnswer = { headers: Record<string, string | number>; body: Buffer }
export type StaticFiles = (pathname: string, acceptEncoding: string | undefined) => StaticAnswer | undefined

/**
 * The built files, read once into memory: what the build has compressed in its two compressed forms alone, since nearly all
 * browsers take one of them. Names under `/assets/` bear a hash of their content, so browsers keep them for a year.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const files = new Map<string, Buffer>()
  for (const file of names)
    if (!names.has(file + suffixes.gzip))
      files.set(`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, await readFile(file))
  const plain = (pathname: string) => {
    const compressed = files.get(pathname + suffixes.gzip)
    return compressed ? gunzipSync(compressed) : files.get(pathname)
  }
  return (pathname, acceptEncoding) => {
    const type = types[path.extname(pathname)]
    if (!type) return undefined
    const offered = (['br', 'gzip'] as const).filter((encoding) => files.has(pathname + suffixes[encoding]))
    const encoding = encodingFor(acceptEncoding, offered)
    const body = encoding ? files.get(pathname + suffixes[encoding]) : plain(pathname)
    if (!body) return undefined
    return {
      body,
      headers: {
        'content-type': type,
        'content-length': body.length,
        'cache-control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    }
  }
}

const suffixes = { br: '.br', gzip: '.gz' }
