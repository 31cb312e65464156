import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { install, root, run } from './install.mjs'

const stamp = path.join(root, 'build/.built')

/** Builds when the sources are others than those of the build. */
export function buildWhenStale() {
  // An image holds the build, and not all that another one would be made of.
  const hasSources = existsSync(path.join(root, 'vite.config.ts'))
  if (existsSync(stamp) && (!hasSources || readFileSync(stamp, 'utf8') === digestOfSources())) return
  console.log('Building …')
  build()
}

/** Builds, and puts the compressed forms of the browser's files beside them. */
export function build() {
  // What is changed while the build runs is not in it.
  const digest = digestOfSources()
  const code = run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) process.exit(code)
  const client = path.join(root, 'build/client')
  for (const file of filesBelow(client)) if (/\.(?:js|css|svg|json|txt|wasm)$/.test(file)) compress(file)
  writeFileSync(stamp, digest)
}

function compress(file) {
  const content = readFileSync(file)
  if (content.length < 1400) return
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
}

/** By what they hold: an update that is unpacked has the times of its maker's files, which may be older than the build. */
function digestOfSources() {
  const ofVite = readdirSync(root).filter((name) => /^vite\..+\.ts$/.test(name))
  const sources = ['app', 'db/demo', 'db/template', 'public', 'package-lock.json', 'react-router.config.ts', ...ofVite]
  const places = sources.map((source) => path.join(root, source))
  const files = places.flatMap((place) => (statSync(place).isDirectory() ? filesBelow(place) : [place]))
  const hash = createHash('sha256')
  for (const file of files.sort((one, other) => (one < other ? -1 : 1))) {
    const content = readFileSync(file)
    hash.update(`${path.relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(place) : [place]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  build()
}
