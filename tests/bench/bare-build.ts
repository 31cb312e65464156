import path from 'node:path'
import { build, type Plugin } from 'vite'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { iconFile } from '../../vite.icons.ts'

const folder = import.meta.dirname
const ownRouter = path.join(folder, 'bare-router.tsx')
const drawnEachTime = path.join(folder, 'bare-kept.tsx')

/** Builds the bare server for one route of the portal. @returns the program */
export async function buildBare(routeId: string): Promise<string> {
  const outDir = path.join(rootDir, 'build/bench', path.basename(routeId))
  await build({
    root: rootDir,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [iconFile(), bareRouter(path.join(rootDir, 'app', `${routeId}.tsx`))],
    build: {
      ssr: path.join(folder, 'bare.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'bare.js' } },
    },
  })
  return path.join(outDir, 'bare.js')
}

/** What the components import as the router is ours, which alone gets the real one; what the portal keeps drawn is drawn. */
function bareRouter(page: string): Plugin {
  return {
    name: 'bare-router',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === './any-page.tsx') return page
      if (source.endsWith('/kept.tsx')) return drawnEachTime
      return source === 'react-router' && importer !== ownRouter ? ownRouter : undefined
    },
  }
}
