import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Lazy discovery sends every link of a page to the server, and misses a new build (docs/decisions/001).
  routeDiscovery: { mode: 'initial' },
} satisfies Config
