import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, failure, send, sendHalf } from './business-central.answers.ts'

/** What a Business Central does instead of answering as it should. `drop` takes a request, and loses the answer. */
export type Ailment = 'busy' | 'unwell' | 'slow' | 'reset' | 'half' | 'garbage' | 'drop' | 'no-list'

/** @returns whether it is so ill that it did not even look at the request */
export function isSpoilt(ailment: Ailment | 'well', response: ServerResponse): boolean {
  if (ailment === 'busy') {
    response.setHeader('retry-after', '1')
    send(response, { status: 429, json: failure('Application_TooManyRequests', 'slow down') })
  } else if (ailment === 'unwell') send(response, { status: 500, json: failure('Internal_ServerError', 'unwell') })
  else if (ailment === 'reset') response.destroy()
  else if (ailment === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>')
  else return false
  return true
}

/** Sends what came of a request that took effect, as far as the ailment lets it. */
export async function sendAiling(
  ailment: Ailment | 'well',
  response: ServerResponse,
  { status, json, slowMs }: Answer & { slowMs: number },
): Promise<void> {
  if (ailment === 'drop') return void response.destroy()
  if (ailment === 'slow') await sleep(slowMs)
  if (ailment === 'half') return sendHalf(response, json)
  send(response, { status, json: ailment === 'no-list' ? { value: 'none' } : json })
}
