import type { FieldProblem } from '#app/kit/forms/problems.ts'

/** As what a file is shown. */
export type FileLook = 'image' | 'video' | 'document'

export type Limits = {
  count: number
  /** For one file. */
  bytes: number
  /** For all together. */
  total?: number
}

/**
 * The field by which a form without JavaScript has one of its files removed. Not `remove`: a form's control of that name
 * stands in the place of the form's own method, by which Preact takes the form off the page.
 */
export const removedFile = 'removed_file'

const types = new Map<string, FileLook>([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/webp', 'image'],
  ['image/heic', 'image'],
  ['image/heif', 'image'],
  ['application/pdf', 'document'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
])

/** Some systems tell no type for a HEIC or MOV file, only its name. */
const endings: Record<string, FileLook> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  heic: 'image',
  heif: 'image',
  pdf: 'document',
  mp4: 'video',
  mov: 'video',
}

export const acceptedTypes = [...types.keys()].join(',')

/** As its name or type tells it; undefined for one that is not accepted. */
export function fileKind(file: File): FileLook | undefined {
  return types.get(file.type) ?? (file.type ? undefined : endings[file.name.split('.').at(-1)?.toLowerCase() ?? ''])
}

type Present = { state: string; bytes: number }

/** Spares the way up to what the server would refuse anyway; the server checks again. */
export function problemOf(file: File, uploads: readonly Present[], limits: Limits): FieldProblem | undefined {
  const kept = uploads.filter((upload) => upload.state !== 'failed')
  const sum = kept.reduce((bytes, upload) => bytes + upload.bytes, file.size)
  if (file.size === 0) return { path: '', message: 'file-empty' }
  if (!fileKind(file)) return { path: '', message: 'file-type' }
  if (kept.length >= limits.count) return { path: '', message: 'file-count', slots: { count: limits.count } }
  if (file.size > limits.bytes) return { path: '', message: 'file-size', slots: { size: megabytes(limits.bytes) } }
  if (limits.total && sum > limits.total)
    return { path: '', message: 'file-total', slots: { size: megabytes(limits.total) } }
  return undefined
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1e6)
}
