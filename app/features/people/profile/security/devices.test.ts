import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

test('a session is told by browser and system, and one that says neither is unknown', () => {
  const seen = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'curl/8.5.0',
    '',
  ]
  const told = seen.map((userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    return `${browser ?? '?'} ${system ?? '?'}`
  })
  expect(told).toEqual([
    'Chrome Windows',
    'Edge Windows',
    'Safari iPhone',
    'Safari macOS',
    'Firefox Linux',
    'Samsung Internet Android',
    '? ?',
    '? ?',
  ])
})
