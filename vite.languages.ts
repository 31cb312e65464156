import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { terms } from './app/terms.words.ts'
import { locales } from './app/kit/words/locales.ts'

const assets = path.resolve('build/client/assets')

/** Before a language's name where it is the key of a sentence: the bundler keeps the keys of objects as they are. */
const mark = 'language:'

const termsFile = 'terms.words.ts'

/**
 * Writes each of the browser's scripts once for each language, with that language's sentences alone. The scripts of a
 * language lie in a folder of their own; the server names that folder (`manifestIn`).
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/ },
      handler(code, id) {
        const hasWords = id.endsWith('.words.ts') || code.includes(termsFile)
        return hasWords && this.environment.name === 'client' ? { code: marked(withTerms(code)), map: null } : undefined
      },
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const isWhole = Object.values(bundle).some(
        (part) => part.type === 'chunk' && Object.keys(terms).every((term) => part.code.includes(`${term}:`)),
      )
      if (isWhole) this.error('The terms are loaded as a whole: name each as `terms.name`')
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

/** With the words themselves in the place of what names them: a page loads those it says, and no page the table of all. */
function withTerms(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || object.type !== 'Identifier' || object.name !== 'terms' || property.type !== 'Identifier') return
      const words = Object.entries(terms).find(([term]) => term === property.name)
      if (words) edits.push({ start, end, text: JSON.stringify(words[1]) })
    },
  }).visit(parseSync('script.ts', code).program)
  return spliced(code, edits)
}

function marked(code: string): string {
  return edited(code, isEntry, (properties) => properties.map(({ key, value }) => `'${mark}${key}':${value}`))
}

function splitLanguages(): void {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const locale of locales) mkdirSync(path.join(assets, locale))
  for (const script of scripts) {
    const file = path.join(assets, script)
    const code = lightList(readFileSync(file, 'utf8')).replaceAll(/(?<=assets\/)[\w.-]+\.js/g, (name) =>
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

const listBegin = 'window.__reactRouterManifest='

/**
 * The router's list of addresses without what a browser has no use for: what each script imports, which it finds out from the
 * script itself; and the files, which it asks for without the router (`reloadDocument`).
 */
function lightList(code: string): string {
  if (!code.startsWith(listBegin)) return code
  const list: { routes: Record<string, { path?: string }> } = JSON.parse(
    code.slice(listBegin.length, code.lastIndexOf(';')),
  )
  const routes = Object.entries(list.routes).filter(
    ([, { path: address = '' }]) => !/\b(?:csv|xlsx|pdf)$/.test(address),
  )
  const light = routes.map(([id, route]) => [id, { ...route, imports: [] }])
  return `${listBegin}${JSON.stringify({ ...list, routes: Object.fromEntries(light) })};`
}

type Property = { key: string; value: string }

/** The code with other properties in the objects whose keys are asked for. */
function edited(
  code: string,
  isWanted: (keys: string[]) => boolean,
  change: (properties: Property[]) => string[],
): string {
  const edits: Edit[] = []
  new Visitor({
    ObjectExpression({ properties: all, start, end }) {
      const properties = all.flatMap((one) => propertyOf(one, code))
      if (properties.length < all.length || !isWanted(properties.map(({ key }) => key))) return
      edits.push({ start, end, text: `{${change(properties).join(',')}}` })
    },
  }).visit(parseSync('script.ts', code).program)
  return spliced(code, edits)
}

type Edit = { start: number; end: number; text: string }

/** @param edits in the order of the code, none within another */
function spliced(code: string, edits: Edit[]): string {
  const pieces = edits.map(({ start, text }, index) => code.slice(edits[index - 1]?.end ?? 0, start) + text)
  return pieces.join('') + code.slice(edits.at(-1)?.end ?? 0)
}

/** Nothing of what has no name of its own. */
function propertyOf(property: ESTree.ObjectExpression['properties'][number], code: string): Property[] {
  if (property.type !== 'Property' || property.computed) return []
  const { key, value } = property
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
  return name === undefined ? [] : [{ key: name, value: code.slice(value.start, value.end) }]
}
