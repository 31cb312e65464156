import { spawnSync } from 'node:child_process'
import { run } from './install.mjs'

/** A program of the system: an installed one, else the package manager's; undefined without either. */
export function findProgram(name, shown = name, packages = [name]) {
  return installed(name) ?? (fromPackages(packages, shown), installed(name))
}

export function installed(name) {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined
}

/** Asks for packages, where that can be done without anybody. */
export function fromPackages(packages, shown, options = ['--no-install-recommends']) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Asking the system’s package manager for ${shown} …`)
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', ...options, ...packages])
}
