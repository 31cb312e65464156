// Runs on any Node from 18 on, before anything is installed: only what Node itself brings, no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The Node that the project pins, once it is installed. */
export const node = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Brings node_modules to what the lockfile says, where it is not there yet. */
export function install() {
  // Tests run with what is there: one that kills a command in the midst of `npm ci` would leave nothing to run with.
  if (process.env.VITEST) return
  const stamp = path.join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what package-lock.json names …')
  // The build needs what development does, which npm leaves out where NODE_ENV is production.
  npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  // Install scripts are run for the packages that package.json allows, and for no others.
  const allowed = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).allowScripts)
  const present = allowed.filter((name) => existsSync(path.join(root, 'node_modules', name)))
  npm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...present])
  writeFileSync(stamp, wanted)
}

/** The environment of a program of the project: the pinned Node and its tools come first on the path. */
export function environment() {
  const bin = path.join(root, 'node_modules/.bin')
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
}

/** Runs a program to its end, its output passed on, with the pinned Node first on the path. @returns its exit code */
export function run(program, args, env = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...env },
    shell: process.platform === 'win32',
  })
  return done.status ?? 1
}

function npm(args) {
  const own = process.env.npm_execpath
  const code = own ? run(process.execPath, [own, ...args]) : run('npm', args)
  if (code !== 0) {
    console.error(`npm ${args[0]} failed; its messages stand above.`)
    process.exit(code)
  }
}
