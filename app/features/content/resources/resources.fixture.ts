import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Portal } from '#app/portal.server.ts'
import { type App, as } from '#tests/app.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { Kept } from './store-upload.server.ts'
import type { AssetTerms, Shelf } from './resources.ts'
import { addFolder, addResource, addVersion, type Facts } from './resources.staff.server.ts'

type Options = Partial<Pick<Facts, 'folderId' | 'family' | 'language' | 'colour'>> & {
  shelf?: Shelf
  title?: string
  name?: string
  content?: string
  terms?: AssetTerms
  credit?: string
  until?: string | null
}

/** A file in the store, as an upload would have left it; its content is whatever the test says. */
export async function putFile(portal: Portal, name: string, content: string): Promise<Kept> {
  const key = async () => {
    const stored = await portal.files.put(Readable.from([Buffer.from(content)]), 1_000_000)
    if (stored === 'too-large') throw new Error('A file of a test is small')
    return stored.key
  }
  const kind = name.endsWith('.pdf') ? 'pdf' : name.endsWith('.mp4') ? 'video' : 'photo'
  const isPhoto = kind === 'photo'
  return {
    name,
    kind,
    mediaType: { pdf: 'application/pdf', video: 'video/mp4', photo: 'image/jpeg' }[kind],
    bytes: Buffer.byteLength(content),
    width: isPhoto ? 40 : null,
    height: isPhoto ? 30 : null,
    contentKey: await key(),
    previewKey: isPhoto ? await key() : null,
    thumbKey: isPhoto ? await key() : null,
  }
}

export async function putFolder(portal: Portal, admin: StaffViewer, name: string, parentId: number | null = null) {
  const id = await addFolder(portal, admin, { parentId, names: { it: name, en: `${name} (en)`, fr: `${name} (fr)` } })
  if (id === undefined) throw new Error(`There is a folder ${name} already`)
  return id
}

/** Something on a shelf, put there by an administrator. */
export async function putResource(portal: Portal, admin: StaffViewer, options: Options): Promise<number> {
  const { shelf = 'media', title = 'C68 rossa', terms = 'dealers', credit = '', until = null } = options
  const isGuide = shelf !== 'media'
  const name = options.name ?? (isGuide ? 'manuale.pdf' : 'c68.jpg')
  const file = await putFile(portal, name, options.content ?? (isGuide ? '%PDF-1.4 manuale' : 'foto'))
  const facts: Facts = {
    titles: { it: title, en: `${title} (en)`, fr: `${title} (fr)` },
    folderId: options.folderId ?? null,
    family: options.family ?? (isGuide ? 'C68' : null),
    language: options.language ?? (isGuide ? 'it' : null),
    colour: options.colour ?? '',
    licence: { terms, credit, until },
  }
  const id = await addResource(portal, admin, shelf, { submission: randomUUID(), note: '', file, facts })
  if (id === undefined) throw new Error('It came with its file')
  return id
}

export async function putVersion(portal: Portal, admin: StaffViewer, id: number, name: string, content: string) {
  const file = await putFile(portal, name, content)
  await addVersion(portal, admin, id, { submission: randomUUID(), note: 'Nuova edizione', file })
}

/** What the form of a thing, as its page shows it, has seen of it. */
export async function seenOf(app: App, admin: { cookie: string }, id: number): Promise<string> {
  const page = await (await app.fetch(`/console/resources/${id}`, as(admin))).text()
  return /name="version" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
