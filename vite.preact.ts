import type { Plugin } from 'vite'

const react = '\0react-in-browser'

/** What takes the place of React and of its document. */
const inBrowser = new Map([
  ['react', react],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
])

/** What runs on React itself: `*.react.tsx`, loaded when it is used, and the libraries that such a file needs. */
const onReact =
  /\.react\.tsx$|\/node_modules\/(?:react-aria|react-aria-components|react-stately|use-sync-external-store|react-dom)\//

/** The router names `useOptimistic` for transitions of its own, which this portal does not turn on. */
const code = `
  export * from 'preact/compat'
  export { default } from 'preact/compat'
  export const useOptimistic = (state) => [state, () => {}]
`

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
      return found === undefined || found === react ? found : this.resolve(found, importer, { skipSelf: true })
    },
    load: (id) => (id === react ? code : undefined),
  }
}
