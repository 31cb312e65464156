import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** Windows has no folder that only we may enter for a socket: there a port of the loopback address and a password serve. */
export async function loopbackOf(folder: string): Promise<Loopback> {
  const file = path.join(folder, 'loopback.json')
  if (!existsSync(file)) {
    const made: Loopback = { port: await freePort(), password: randomBytes(24).toString('base64url') }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  return loopback.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export type Loopback = z.infer<typeof loopback>

const loopback = z.object({ port: z.int(), password: z.string() })

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
