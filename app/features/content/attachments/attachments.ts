export const fileFields = ['attachments', 'receipt'] as const
export type FileField = (typeof fileFields)[number]

const slotMark = '.'

/** What the input for one shot is called in a form that is sent without a script. */
export function slotField(field: FileField, slot: string): string {
  return field + slotMark + slot
}

/** The field of a file, and the shot it is for, as `slotField` calls them. */
export function fieldIn(name: string): { field: string; slot: string | undefined } {
  const at = name.indexOf(slotMark)
  return at < 0 ? { field: name, slot: undefined } : { field: name.slice(0, at), slot: name.slice(at + 1) }
}

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
  /** The shot of the maker's catalogue that it is. */
  slot: string | null
  /** By how many quarters, clockwise. */
  turned: number
  withdrawn: boolean
  /** On a ticket's photo, for staff alone: where else the same photo seems to be. */
  same?: SamePhoto[]
}

/** A photo of another ticket that looks the same: whose ticket it is, and since when. */
export type SamePhoto = { ticketId: number; companyName: string; openedAt: string } & Pick<
  Attachment,
  'id' | 'turned' | 'width' | 'height'
>

/** For one form: number of files, bytes of a photo or PDF, bytes of a video, bytes in all. */
export const fileLimits = { count: 12, photo: 25_000_000, video: 100_000_000, total: 150_000_000 } as const

/** Why a file was not taken, and the status that says so. */
const refusals = {
  empty: 400,
  kind: 400,
  'no-photo': 400,
  unreadable: 400,
  'too-many-pixels': 400,
  'photo-too-large': 413,
  'video-too-large': 413,
  'too-many': 400,
  'too-many-receipts': 400,
  'total-too-large': 413,
  'unsent-forms': 429,
  'unsent-bytes': 413,
  'too-slow': 503,
  busy: 503,
  'disk-fails': 503,
  'no-room': 507,
} as const
export type FileRefusal = keyof typeof refusals
export type FileStatus = (typeof refusals)[FileRefusal]

export function statusOf(refusal: FileRefusal): FileStatus {
  return refusals[refusal]
}

/** Whether the same file may be taken another time: it is the portal's own matter. */
export function mayComeLater(refusal: FileRefusal): boolean {
  return statusOf(refusal) >= 500
}

/** The graver of two files' failures: a fault of the portal comes before one of the sender. */
export function graver(one: FileStatus, other: FileStatus): FileStatus {
  return one > other ? one : other
}

type Addressed = Pick<Attachment, 'id' | 'kind'> & { turned?: number }

/** Where the browser gets a file; photos and only they have a small form. One that was turned is asked for once more. */
export function fileAddress({ id, kind, turned }: Addressed): { content: string; thumb: string | null } {
  const content = `/files/${id}`
  const as = turned ? `?turned=${turned}` : ''
  return { content: content + as, thumb: kind === 'photo' ? `${content}/thumb${as}` : null }
}
