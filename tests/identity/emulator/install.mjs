// Installs the identity service's emulator beside the product, apart from its dependencies. Called by `npm test`.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../../bin/install.mjs'

const folder = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname)

/** Brings its node_modules to what its lockfile says, where it is not there yet. */
export function installEmulator() {
  const stamp = path.join(folder, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Over the half-made folders of one that was cut short npm stumbles.
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  console.log('Installing the identity service’s emulator for the tests …')
  const own = process.env.npm_execpath
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = own ? run(process.execPath, [own, ...args]) : run('npm', args)
  if (code !== 0) {
    console.error('npm ci failed for the emulator; its messages stand above.')
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}
