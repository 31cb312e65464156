import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const file = path.resolve('app/shell/worker/worker.ts')

/**
 * `virtual:worker` is the worker as the script a browser runs by itself, in a string: the server hands it out under an
 * address of its own, which no bundle has.
 */
export function workerScript(): Plugin {
  return {
    name: 'worker-script',
    resolveId: (id) => (id === 'virtual:worker' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:worker') return undefined
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
      // It stands alone: nothing imports it but its types.
      return `export default ${JSON.stringify(code.replaceAll(/^export \{\s*\};?$/gm, ''))}`
    },
  }
}
