import path from 'node:path'
import { pathToFileURL } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'
import { iconFile } from './vite.icons.ts'
import { locales } from './app/kit/words/locales.ts'
import { oneLanguage } from './vite.languages.ts'
import { preactInBrowser } from './vite.preact.ts'
import { workerScript } from './vite.worker.ts'

/** Tests that ask for page after page; each feature's own tests ask for its pages too, and React warns there. */
const walks = [
  'app/shell/head.test.ts',
  'tests/access/*.test.ts',
  'tests/bad-input*.test.ts',
  'tests/revisits*.test.ts',
  'tests/sorted-*.test.ts',
]

/** Imported by a computed name: an image has no tests, and Vite would look for a file that is named in the import. */
const { leftOut }: { leftOut: string[] } = process.env['VITEST']
  ? await import(pathToFileURL(path.resolve('tests/left-out.ts')).href)
  : { leftOut: [] }

export default defineConfig({
  plugins: [
    reactRouter(),
    preactInBrowser(),
    oneLanguage(),
    iconFile(),
    workerScript(),
    // JSX that both builds of React understand: `projects` below use either.
    {
      name: 'elements-for-tests',
      config: () => (process.env['VITEST'] ? { oxc: { jsx: { runtime: 'automatic', development: false } } } : {}),
    },
    // The searching select brings sentences in some thirty languages: only ours stay.
    { ...optimizeLocales.vite({ locales: [...locales] }), enforce: 'pre' },
  ],
  resolve: {
    alias: [
      // React Router's own answers a missing part by a reload each time (docs/decisions/006).
      { find: /^\.\/routeModules\.js$/, replacement: path.resolve('app/kit/ui/route-parts.tsx') },
    ],
  },
  // One sheet for all: 13 kB that a browser asks for once, and a screen that comes on demand finds its looks there.
  build: { sourcemap: false, cssCodeSplit: false, rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
    client: {
      build: {
        rollupOptions: {
          output: {
            // What most pages need goes in few files: they compress better than thirty, and are asked for once.
            codeSplitting: {
              groups: [
                // A browser keeps it from one release to the next.
                { name: 'preact', test: /node_modules\/(?:preact|react-router)\// },
                { name: 'shared', test: /\/app\/kit\/(?:ui|lists|words)\/|lucide-react/, minShareCount: 25 },
                { name: 'frame', test: /\/app\/shell\//, minShareCount: 2 },
                // What all lists load comes as one file, and as another what some other pages load of it as well.
                { name: 'list-parts', test: /\/app\/kit\/lists\//, minShareCount: 7 },
                { name: 'lists', test: /\/app\/kit\/lists\//, minShareCount: 6 },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'in development',
          include: [
            'app/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'tests/*.test.ts',
            'tests/gallery/*.test.ts',
            'tests/erp/*.test.ts',
            'tests/faults/*.test.ts',
          ],
          exclude: [...walks, ...leftOut],
        },
      },
      // With React's own checks a page costs three times as much. Projects run by their names: the longest files are here,
      // and the shortest of the others keep both cores busy up to the end.
      { extends: true, test: { name: 'as built', include: walks, exclude: leftOut, env: { NODE_ENV: 'production' } } },
    ],
    environment: 'node',
    // Wide enough for a machine that does much else, where the longest takes a minute: what fails, fails by what it finds.
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
    globalSetup: './tests/postgres.ts',
    setupFiles: './tests/setup.ts',
  },
})
