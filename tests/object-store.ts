import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'vitest'
import { createAsk } from '#app/kit/s3/ask.server.ts'
import type { S3 } from '#app/kit/s3/s3-settings.server.ts'
import { freePorts } from './free-ports.ts'
import { hasStore, python } from './installed.ts'

export const testStored: typeof test | (() => undefined) = hasStore ? test : () => undefined

const keys = { accessKeyId: 'test:portal', secretAccessKey: 'a-secret-of-the-tests' }

/** OpenStack Swift with its S3 interface: it checks signatures and digests as Amazon's does. */
export type Store = {
  /** A new bucket of it. */
  bucket(): Promise<S3>
  /** No answer comes any more, as of a machine that hangs, until it goes on. */
  hang(): void
  goOn(): void
}

let running: Promise<Store> | undefined

/** One for all files of a worker, which takes a second to start; it ends with the worker, and takes its folder away. */
export function startStore(): Promise<Store> {
  running ??= start()
  return running
}

async function start(): Promise<Store> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-swift-'))
  const ports = await freePorts(4)
  configure(folder)
  const child = spawn(python, [path.join(import.meta.dirname, 'object-store.py'), folder, ...ports.map(String)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await ready(child)
  const endpoint = `http://127.0.0.1:${ports[3]}`
  return {
    async bucket() {
      const name = `bucket-${randomBytes(6).toString('hex')}`
      const s3: S3 = { ...keys, endpoint, region: 'us-east-1', bucket: name, prefix: '', isPathStyle: true }
      await createAsk(s3)({ method: 'PUT' })
      return s3
    },
    hang: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  }
}

async function ready(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const isUp = new Promise<boolean>((resolve) => {
    child.stdout?.once('data', () => resolve(true))
    child.once('exit', () => resolve(false))
  })
  if (!(await isUp)) throw new Error(`Swift did not start: ${said}`)
}

function configure(folder: string): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'disks/disk'), { recursive: true })
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n[storage-policy:0]\nname = only\ndefault = yes\n',
  )
  for (const server of ['account', 'container', 'object']) {
    write(
      `${server}.conf`,
      `[DEFAULT]
swift_dir = ${folder}
devices = ${path.join(folder, 'disks')}
mount_check = false
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#${server}
`,
    )
  }
  write('proxy.conf', proxyConf(folder))
}

function proxyConf(folder: string): string {
  const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'tempauth', 'slo']
  const options: Record<string, string> = {
    s3api: 'location = us-east-1\nmin_segment_size = 1\n',
    tempauth: `user_${keys.accessKeyId.replace(':', '_')} = ${keys.secretAccessKey} .admin\n`,
  }
  const sections = filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n${options[name] ?? ''}`)
  return `[DEFAULT]
swift_dir = ${folder}
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${sections.join('')}`
}
