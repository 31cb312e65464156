import { createServer, type Server } from 'node:net'

/**
 * For servers that are told theirs before they start. Below those that the system hands out by itself, as between this
 * look and their start lie seconds; held until all are found, so that none is given twice.
 */
export async function freePorts(many: number): Promise<number[]> {
  const held = new Map<number, Server>()
  while (held.size < many) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = await holding(port)
    if (server) held.set(port, server)
  }
  await Promise.all([...held.values()].map((server) => new Promise((resolve) => server.close(resolve))))
  return [...held.keys()]
}

function holding(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
