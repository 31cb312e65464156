export type Exif = { orientation?: number; capturedAt?: string }

/**
 * The orientation and the time of capture out of an EXIF block, and nothing else: position, names and thumbnails are
 * not even looked at. The time is local as the camera wrote it, with its offset only if the camera knew it.
 */
export function readExif(block: Uint8Array): Exif {
  const text = String.fromCharCode(...block.subarray(0, 10))
  const tiff = block.subarray(text.startsWith('Exif\0\0') ? 6 : 0)
  const order = String.fromCharCode(...tiff.subarray(0, 4))
  if (order !== 'II*\0' && order !== 'MM\0*') return {}
  const reader = createReader(tiff, order === 'II*\0')
  const first = reader.entries(reader.long(4) ?? 0)
  const orientation = first.get(0x0112)
  const details = reader.entries(reader.long((first.get(0x8769) ?? -1) + 8) ?? 0)
  const capturedAt = timeFrom(reader.text(details.get(0x9003)), reader.text(details.get(0x9011)))
  const turned = orientation === undefined ? undefined : reader.short(orientation + 8)
  return { ...(turned && turned <= 8 ? { orientation: turned } : {}), ...(capturedAt ? { capturedAt } : {}) }
}

/** More than any camera writes; a hostile block claims 65,535. */
const mostEntries = 200

function createReader(tiff: Uint8Array, little: boolean) {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const short = (at: number) => (at >= 0 && at + 2 <= tiff.length ? view.getUint16(at, little) : undefined)
  const long = (at: number) => (at >= 0 && at + 4 <= tiff.length ? view.getUint32(at, little) : undefined)
  return {
    short,
    long,
    /** Where the entry of each tag stands. */
    entries(at: number): Map<number, number> {
      const found = new Map<number, number>()
      const count = at < 8 ? 0 : Math.min(short(at) ?? 0, mostEntries)
      for (let index = 0; index < count; index++) {
        const tag = short(at + 2 + index * 12)
        if (tag !== undefined) found.set(tag, at + 2 + index * 12)
      }
      return found
    },
    text(entry: number | undefined): string {
      if (entry === undefined) return ''
      const length = Math.min(long(entry + 4) ?? 0, 40)
      const at = length <= 4 ? entry + 8 : (long(entry + 8) ?? 0)
      return String.fromCharCode(...tiff.subarray(at, at + length))
    },
  }
}

function timeFrom(time: string, offset: string): string | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(time)
  if (!parts) return undefined
  const local = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`
  // An unset clock writes zeros; a date that does not exist comes back as another one.
  const instant = new Date(`${local}Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 19) !== local) return undefined
  if (instant.getTime() < Date.UTC(1990)) return undefined
  return local + (/^[+-](?:0\d|1[0-4]):[0-5]\d/.exec(offset)?.[0] ?? '')
}
