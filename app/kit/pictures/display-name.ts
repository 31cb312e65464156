import type { FileKind } from './file-kinds.ts'

const most = 120

const endings = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
  mp4: ['mp4', 'm4v'],
  mov: ['mov', 'qt'],
} satisfies Record<FileKind, [string, ...string[]]>

/**
 * A person's name for a file, fit to be shown and offered for download: the last part of a path, without signs that
 * nobody sees or that turn the reading direction, at most 120 signs, with the ending of what the file really is.
 */
export function displayName(name: string, kind: FileKind): string {
  const seen = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replaceAll(/\s+/g, ' ')
  const dot = seen.lastIndexOf('.')
  const ending = dot < 0 ? '' : seen.slice(dot + 1).toLowerCase()
  const right = endings[kind].some((one) => one === ending)
  const known = Object.values(endings).some((list) => list.some((one) => one === ending))
  const stem = trimmed(known ? seen.slice(0, dot) : seen)
  const suffix = `.${right ? seen.slice(dot + 1) : endings[kind][0]}`
  return `${cut(stem || 'file', most - suffix.length)}${suffix}`
}

/** A name of dots, or one that begins or ends with a dot or a space, is hidden or changed by some systems. */
function trimmed(text: string): string {
  return text.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
}

/** By whole signs, so that no half emoji is left. */
function cut(text: string, signs: number): string {
  const all = Array.from(text)
  return all.length <= signs ? text : `${all.slice(0, signs - 1).join('')}…`
}
