import path from 'node:path'
import type { Plugin } from 'vite'

/** Has lucide's icons made by the portal's own maker, in all that is built: see app/kit/ui/icon.ts. */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(source, importer) {
      const isLucides = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      return isLucides ? path.resolve('app/kit/ui/icon.ts') : undefined
    },
  }
}
