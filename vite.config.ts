import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The searching select brings sentences in some thirty languages; three are ours. It knows no English but the American.
  plugins: [reactRouter(), { ...optimizeLocales.vite({ locales: ['it-IT', 'en-US', 'fr-FR'] }), enforce: 'pre' }],
  resolve: {
    alias: [
      // React Router's own answers a missing part by a reload each time (docs/decisions/006).
      { find: /^\.\/routeModules\.js$/, replacement: path.resolve('app/kit/ui/route-parts.tsx') },
    ],
  },
  // One sheet for all: 13 kB that a browser asks for once, and a screen that comes on demand finds its looks there.
  build: { sourcemap: false, cssCodeSplit: false },
  environments: {
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            // What most pages share goes in one file: it compresses better than thirty, and is asked for once. Forms are
            // not in it: with them comes the checking of schemas, which a list has no use for,
            // as it has none for tiles, folds and lists of facts.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /\/app\/(?:kit\/(?!forms\/|ui\/(?:choices|fold|description-list)\.)|shell\/)|lucide-react/,
                  minShareCount: 8,
                },
                // So does what every page of the portal begins with: its frame, and what stands in the frame's place.
                {
                  name: 'frame',
                  test: /\/app\/(?:shell\/(?!access-page)|kit\/(?:ui\/(?:banner|menu|theme)|lists\/way-back)\.|features\/\w+\/(?:sign-in\/sign-in|licence\/licence|account\/account|search\/search\.forget|pages\/pages(?:\.words)?)\.ts)/,
                  minShareCount: 2,
                },
                // A file for each icon is mostly its own head and foot; what one or two pages show stays with them.
                { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Tests wait for the database as often as it waits for them: a core for each, also where there are but two.
    maxWorkers: '100%',
    // The application is loaded once a worker, not once a file: that was most of what a file cost.
    isolate: false,
    include: [
      'app/**/*.test.{ts,tsx}',
      'db/**/*.test.ts',
      'tests/*.test.ts',
      'tests/access/*.test.ts',
      'tests/faults/*.test.ts',
    ],
    environment: 'node',
    // Wide enough for a machine that does much else: what fails, fails by what it finds.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    globalSetup: './tests/postgres.ts',
    setupFiles: './tests/setup.ts',
  },
})
