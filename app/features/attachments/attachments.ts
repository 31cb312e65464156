export const fileFields = ['attachments', 'receipt'] as const
export type FileField = (typeof fileFields)[number]

export type FileKind = 'photo' | 'pdf' | 'video'

/** A file as the pages about its ticket show it. `capturedAt` is the camera's own clock, without a zone. */
export type Attachment = {
  id: string
  messageId: number | null
  field: FileField
  name: string
  kind: FileKind
  bytes: number
  width: number | null
  height: number | null
  capturedAt: string | null
  withdrawn: boolean
}

/** Of one form: files, bytes a photo or PDF, bytes a video, bytes in all. */
export const fileLimits = { count: 12, photo: 25_000_000, video: 100_000_000, total: 150_000_000 } as const

/** Why a file was not taken. */
export type FileRefusal =
  | 'empty'
  | 'kind'
  | 'unreadable'
  | 'too-many-pixels'
  | 'photo-too-large'
  | 'video-too-large'
  | 'too-many'
  | 'total-too-large'

/** Those that are answered by 413. */
export const sizeRefusals: ReadonlySet<FileRefusal> = new Set(['photo-too-large', 'video-too-large', 'total-too-large'])

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** Where the browser gets a file; photos and only they have a small form. */
export function fileAddress(file: Pick<Attachment, 'id' | 'kind'>): { content: string; thumb: string | null } {
  const content = `/files/${file.id}`
  return { content, thumb: file.kind === 'photo' ? `${content}/thumb` : null }
}
