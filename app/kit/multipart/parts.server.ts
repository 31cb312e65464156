import { FormStopped, type Source } from './source.server.ts'

/** One part of a form; `fileName` is there when it is a file, empty when its input was left empty. */
export type Part = { name: string; fileName: string | undefined; content(): AsyncGenerator<Buffer> }

const headerBytes = 4096

/**
 * The parts of a multipart/form-data body as browsers write it (RFC 7578 and the HTML standard's encoding), each once
 * the one before has been read to its end. Pulled and not pushed: a slow disk slows the sender, nothing needs events.
 * Own code, because the packages skip a part they cannot read in silence (a lost photo) where a form must be refused.
 */
export async function* openParts(source: Source, boundary: string): AsyncGenerator<Part> {
  const opening = Buffer.from(`--${boundary}`)
  const delimiter = Buffer.concat([lineEnd, opening])
  await need(source, opening.length)
  if (!source.buffer().subarray(0, opening.length).equals(opening)) throw new FormStopped('malformed')
  source.drop(opening.length)
  while (await another(source)) {
    const header = await readHeader(source)
    const state = { ended: false }
    yield { ...header, content: () => readContent(source, delimiter, state) }
    for await (const _ of readContent(source, delimiter, state)) continue
  }
  await drain(source)
}

const lineEnd = Buffer.from('\r\n')
const headerEnd = Buffer.from('\r\n\r\n')

async function need(source: Source, bytes: number): Promise<void> {
  while (source.buffer().length < bytes) if (!(await source.fill())) throw new FormStopped('malformed')
}

/** Behind a boundary stands the end of the line, or the two dashes of the last one. */
async function another(source: Source): Promise<boolean> {
  await need(source, 2)
  const mark = source.buffer().toString('latin1', 0, 2)
  source.drop(2)
  if (mark !== '\r\n' && mark !== '--') throw new FormStopped('malformed')
  return mark === '\r\n'
}

async function readHeader(source: Source): Promise<{ name: string; fileName: string | undefined }> {
  let end = source.buffer().indexOf(headerEnd)
  while (end < 0 && source.buffer().length < headerBytes) {
    if (!(await source.fill())) throw new FormStopped('malformed')
    end = source.buffer().indexOf(headerEnd)
  }
  if (end < 0 || end > headerBytes) throw new FormStopped('malformed')
  const lines = source.buffer().toString('utf8', 0, end).split('\r\n')
  source.drop(end + headerEnd.length)
  const dispositions = lines.filter((line) => /^content-disposition *:/i.test(line))
  const [disposition] = dispositions
  if (disposition === undefined || dispositions.length > 1) throw new FormStopped('malformed')
  return readDisposition(disposition.slice(disposition.indexOf(':') + 1).trim())
}

function readDisposition(value: string): { name: string; fileName: string | undefined } {
  const kind = /^form-data(?=\s*;)/i.exec(value)
  if (!kind) throw new FormStopped('malformed')
  const parameters = new Map<string, string>()
  const parameter = /\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^\s";]+))/y
  parameter.lastIndex = kind[0].length
  let end = parameter.lastIndex
  for (let found = parameter.exec(value); found; found = parameter.exec(value)) {
    const [, key = '', quoted, plain = ''] = found
    // Two names would let two readers see two different files.
    if (parameters.has(key.toLowerCase())) throw new FormStopped('malformed')
    parameters.set(key.toLowerCase(), unescape(quoted ?? plain))
    end = parameter.lastIndex
  }
  const name = parameters.get('name')
  if (name === undefined || end !== value.length) throw new FormStopped('malformed')
  return { name, fileName: parameters.get('filename') }
}

/** Browsers write these three signs so, and no others. */
function unescape(text: string): string {
  return text.replaceAll(/%22/g, '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}

/** Up to the next boundary, which is dropped too. Left early, another call goes on where this one stopped. */
async function* readContent(source: Source, delimiter: Buffer, state: { ended: boolean }): AsyncGenerator<Buffer> {
  while (!state.ended) {
    const buffer = source.buffer()
    const found = buffer.indexOf(delimiter)
    const sure = found < 0 ? beforeLineEnd(buffer, delimiter.length) : found
    source.drop(found < 0 ? sure : found + delimiter.length)
    state.ended = found >= 0
    if (sure > 0) yield buffer.subarray(0, sure)
    if (!state.ended && !(await source.fill())) throw new FormStopped('malformed')
  }
}

/** The last bytes may be the beginning of a boundary; mostly they are not, and nothing needs to be kept and copied. */
function beforeLineEnd(buffer: Buffer, within: number): number {
  const at = buffer.indexOf(0x0d, Math.max(0, buffer.length - within + 1))
  return at < 0 ? buffer.length : at
}

/** What stands behind the last boundary means nothing, but unread it would cost the connection. */
async function drain(source: Source): Promise<void> {
  do source.drop(source.buffer().length)
  while (await source.fill())
}
