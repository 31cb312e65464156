import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { waitFor } from './system.fixture.ts'

/** As in the Dockerfile: a user that no service of the machine has. */
const user = 10_001

/** As a container is: the whole disk but one folder is read-only, and the program has no rights but its own. */
const inside = `
mount --make-rprivate /
mount --bind "$DATA_DIR" "$DATA_DIR"
mount -o remount,bind,ro /
exec setpriv --reuid=${user} --regid=${user} --clear-groups --no-new-privs --bounding-set=-all node_modules/.bin/node bin/start.mjs
`

/** @returns why a container cannot be imitated here, if so */
export function whyNoImage(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may take a disk away from a program'
  const tried = spawnSync(
    'unshare',
    ['--mount', 'setpriv', `--reuid=${user}`, '--clear-groups', 'test', '-r', 'package.json'],
    {
      cwd: rootDir,
    },
  )
  return tried.status === 0 ? undefined : 'the system lends no namespace, or the folder is closed to others'
}

/** Starts the program as the image does, and waits for its line. */
export async function startAsImage(dataDir: string, environment: Record<string, string>) {
  chownSync(dataDir, user, user)
  const child = spawn('unshare', ['--mount', 'sh', '-euc', inside], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir, TMPDIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close')
  await waitFor(() => / is ready at \S+\n/.test(output) || child.exitCode !== null, 150_000)
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}
