import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the package, the same from the sources and from `build/server/`. */
export const rootDir: string = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  const manifest = path.join(folder, 'package.json')
  if (existsSync(manifest) && nameIn(manifest) === 'ammiraglia') return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`No package.json named ammiraglia above ${import.meta.dirname}`)
  return findRoot(parent)
}

function nameIn(manifest: string): unknown {
  const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  return typeof content === 'object' && content !== null && 'name' in content ? content.name : undefined
}
