import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished, test } from 'vitest'
import { certificate, certificateKey } from '#app/adapters/mail/certificate.fixture.ts'
import { freePorts } from './free-ports.ts'
import { dovecot } from './installed.ts'
import type { InboxServer } from '#app/kit/settings/inbox-settings.server.ts'

export const testMailbox = dovecot ? test : () => undefined

type Mailbox = {
  server: InboxServer
  deliver: (raw: string) => Promise<void>
  /** Good for `localhost`, where nobody vouches for it; and the file that holds it. */
  certificate: { file: string; pem: string }
  /** Where it takes TLS from the first byte. */
  securePort: number
}

/** A mailbox on this machine, which takes mail in by LMTP. */
export async function startMailbox(): Promise<Mailbox> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dovecot-'))
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'mail'), { mode: 0o777 })
  chmodSync(path.join(folder, 'mail'), 0o777)
  const [imap = 0, lmtp = 0, imaps = 0] = await freePorts(3)
  const file = path.join(folder, 'certificate.pem')
  writeFileSync(file, certificate)
  writeFileSync(path.join(folder, 'key.pem'), certificateKey)
  writeFileSync(path.join(folder, 'conf'), configuration(folder, { imap, lmtp, imaps }))
  const child = spawn(dovecot, ['-F', '-c', path.join(folder, 'conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  })
  while (!(await answers(imap)) || !(await answers(lmtp))) {
    if (child.exitCode !== null) throw new Error(`Dovecot did not start: ${said}`)
    await delay(20)
  }
  const login = { user: 'portal', pass: 'secret' }
  const server: InboxServer = { host: '127.0.0.1', port: imap, tls: 'none', login, folder: 'INBOX' }
  return { server, deliver: (raw) => deliver(lmtp, raw), certificate: { file, pem: certificate }, securePort: imaps }
}

function configuration(folder: string, ports: { imap: number; lmtp: number; imaps: number }): string {
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap lmtp
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home=${folder}/mail/%u
}
first_valid_uid = 1
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${ports.imap}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${ports.imaps}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${ports.lmtp}
  }
}
`
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** One mail, as a mail server hands it over for good. */
async function deliver(port: number, raw: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const content = raw.replaceAll(/^\./gm, '..')
  const lines = ['LHLO here', 'MAIL FROM:<>', 'RCPT TO:<portal>', 'DATA', `${content}\r\n.`, 'QUIT']
  await once(socket, 'data')
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    const [answer] = (await once(socket, 'data')) as [string]
    if (!/^[23]/.test(answer)) throw new Error(`Dovecot took no mail: ${answer}`)
  }
  socket.destroy()
}
