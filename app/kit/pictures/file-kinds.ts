/** The kinds of file the portal takes from people. */
export const fileKinds = ['jpeg', 'png', 'webp', 'heic', 'pdf', 'mp4', 'mov'] as const
export type FileKind = (typeof fileKinds)[number]

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} satisfies Record<FileKind, string>

export function isPicture(kind: FileKind): boolean {
  return mediaTypes[kind].startsWith('image/')
}

export function isVideo(kind: FileKind): boolean {
  return mediaTypes[kind].startsWith('video/')
}

/** How many bytes from the start `sniff` needs at most. */
export const sniffBytes = 64

/**
 * Tells the kind by the first bytes, and never by the name. An own allow-list of seven signatures at fixed places, no
 * parser: a library that knows hundreds of formats has to parse some of them (one was led into an endless loop by 55
 * bytes), and everything it knows beyond these seven would be refused anyway. That the rest of the file fits is proved
 * by decoding the picture or walking the video.
 */
export function sniff(start: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...start.subarray(0, sniffBytes))
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n') && text.startsWith('IHDR', 12)) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8', 8)) return 'webp'
  if (/^%PDF-[12]\.\d/.test(text)) return 'pdf'
  return text.startsWith('ftyp', 4) ? kindByBrands(text) : undefined
}

const heicBrands = ['heic', 'heix']
const mp4Brands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'MSNV', 'M4V ']

/** The first box of the family of MP4 names its brand, then those it is compatible with. */
function kindByBrands(text: string): FileKind | undefined {
  const size = (text.charCodeAt(2) << 8) | text.charCodeAt(3)
  const brands = text.slice(16, Math.min(size, sniffBytes)).match(/[^]{4}/g) ?? []
  const brand = text.slice(8, 12)
  if (heicBrands.includes(brand)) return 'heic'
  // The brand of all HEIF pictures, AVIF too.
  if (brand === 'mif1') return brands.some((other) => heicBrands.includes(other)) ? 'heic' : undefined
  if (brand === 'qt  ') return 'mov'
  return mp4Brands.includes(brand) ? 'mp4' : undefined
}
