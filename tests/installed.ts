import { spawnSync } from 'node:child_process'

/** Debian's Python, which has the modules of OpenStack Swift where that is installed. */
export const python = '/usr/bin/python3'

// Where one is not there, bin/test.mjs says so, sets its name to nothing, and there is nothing that could be passed over.
const { SWIFT, DOVECOT } = process.env

export const hasStore = SWIFT === undefined ? runs(python, ['-c', 'import swift.proxy.server']) : SWIFT !== ''

/** Dovecot, which begins as root alone; empty where it is not to be had. */
export const dovecot =
  process.getuid?.() === 0 ? (DOVECOT ?? spawnSync('which', ['dovecot'], { encoding: 'utf8' }).stdout.trim()) : ''

function runs(program: string, line: readonly string[]): boolean {
  return spawnSync(program, line).status === 0
}
