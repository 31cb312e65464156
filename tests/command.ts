import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { rootDir } from '#app/kit/root-dir.server.ts'

/**
 * A command as an operator runs it.
 * @param name of its file in bin/, as `backup`
 * @returns how it ended and all that it said, once it has ended
 */
export function startCommand(
  name: string,
  line: readonly string[],
  environment: Record<string, string | undefined>,
): { ended: Promise<{ code: number | null; said: string }>; kill: () => Promise<void> } {
  const { PATH, HOME, VITEST } = process.env
  const child = spawn(process.execPath, [path.join(rootDir, `bin/${name}.mjs`), ...line], {
    env: { PATH, HOME, VITEST, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }))
  return {
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
