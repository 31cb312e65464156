import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { StoredFile } from '#app/adapters/files/files.ts'
import type { Portal } from '#app/portal.server.ts'
import type { ModelFamily } from '#db/template/codes.ts'
import { type Colour, drawPicture, type Picture, type Shot } from './drawings/drawings.ts'
import type { Story } from './story.ts'

/** A picture as it lies in the store of files. */
export type Photo = {
  contentKey: string
  contentSha256: string
  thumbKey: string
  bytes: number
  width: number
  height: number
}

/** Every picture the demonstration shows, by what is on it. */
export type Album = (picture: Picture) => Photo

/** What a photograph of this claim shows. Whatever tells no serial number is the same for every bicycle of a kind. */
export function pictureOf(story: Story, serial: string, shot: Shot, purchased?: string): Picture {
  const [part] = story.parts
  const picture = { shot, part, kind: story.kind, model: story.bike, colour: colours[story.bike], serial, seed: 1 }
  switch (shot) {
    case 'receipt':
      return { ...picture, ...(purchased ? { purchased } : {}) }
    case 'serial':
    case 'label':
    case 'packing-list':
      return picture
    case 'bike':
    case 'opposite':
      return { ...picture, part: 'frame', kind: 'aesthetic', serial: anySerial }
    case 'clamp':
    case 'insertion':
      return {
        ...picture,
        part: shot === 'clamp' ? 'handlebar' : 'seatpost',
        model: 'C68',
        colour: 'red',
        serial: anySerial,
      }
    case 'damage':
    case 'legs':
      return { ...picture, model: looks[story.bike], serial: anySerial }
    case 'distance':
    case 'box':
      return { ...picture, serial: anySerial }
  }
}

export type DrawPicture = (picture: Picture) => Promise<Buffer>

/** Draws each distinct picture once and keeps it, as an upload would have been kept. */
export async function takePictures(
  portal: Portal,
  pictures: readonly Picture[],
  drawOne: DrawPicture = drawPicture,
): Promise<Album> {
  const album = new Map<string, Photo>()
  const distinct = new Map(pictures.map((picture) => [nameOf(picture), picture]))
  const left = distinct.entries()
  // A picture being drawn takes some 30 MB: not all at once.
  const draw = async () => {
    for (const [name, picture] of left) album.set(name, await keepPicture(portal, await drawOne(picture)))
  }
  await Promise.all([draw(), draw(), draw()])
  return (picture) => {
    const photo = album.get(nameOf(picture))
    if (!photo) throw new Error(`Nobody has drawn ${nameOf(picture)}`)
    return photo
  }
}

/** Keeps a file that was made here. */
export async function keep(portal: Portal, content: Buffer): Promise<StoredFile> {
  const stored = await portal.files.put(Readable.from([content]), content.length)
  if (stored === 'too-large') throw new Error('A file of the demonstration is larger than itself')
  return stored
}

const colours: Record<ModelFamily, Colour> = { C68: 'red', V4R: 'black', V3: 'blue', V3R: 'blue', TT1: 'black' }
/** Close up, where no name is to be read, these look alike. */
const looks: Record<ModelFamily, ModelFamily> = { C68: 'C68', V4R: 'V4R', V3: 'V3', V3R: 'V3', TT1: 'V4R' }
const anySerial = 'C68.51S.00123'

async function keepPicture(portal: Portal, content: Buffer): Promise<Photo> {
  const { data, info } = await sharp(content)
    .resize(320, 320, { fit: 'inside' })
    .webp({ quality: 75 })
    .toBuffer({ resolveWithObject: true })
  const isUpright = info.height > info.width
  const [width, height] = isUpright ? [1200, 1600] : [1600, 1200]
  const [kept, thumb] = await Promise.all([keep(portal, content), keep(portal, data)])
  return { contentKey: kept.key, contentSha256: kept.sha256, thumbKey: thumb.key, bytes: content.length, width, height }
}

function nameOf(picture: Picture): string {
  const { shot, part, kind, model, colour, serial, purchased = '' } = picture
  return [shot, part, kind, model, colour, serial, purchased].join(' ')
}
