import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { install, root, run } from './install.mjs'

const stamp = path.join(root, 'build/.built')

/** Builds when a source is newer than the build. */
export function buildWhenStale() {
  // An image holds the build, and not all that another one would be made of.
  const hasSources = existsSync(path.join(root, 'vite.config.ts'))
  if (existsSync(stamp) && (!hasSources || newest() <= statSync(stamp).mtimeMs)) return
  console.log('Building …')
  build()
}

/** Builds, and puts the compressed forms of the browser's files beside them. */
export function build() {
  const started = new Date()
  const code = run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) process.exit(code)
  const client = path.join(root, 'build/client')
  for (const file of filesBelow(client)) if (/\.(?:js|css|svg|json|txt|wasm)$/.test(file)) compress(file)
  writeFileSync(stamp, '')
  // What was changed while the build ran is newer than it.
  utimesSync(stamp, started, started)
}

function compress(file) {
  const content = readFileSync(file)
  if (content.length < 1400) return
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
}

function newest() {
  const ofVite = readdirSync(root).filter((name) => /^vite\..+\.ts$/.test(name))
  const sources = ['app', 'db/demo', 'db/template', 'public', 'package-lock.json', 'react-router.config.ts', ...ofVite]
  let latest = 0
  for (const source of sources) {
    const place = path.join(root, source)
    const files = statSync(place).isDirectory() ? filesBelow(place) : [place]
    for (const file of files) latest = Math.max(latest, statSync(file).mtimeMs)
  }
  return latest
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
