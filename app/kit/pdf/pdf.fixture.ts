import { inflateSync } from 'node:zlib'

/** How many pages a document has, and the strings on them. */
export function readPdf(document: Uint8Array): { pages: number; texts: string[] } {
  const file = Buffer.from(document).toString('latin1')
  // What is compressed may end with a carriage return of its own.
  const streams = [...file.matchAll(/stream\r?\n(.*?)\nendstream/gs)].map(([, stream = '']) => {
    const raw = Buffer.from(stream, 'latin1')
    return raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : ''
  })
  // `[<48656c> 10 <6c6f>] TJ`: hexadecimal in Windows-1252, cut where letters are set closer.
  const lines = streams.join('\n').matchAll(/\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ/g)
  const texts = [...lines].map(([, line = '']) => {
    const hex = [...line.matchAll(/<([\da-f]*)>/g)].map(([, part = '']) => part).join('')
    return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
  })
  return { pages: file.match(/\/Type \/Page\b/g)?.length ?? 0, texts }
}
