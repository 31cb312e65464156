import { spawnSync } from 'node:child_process'
import { fromPackages } from './system-program.mjs'

/** OpenStack Swift for the tests of files in S3: what Debian's Python has, else its package manager's; undefined without either. */
export function findObjectStore() {
  const found = isThere() || (fromPackages(['python3-swift'], 'OpenStack Swift'), isThere())
  if (found) return 'yes'
  console.log('Left out: the tests of files in S3, for which OpenStack Swift is not installed and could not be.')
  return undefined
}

function isThere() {
  return spawnSync('/usr/bin/python3', ['-c', 'import swift.proxy.server']).status === 0
}
