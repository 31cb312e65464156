import { findProgram } from './system-program.mjs'

/** Dovecot for the tests of mail that comes in: an installed one, else the system's package manager's; undefined without either. */
export function findDovecot() {
  const found = process.env.DOVECOT || findProgram('dovecot', 'Dovecot', ['dovecot-imapd', 'dovecot-lmtpd'])
  if (!found) console.log('Left out: the tests with a real mailbox (Dovecot), which is not installed and could not be.')
  return found
}
