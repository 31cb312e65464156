import { spawnSync } from 'node:child_process'

/** Debian's Python, which has the modules of OpenStack Swift where that is installed. */
export const python = '/usr/bin/python3'

// Where one is not there, bin/test.mjs says so, sets its name to nothing, and there is nothing that could be passed over.
const { SWIFT, DOVECOT } = process.env

export const hasStore = SWIFT === undefined ? runs(python, ['-c', 'import swift.proxy.server']) : SWIFT !== ''

/** Dovecot, which begins as root alone; empty where it is not to be had. */
export const dovecot =
  process.getuid?.() === 0 ? (DOVECOT ?? spawnSync('which', ['dovecot'], { encoding: 'utf8' }).stdout.trim()) : ''

/** Files of which no test is left without them: one without any test counts as broken. */
export const leftOut: readonly string[] = [
  ...(hasStore ? [] : ['tests/moving-files.test.ts', 'app/features/content/attachments/files-in-s3.test.ts']),
  ...(dovecot ? [] : ['app/features/service/inbound-mail/mailbox.test.ts']),
]

function runs(program: string, line: readonly string[]): boolean {
  return spawnSync(program, line).status === 0
}
