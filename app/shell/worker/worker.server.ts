import running from 'virtual:worker'

/** Takes away what the other one kept, and then itself. */
const leaving = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (/^(?:of|assets) /.test(name)) await caches.delete(name)
  await self.registration.unregister()
}
`

/**
 * The worker of this build, or one that takes itself away. Browsers look for another one with each page they open, and
 * never in what they kept.
 */
export function workerAnswer(build: string, isOn: boolean): Response {
  const script = isOn ? `self.build = ${JSON.stringify(build)}\n${running}` : leaving
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // It runs nothing but itself, and asks this portal alone.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
