import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterTestFile } from '#tests/hooks.ts'
import { certificate, certificateKey } from './certificate.fixture.ts'

/** A mail as it came: its return path, to whom, its lines, and the user that handed it over. */
export type Arrived = { from: string; to: string[]; raw: string; user: unknown }

type Answers = {
  /** What the server says to a receiver: an answer such as `554 no such user`, or yes. */
  toReceiver?: (address: string) => string | undefined
  /** The same once the whole mail is there. `hang up` keeps the mail, as one whose answer is lost. */
  toMail?: (mail: Arrived) => string | undefined | Promise<string | undefined>
  /** Says nothing at all, from the greeting on. */
  isMute?: () => boolean
}

/** A real mail server on this machine; it keeps what it said yes to, and what it hung up on. */
export async function openMailServer(answers: Answers = {}, options: SMTPServerOptions = {}) {
  const arrived: Arrived[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    cert: certificate,
    key: certificateKey,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (password === 'p@ss/word') done(null, { user: username })
      else done(refusal('535 wrong password'))
    },
    onConnect(_session, done) {
      connections += 1
      if (!answers.isMute?.()) done()
    },
    onRcptTo({ address }, _session, done) {
      const answer = answers.toReceiver?.(address)
      done(answer ? refusal(answer) : null)
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      const answerMail = async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const { mailFrom } = session.envelope
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to,
          raw: Buffer.concat(pieces).toString('utf8'),
          user: session.user,
        }
        const answer = await answers.toMail?.(mail)
        if (!answer || answer === 'hang up') arrived.push(mail)
        if (answer === 'hang up') for (const one of server.connections) one.close()
        else done(answer ? refusal(answer) : null, 'kept as 7')
      }
      stream.on('end', () => void answerMail())
    },
    ...options,
  })
  // A client that finds the certificate wrong hangs up during the handshake.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const stop = () => new Promise<void>((done) => server.close(done))
  afterTestFile(stop)
  return { port: (listening.address() as AddressInfo).port, arrived, connections: () => connections }
}

/** An answer as servers give it: the status, then words. */
function refusal(answer: string): Error & { responseCode: number } {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
}
