import { messageOf } from '#app/kit/error-code.ts'
import type { ListedFile, StoreOutside } from '#app/adapters/files/files.ts'
import type { Archive } from './archive.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** The entry that names the files which stay in the store: name, length and the store's own digest, a line each. */
export const listName = 'files.txt'

/** The store that people's files lie in does not say which there are: in a sentence, with its error as the cause. */
export class FilesNotListed extends Error {}

/** After the database: whatever it knows of is in the list. @throws FilesNotListed */
export async function listKept(store: StoreOutside, archive: Archive) {
  const lines: string[] = []
  let bytes = 0
  try {
    for await (const kept of store.list()) {
      lines.push(lineOf(kept))
      bytes += kept.bytes
    }
  } catch (cause) {
    const reason = messageOf(cause)
    throw new FilesNotListed(store.trial.remedy(cause, reason), { cause })
  }
  await archive.text(listName, lines.join(''))
  return { ...store.place, files: lines.length, bytes }
}

function lineOf({ name, bytes, digest }: ListedFile): string {
  return `${name} ${bytes} ${digest}\n`
}

/**
 * Whether the store still has what a backup knew of, as it was.
 * @returns the names of the files that are gone, and of those that are others by now
 */
export async function compareKept(store: StoreOutside, list: string): Promise<{ gone: string[]; changed: string[] }> {
  const found = new Map<string, string>()
  for await (const kept of store.list()) {
    const [name = '', ...rest] = lineOf(kept).trim().split(' ')
    found.set(name, rest.join(' '))
  }
  const result: { gone: string[]; changed: string[] } = { gone: [], changed: [] }
  for (const line of list.split('\n').filter(Boolean)) {
    const [name = '', ...rest] = line.split(' ')
    const there = found.get(name)
    if (there === undefined) result.gone.push(name)
    else if (!isSame(rest.join(' '), there)) result.changed.push(name)
  }
  return result
}

/** What came in parts has a digest by its parts: copied in others to another bucket, it has another one. */
function isSame(was: string, is: string): boolean {
  if (was === is) return true
  const inParts = was.includes('-') || is.includes('-')
  return inParts && was.split(' ')[0] === is.split(' ')[0]
}
