import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const lucide = path.resolve('node_modules/lucide-react/dist/esm')
const maker = path.resolve('app/kit/ui/icon.ts')

const iconModule = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

type Icon = { node: readonly [element: string, attributes: Record<string, string>][] }

/**
 * Puts the strokes of all lucide's icons that the portal shows into one file, which a browser keeps, and leaves the scripts
 * and the pages with a reference into it: see app/kit/ui/icon.ts. In development the icons are lucide's own.
 */
export function iconFile(): Plugin {
  let symbols = new Map<string, string>()
  let source = ''
  let fileName = ''
  return {
    name: 'icon-file',
    apply: 'build',
    async config() {
      symbols = await drawn(used())
      source = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>`
      fileName = `assets/icons-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`
      return {
        ssr: { noExternal: ['lucide-react'] },
        define: { 'import.meta.env.ICONS': JSON.stringify(`/${fileName}`) },
      }
    },
    transform: {
      filter: { id: iconModule },
      handler: (_code, id) => ({
        code: `import icon from ${JSON.stringify(maker)}\nexport default /* @__PURE__ */ icon('${nameOf(id)}')`,
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const lacking = modules.filter((id) => iconModule.test(id) && !symbols.has(nameOf(id)))
      if (lacking.length > 0) this.error(`Imported in a way that vite.icons.ts does not find: ${lacking.join(', ')}`)
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The names under which the sources import icons, each as it stands in lucide's own list: `House`. */
function used(): string[] {
  const sources = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const imports = sources.flatMap((code) => code.match(/import \{[^}]*\} from 'lucide-react'/g) ?? [])
  return imports.flatMap((line) => line.match(/(?<!type )\b[A-Z]\w*/g) ?? [])
}

/** By the names of lucide's files, as they stand in the file of all. */
async function drawn(names: string[]): Promise<Map<string, string>> {
  const list = readFileSync(path.join(lucide, 'lucide-react.mjs'), 'utf8')
  const files = new Map(
    [...list.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm)].flatMap(([, exported = '', file = '']) =>
      exported.split(',').map((one) => [one.replace('default as', '').trim(), file] as const),
    ),
  )
  const found = [...new Set(names.flatMap((name) => files.get(name) ?? []))].toSorted()
  return new Map(await Promise.all(found.map(async (file) => [file, await symbolOf(file)] as const)))
}

async function symbolOf(file: string): Promise<string> {
  const { __iconData: icon }: { __iconData: Icon } = await import(
    pathToFileURL(path.join(lucide, 'icons', `${file}.mjs`)).href
  )
  return `<symbol id="${file}" viewBox="0 0 24 24">${icon.node.map(written).join('')}</symbol>`
}

function nameOf(id: string): string {
  return path.basename(id, '.mjs')
}

function written([element, { key: _key, ...attributes }]: Icon['node'][number]): string {
  const list = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${element}${list.join('')}/>`
}
