import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BreakerOpen, createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'
import { callJson, CallFailed } from './call.server.ts'

const caller = { fetch, timeout: 2000 }

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/things?token=secret`
}

function heldClock() {
  let now = 1_000_000
  return { now: () => new Date(now), advance: (ms: number) => (now += ms) }
}

const refusal = (status: number, retryAfter?: number) => async () => {
  throw new CallFailed('no', { status, retryAfter })
}

test('an answer of another system is read as JSON, and an empty one is nothing', async () => {
  const url = await serve(({ method }, response) => response.end(method === 'GET' ? '{"a":1}' : ''))
  expect((await callJson(caller, { url })).json).toEqual({ a: 1 })
  expect((await callJson(caller, { url, method: 'POST', body: '{}' })).json).toBeUndefined()
})

test('a refusal says its status, its words and how long to wait, and names no token', async () => {
  const url = await serve((_, response) => response.writeHead(429, { 'retry-after': '7' }).end('slow down'))
  const failed = await callJson(caller, { url }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ status: 429, said: 'slow down', retryAfter: 7000, isFault: true })
  expect(String(failed)).not.toContain('secret')
})

test('half an answer, garbage, an answer without end and a redirect are failures', async () => {
  const half = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"a":')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(callJson(caller, { url: half })).rejects.toMatchObject({ status: undefined, isFault: true })
  const garbage = await serve((_, response) => response.end('<html>'))
  await expect(callJson(caller, { url: garbage })).rejects.toThrow('no JSON')
  const long = await serve((_, response) => response.end('"'.padEnd(5000, 'x')))
  const read = callJson({ ...caller, mostBytes: 1000 }, { url: long })
  await expect(read).rejects.toMatchObject({ status: 200, isFault: false })
  await expect(read).rejects.toThrow('an answer of more than 0.001 MB')
  const elsewhere = await serve((_, response) => response.writeHead(302, { location: half }).end())
  await expect(callJson(caller, { url: elsewhere })).rejects.toMatchObject({ status: 302, isFault: false })
})

test('a system that fails five times in a row is left alone, then tried by one call', async () => {
  const clock = heldClock()
  const breaker = createBreaker(clock, { faults: 5, rest: 20_000 })
  for (let count = 0; count < 5; count += 1) await expect(breaker.run(refusal(503))).rejects.toThrow(CallFailed)
  expect(breaker.state()).toBe('open')
  await expect(breaker.run(async () => 'asked')).rejects.toThrow(BreakerOpen)
  clock.advance(20_000)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = breaker.run(() => promise)
  await expect(breaker.run(async () => 'a second one')).rejects.toThrow(BreakerOpen)
  resolve('well again')
  expect(await first).toBe('well again')
  expect(breaker.state()).toBe('closed')
})

test('a system that refuses what it is asked is there all the same; one that says when to come back is believed', async () => {
  const clock = heldClock()
  const breaker = createBreaker(clock)
  for (let count = 0; count < 9; count += 1) await expect(breaker.run(refusal(400))).rejects.toThrow(CallFailed)
  expect(breaker.state()).toBe('closed')
  await expect(breaker.run(refusal(429, 60_000))).rejects.toThrow(CallFailed)
  clock.advance(59_000)
  expect(breaker.state()).toBe('open')
  clock.advance(1000)
  expect(breaker.state()).toBe('half-open')
})

test('calls beyond what a system allows in a while wait until it allows them', async () => {
  const clock = heldClock()
  const rests: number[] = []
  const budget = createBudget(clock, { most: 2, ms: 10_000, atOnce: 5 }, async (ms) => {
    rests.push(ms)
    clock.advance(ms)
  })
  await budget(async () => clock.advance(1000))
  await budget(async () => undefined)
  expect(rests).toEqual([])
  await budget(async () => undefined)
  expect(rests).toEqual([9000])
})

test('calls of a backlog leave evenly, not in one burst', async () => {
  const clock = heldClock()
  const rests: number[] = []
  const limits = { most: 100, ms: 10_000, atOnce: 5, apart: 100 }
  const budget = createBudget(clock, limits, async (ms) => rests.push(ms))
  await Promise.all([1, 2, 3].map(() => budget(async () => undefined)))
  expect(rests).toHaveLength(2)
  for (const rest of rests) expect(rest).toBeGreaterThan(0)
})
