import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { Outcome, PictureJob, WorkerAnswer } from './picture-job.ts'

/** One process that makes pictures, one at a time. */
export type PictureWorker = {
  alive(): boolean
  /** 'died': ended in the midst of it, and not for its time. */
  render(job: PictureJob, timeout: number): Promise<Outcome | 'died'>
  /** Ends it at once, and waits until it is gone. */
  end(): Promise<void>
}

/** @throws where it ends before it is ready */
export async function startWorker(script: string, log: Logger): Promise<PictureWorker> {
  const child = fork(script, [], {
    // Nothing of the portal's settings, least of all its secrets, is where hostile bytes are decoded.
    env: {},
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const said = lastWords(child)
  const exit = once(child, 'exit')
  exit.catch(() => undefined)
  child.on('error', (error) => log.warn({ err: error }, 'picture worker'))
  let ended = false
  const first = await Promise.race([once(child, 'message'), exit])
  if (!isAlive(child)) throw new Error(`The picture worker does not start (${String(first[0])}): ${said()}`)
  log.debug({ pid: child.pid }, 'picture worker started')
  child.once('exit', (code, signal) =>
    log.debug({ pid: child.pid, code, signal, said: said() }, 'picture worker ended'),
  )
  rest(child)
  return {
    alive: () => !ended && isAlive(child),
    render: (job, timeout) => askFor(child, job, timeout),
    async end() {
      ended = true
      child.ref()
      if (isAlive(child)) child.kill('SIGKILL')
      await exit
    },
  }
}

async function askFor(child: ChildProcess, job: PictureJob, timeout: number): Promise<Outcome | 'died'> {
  child.ref()
  child.channel?.ref()
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, timeout)
  try {
    const answer = await answerOf(child, job)
    if (!answer) return late ? 'too-slow' : 'died'
    if ('picture' in answer) return answer.picture
    if ('refused' in answer) return answer.refused
    throw Object.assign(
      new Error('The picture could not be made'),
      'failed' in answer ? { cause: answer, code: answer.code } : {},
    )
  } finally {
    clearTimeout(timer)
    rest(child)
  }
}

/** Nothing when it ended instead: killed for its time, or taken down by what it was given. */
function answerOf(child: ChildProcess, job: PictureJob): Promise<WorkerAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<WorkerAnswer | undefined>()
  const onAnswer = (answer: WorkerAnswer) => resolve(answer)
  const onExit = () => resolve(undefined)
  child.once('message', onAnswer)
  child.once('exit', onExit)
  child.send(job, (error) => {
    if (error) resolve(undefined)
  })
  return promise.finally(() => {
    child.off('message', onAnswer)
    child.off('exit', onExit)
  })
}

/** A worker that waits for work does not keep the portal from ending. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

function lastWords(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-2000)
  })
  return () => text
}
