import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { waitFor } from './system.fixture.ts'

/** Where there is no nginx, bin/test.mjs says so, and there is nothing that could be passed over. */
const program = process.env['NGINX'] ?? spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout.trim()
export const hasNginx = program !== ''

/** nginx as `deploy/nginx/portal.conf` has it, without its TLS, at a port of its own. @returns what it said so far */
export async function startNginx(folder: string, ports: { own: number; portal: number }): Promise<() => string> {
  const config = path.join(folder, 'nginx.conf')
  const scratch = path.join(folder, 'nginx')
  mkdirSync(scratch)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    config,
    `daemon off;
pid ${scratch}/pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};`).join('\n')}
${withoutTls(readFileSync(path.join(rootDir, 'deploy/nginx/portal.conf'), 'utf8'), ports)}
}
`,
  )
  // Without NGINX, by which the runs of tests name the program: to nginx itself it names sockets that it is to take over.
  const child = spawn(program, ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'], env: {} })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  await waitFor(() => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    return fetch(`http://127.0.0.1:${ports.own}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  })
  return () => said
}

/** The second of its servers alone: the first sends on to https. */
function withoutTls(config: string, { own, portal }: { own: number; portal: number }): string {
  const [upstream = '', , server = ''] = config.split(/^server \{$/m)
  return [
    upstream.replace('127.0.0.1:3000', `127.0.0.1:${portal}`),
    `server {${server}`
      .replaceAll(/^\s*(?:ssl_|listen \[).*$/gm, '')
      .replace('listen 443 ssl', `listen 127.0.0.1:${own}`),
  ].join('\n')
}
