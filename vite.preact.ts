import type { Plugin } from 'vite'

/** What takes the place of React: Preact, with what the router asks of React besides. */
const own: Record<string, string> = {
  // For transitions of the router's own, which this portal does not turn on.
  '\0preact:react': `
    export * from 'preact/compat'
    export { default } from 'preact/compat'
    export const useOptimistic = (state) => [state, () => {}]
  `,
  // React waits at the root for what the router begins with, Preact only within a boundary.
  '\0preact:react-dom/client': `
    import { createElement, hydrate, Suspense } from 'preact/compat'
    export const hydrateRoot = (root, page) => hydrate(createElement(Suspense, null, page), root)
  `,
}

const inBrowser = new Map([
  ['react', '\0preact:react'],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', '\0preact:react-dom/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
])

/** What runs on React itself: `*.react.tsx`, loaded when it is used, and the libraries that such a file needs. */
const onReact =
  /\.react\.tsx$|\/node_modules\/(?:react-aria|react-aria-components|react-stately|use-sync-external-store|react-dom)\//

/**
 * The scripts that are built run on Preact, which is a sixth of React with its document (docs/decisions/118). Development has
 * React itself, which names its mistakes.
 */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const found = importer !== undefined && onReact.test(importer) ? undefined : inBrowser.get(source)
      return found === undefined || found in own ? found : this.resolve(found, importer, { skipSelf: true })
    },
    load: (id) => own[id],
  }
}
