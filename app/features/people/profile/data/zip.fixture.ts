/** The files of a zip whose entries are stored as they are, by name, as its directory at the end lists them. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end === -1) throw new Error('There is no end of a zip')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('An entry is compressed')
    const [bytes, name, extra, comment, start] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(content, content + bytes))
    at += 46 + name + extra + comment
  }
  return files
}
