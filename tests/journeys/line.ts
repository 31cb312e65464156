import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A line to the portal that can be cut and joined again, for browsers that cannot be told to be offline. */
export async function openLine(origin: string) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connect(Number(new URL(origin).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      hangUp()
    },
    join: () => void (isCut = false),
    async close() {
      hangUp()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
