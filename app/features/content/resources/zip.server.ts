import type { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { Problem } from '#app/kit/problem.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { branchOf, wayTo } from './folders.ts'
import { downloadMost, type Folder, isOver } from './resources.ts'
import { licenceLines, resourceWords } from './resources.words.ts'
import * as store from './store.server.ts'
import { zipWords } from './zip.words.ts'

export type Wanted = { ids: readonly number[] } | { folder: number }
/** Nothing of it is opened nor counted before it is begun. */
export type Zip = { name: string; begin: () => ReadableStream<Uint8Array> }

/**
 * Many assets as a zip that is made while it is sent, at its end a text with their terms: one piece of one file at a
 * time is in memory. What may not be used any more is left out, and the text says so. @throws Problem module-missing,
 * not-found when one of them is not there
 */
export async function zipAssets(
  portal: Portal,
  viewer: Viewer,
  locale: Locale,
  wanted: Wanted,
): Promise<Zip | 'too-many' | 'rights-over'> {
  requireModule(viewer, 'media-sharing')
  const folders = await store.listFolders(portal.db, locale)
  const assets = await find(portal, viewer, locale, folders, wanted)
  if (assets.length === 0) throw new Problem('not-found')
  if (assets.length > downloadMost) return 'too-many'
  if (assets.every((asset) => isOver(asset, dayOf(portal.clock.now())))) return 'rights-over'
  return zipOf(portal, locale, assets, folders)
}

/** These assets, which its caller has found for anyone who asks. */
export function zipOf(portal: Portal, locale: Locale, assets: readonly Asset[], folders: readonly Folder[]): Zip {
  const day = dayOf(portal.clock.now())
  const named = namesFor(assets, folders)
  const name = `${portal.brands.current().name}-media-${day}.zip`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  return { name, begin: () => makeZip(entries(portal, locale, named, day)) }
}

type Asset = Awaited<ReturnType<typeof store.findDownloads>>[number]
type Named = Asset & { path: string }

async function find(portal: Portal, viewer: Viewer, locale: Locale, folders: readonly Folder[], wanted: Wanted) {
  if ('folder' in wanted) {
    if (!folders.some(({ id }) => id === wanted.folder)) throw new Problem('not-found')
    const below = branchOf(folders, wanted.folder)
    return store.findDownloads(portal.db, viewer, locale, { folders: below, most: downloadMost + 1 })
  }
  const ids = [...new Set(wanted.ids)]
  if (ids.length > downloadMost) return store.findDownloads(portal.db, viewer, locale, { ids, most: downloadMost + 1 })
  const found = await store.findDownloads(portal.db, viewer, locale, { ids, most: downloadMost })
  if (found.length < ids.length) throw new Problem('not-found')
  return found
}

/** In their folders, each with a name of its own. */
function namesFor(assets: readonly Asset[], folders: readonly Folder[]): Named[] {
  const taken = new Set<string>()
  return assets.map((asset) => {
    const way = wayTo(folders, asset.folderId).map(({ name }) => safe(name))
    const dot = asset.name.lastIndexOf('.')
    const [stem, ending] = [asset.name.slice(0, dot), asset.name.slice(dot)]
    let path = ''
    for (let count = 1; path === '' || taken.has(path.toLowerCase()); count += 1)
      path = [...way, safe(count === 1 ? asset.name : `${stem} (${count})${ending}`)].join('/')
    taken.add(path.toLowerCase())
    return { ...asset, path }
  })
}

/** What no system takes in a name of a file or a folder. */
function safe(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]/g, '-').replace(/^\.+/, '') || 'file'
}

type Entry = { name: string; input: string | Readable; lastModified: Date; size?: number }

async function* entries(portal: Portal, locale: Locale, assets: readonly Named[], day: string): AsyncGenerator<Entry> {
  const missing: Named[] = []
  for (const asset of assets) {
    if (isOver(asset, day)) continue
    const opened = await portal.files.open(asset.contentKey)
    if (opened) {
      portal.usageCounters.count('resource download', asset.id)
      yield* withStream({ name: asset.path, input: opened.stream, lastModified: asset.createdAt }, opened.stream)
    } else {
      portal.log.error({ resource: asset.id }, 'a file of the media library is missing from the store')
      missing.push(asset)
    }
  }
  const text = termsText(portal, locale, { assets, missing, day })
  yield { name: sayIn(zipWords, locale)('file'), input: text, lastModified: portal.clock.now() }
}

/** Anyone who stops the download leaves no file open. */
function* withStream(entry: Entry, stream: Readable): Generator<Entry> {
  try {
    yield entry
  } finally {
    stream.destroy()
  }
}

type Written = { assets: readonly Named[]; missing: readonly Named[]; day: string }

function termsText({ brands }: Portal, locale: Locale, { assets, missing, day }: Written): string {
  const say = sayIn(zipWords, locale)
  const terms = sayIn(resourceWords, locale)
  const blocks = assets.map((asset) => {
    const lines = licenceLines(locale, asset, day).map((line) => `  ${line}`)
    if (isOver(asset, day)) return [asset.path, `  ${asset.title}`, ...lines, `  ${say('over')}`].join('\r\n')
    if (missing.includes(asset)) return [asset.path, `  ${asset.title}`, `  ${say('missing')}`].join('\r\n')
    return [asset.path, `  ${asset.title}`, `  ${terms(`terms.${asset.terms}`)}`, ...lines].join('\r\n')
  })
  return [say('title', { brand: brands.current().name }), say('intro'), ...blocks].join('\r\n\r\n') + '\r\n'
}
