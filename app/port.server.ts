import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { codeOf } from '#app/kit/error-code.ts'
import { StartError } from './kit/db/start-error.ts'
import type { Settings } from './settings.server.ts'

type HostAndPort = Pick<Settings, 'host' | 'port'>
/** What the settings are called that name the place: another place has others. */
export type PlaceNames = { host: string; port: string }
const usual: PlaceNames = { host: 'HOST', port: 'PORT' }

/** Opens the port and closes it again: before the start has done anything that takes its time. @throws StartError */
export async function tryPort(place: HostAndPort): Promise<void> {
  const server = createServer()
  await listenAt(server, place)
  const closed = once(server, 'close')
  server.close()
  await closed
}

/** @returns the port, also where any was asked for. @throws StartError */
export async function listenAt(server: Server, { host, port }: HostAndPort, names = usual): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw whyNotHeard(cause, { host, port }, names)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function whyNotHeard(cause: unknown, { host, port }: HostAndPort, names: PlaceNames): StartError {
  const code = codeOf(cause)
  if (code === 'EADDRINUSE')
    return new StartError(`The setting ${names.port} is ${port}, which is already in use.`, { cause })
  if (code === 'EACCES')
    return new StartError(`The setting ${names.port} is ${port}, which this user may not open: take one above 1023.`, {
      cause,
    })
  return new StartError(
    `The setting ${names.host} is ${host}, which is no address of this machine (${String(code)}).`,
    {
      cause,
    },
  )
}
