import type { ServerResponse } from 'node:http'

export type Answer = { status: number; json: unknown }

export function failure(code: string, message: string) {
  return { error: { code, message } }
}

export function send(response: ServerResponse, { status, json }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

export function sendHalf(response: ServerResponse, json: unknown): void {
  const whole = JSON.stringify(json)
  response.writeHead(200, { 'content-length': String(whole.length) })
  response.write(whole.slice(0, whole.length / 2), () => response.destroy())
}
