import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './install.mjs'

const lockfiles = ['package-lock.json', 'tests/identity/emulator/package-lock.json']

/** The entries whose content nothing vouches for: an attacker between npm and its registry could change it. */
function unproven(lock) {
  return Object.entries(lock.packages)
    .filter(([name, { link, integrity = '' }]) => name !== '' && !link && !integrity.startsWith('sha512-'))
    .map(([name]) => name)
}

/** @returns how many entries of all lockfiles are without proof; each is named */
export function checkLockfiles() {
  const found = lockfiles.flatMap((file) => {
    const lock = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
    return unproven(lock).map((name) => `${file}: ${name} has no integrity`)
  })
  for (const line of found) console.error(line)
  return found.length
}
