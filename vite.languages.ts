import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { locales } from './app/kit/words/locales.ts'

const assets = path.resolve('build/client/assets')

/** Before a language's name where it is the key of a sentence: the bundler keeps the keys of objects as they are. */
const mark = 'language:'

/**
 * Writes each of the browser's scripts once for each language, with that language's sentences alone. The scripts of a
 * language lie in a folder of their own; the server names that folder (`manifestIn`).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    transform: {
      filter: { id: /\.words\.ts$/ },
      handler(code) {
        return this.environment.name === 'client' ? { code: marked(code), map: null } : undefined
      },
    },
    // By then the router has written its list of scripts as well.
    writeBundle: {
      order: 'post',
      handler() {
        if (this.environment.name === 'ssr') splitLanguages()
      },
    },
  }
}

function marked(code: string): string {
  return edited(code, isEntry, (properties) => properties.map(({ key, value }) => `'${mark}${key}':${value}`))
}

function splitLanguages(): void {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const locale of locales) mkdirSync(path.join(assets, locale))
  for (const script of scripts) {
    const file = path.join(assets, script)
    const code = withoutImports(readFileSync(file, 'utf8')).replaceAll(/(?<=assets\/)[\w.-]+\.js/g, (name) =>
      scripts.includes(name) ? `${mark}/${name}` : name,
    )
    for (const locale of locales) {
      const own = edited(code, isMarked, (properties) =>
        properties.filter(({ key }) => key === mark + locale).map(({ value }) => `${locale}:${value}`),
      )
      writeFileSync(path.join(assets, locale, script), own.replaceAll(`${mark}/`, `${locale}/`))
    }
    rmSync(file)
  }
}

function isEntry(keys: string[]): boolean {
  return keys.length === locales.length && locales.every((locale) => keys.includes(locale))
}

function isMarked(keys: string[]): boolean {
  return keys.some((key) => key.startsWith(mark))
}

/** The router's list of scripts, without what each imports: that is for loading ahead, which nothing here does. */
function withoutImports(code: string): string {
  return code.startsWith('window.__reactRouterManifest=')
    ? code.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]')
    : code
}

type Property = { key: string; value: string }

/** The code with other properties in the objects whose keys are asked for. */
function edited(
  code: string,
  isWanted: (keys: string[]) => boolean,
  change: (properties: Property[]) => string[],
): string {
  let done = ''
  let end = 0
  new Visitor({
    ObjectExpression(object) {
      const properties = object.properties.flatMap((one) => propertyOf(one, code))
      if (properties.length < object.properties.length || !isWanted(properties.map(({ key }) => key))) return
      done += `${code.slice(end, object.start)}{${change(properties).join(',')}}`
      end = object.end
    },
  }).visit(parseSync('script.ts', code).program)
  return done + code.slice(end)
}

/** Nothing of what has no name of its own. */
function propertyOf(property: ESTree.ObjectExpression['properties'][number], code: string): Property[] {
  if (property.type !== 'Property' || property.computed) return []
  const { key, value } = property
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
  return name === undefined ? [] : [{ key: name, value: code.slice(value.start, value.end) }]
}
