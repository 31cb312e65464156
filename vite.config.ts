import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false },
  environments: { ssr: { build: { rollupOptions: { input: './app/server.ts' } } } },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './tests/postgres.ts',
    setupFiles: './tests/setup.ts',
  },
})
