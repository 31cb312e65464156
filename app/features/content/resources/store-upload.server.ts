import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { displayName } from '#app/kit/pictures/display-name.ts'
import { isPicture, isVideo, mediaTypes } from '#app/kit/pictures/file-kinds.ts'
import { blankPosition } from '#app/kit/pictures/videos.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Arrived, withArrived } from '#app/features/content/attachments/attachments.prepare.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { FileRefusal } from '#app/features/content/attachments/attachments.ts'
import { type AssetKind, uploadMost } from './resources.ts'

/** A file in the store, not yet of anything. */
export type Kept = {
  name: string
  kind: AssetKind
  mediaType: string
  bytes: number
  width: number | null
  height: number | null
  contentKey: string
  previewKey: string | null
  thumbKey: string | null
}
type Refused = { refused: FileRefusal }

/**
 * Keeps a file as it was sent: dealers print from it. Photos get two smaller forms beside it; of videos the position is
 * blanked.
 */
export function keepFile(portal: Portal, viewer: Viewer, name: string, stream: Readable): Promise<Kept | Refused> {
  return withArrived(portal, viewer, stream, (arrived) => keepArrived(portal, viewer, name, arrived), {
    photo: uploadMost,
    video: uploadMost,
  })
}

/** The same, and by its content whether it is a file that is there already, of which nothing more is kept. */
export function keepUnlessSame(
  portal: Portal,
  owner: Pick<Viewer, 'accountId'>,
  { name, same }: { name: string; same: string | null },
  stream: Readable,
): Promise<(Kept & { sha256: string }) | 'same' | Refused> {
  const keep = async (arrived: Arrived) => {
    if (arrived.sha256 === same) return 'same'
    const kept = await keepArrived(portal, owner, name, arrived)
    return 'refused' in kept ? kept : { ...kept, sha256: arrived.sha256 }
  }
  return withArrived(portal, owner, stream, keep, { photo: uploadMost, video: uploadMost })
}

export async function discardKept(portal: Portal, { contentKey, previewKey, thumbKey }: Kept): Promise<void> {
  for (const key of [contentKey, previewKey, thumbKey]) if (key !== null) await portal.files.remove(key)
}

async function keepArrived(
  portal: Portal,
  viewer: Pick<Viewer, 'accountId'>,
  sentName: string,
  arrived: Arrived,
): Promise<Kept | Refused> {
  const { source, format, bytes } = arrived
  const file = { name: displayName(sentName, format), mediaType: mediaTypes[format], bytes }
  if (isPicture(format)) return keepPhoto(portal, viewer, source, file)
  if (isVideo(format) && (await blankPosition(source)) === 'unreadable') return { refused: 'unreadable' }
  const contentKey = await put(portal, source)
  const kind = isVideo(format) ? 'video' : 'pdf'
  return { ...file, kind, width: null, height: null, contentKey, previewKey: null, thumbKey: null }
}

type File = Pick<Kept, 'name' | 'mediaType' | 'bytes'>

async function keepPhoto(
  portal: Portal,
  { accountId }: Pick<Viewer, 'accountId'>,
  source: string,
  file: File,
): Promise<Kept | Refused> {
  const [shown, thumb] = [portal.scratch.newPath(), portal.scratch.newPath()]
  try {
    const picture = await portal.pictures.render({ source, shown, thumb }, `account ${accountId}`)
    if (typeof picture === 'string') return { refused: picture }
    const { width, height } = picture.sent
    const contentKey = await put(portal, source)
    const previewKey = await put(portal, shown)
    return { ...file, kind: 'photo', width, height, contentKey, previewKey, thumbKey: await put(portal, thumb) }
  } finally {
    await portal.scratch.discard(shown, thumb)
  }
}

async function put(portal: Portal, path: string): Promise<string> {
  const stored = await portal.files.put(createReadStream(path), uploadMost)
  if (stored === 'too-large') throw new Error('A prepared file cannot be larger than what was let in')
  return stored.key
}
