import { Readable } from 'node:stream'
import { requestFacts } from '#app/kit/request.server.ts'
import { Fields } from './fields.server.ts'
import { openParts, type Part } from './parts.server.ts'
import { FormStopped, openSource, type FormProblem, type Source } from './source.server.ts'

/** A file while it arrives: `name` is whatever the sender wrote, to be shown and never used as a path. */
export type FilePart = { field: string; name: string; stream: Readable }
/** `before` are the fields that stood before the file in the form. */
export type OnFile = (file: FilePart, before: URLSearchParams) => Promise<void>

/**
 * What could be read: with a problem, `fields` still holds the text that arrived before it (and, after 'too-large',
 * most often behind it), so that the form can come back with what the person typed.
 */
export type FormRead = {
  fields: URLSearchParams
  problem?: FormProblem
  hasFiles?: boolean
  /**
   * Set on a file that its reader may have wanted and that was not read to its end, because of the limit of the whole.
   */
  isCut?: boolean
}

export type FormLimits = {
  /** Bytes of the whole body; what is over is read and thrown away up to `drainBytes`, so that the answer is seen. */
  bytes: number
  drainBytes: number
  /** For a form in parts: one that is urlencoded has `textsMost`. */
  fields: number
  fieldBytes: number
  files: number
}

/**
 * In a body of a megabyte, which is all that is read of texts alone: some twice as many as the longest form has, an order
 * of a hundred lines.
 */
export const textsMost = 2000

const usualLimits: FormLimits = {
  bytes: 151_000_000,
  drainBytes: 151_000_000,
  fields: 200,
  fieldBytes: 64_000,
  files: 50,
}

/**
 * Reads a form, multipart or urlencoded, without holding a file in memory: `onFile` is called with each file while it
 * arrives, one after the other, and may leave the stream unread. When it throws, so does this. A cut-off body ends the
 * stream with an error. After a problem the body may be left unread: the answer must close the connection.
 */
export async function readForm(request: Request, onFile: OnFile, limits: Partial<FormLimits> = {}): Promise<FormRead> {
  const all = { ...usualLimits, ...limits }
  const form: FormRead = { fields: new Fields() }
  const facts = requestFacts()
  if (facts) facts.form = form
  const source = openSource(request.body, all)
  try {
    const boundary = boundaryOf(request)
    if (boundary === undefined) await readUrlencoded(source, form, request, all)
    else await readParts(source, form, boundary, onFile, all)
  } catch (error) {
    if (!(error instanceof FormStopped)) throw error
    form.problem ??= error.problem
  } finally {
    source.release()
  }
  return form
}

function boundaryOf(request: Request): string | undefined {
  const found = /^multipart\/form-data *;(?:.*;)? *boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i.exec(typeOf(request))
  return found?.[1] ?? found?.[2]
}

function typeOf(request: Request): string {
  return request.headers.get('content-type') ?? ''
}

async function readParts(
  source: Source,
  form: FormRead,
  boundary: string,
  onFile: OnFile,
  limits: FormLimits,
): Promise<void> {
  const count = { fields: 0, files: 0 }
  for await (const part of openParts(source, boundary)) {
    if (part.fileName === undefined) {
      if (++count.fields > limits.fields) throw new FormStopped('too-large')
      await readField(part, form, limits)
    } else {
      if (++count.files > limits.files) throw new FormStopped('too-large')
      // A file input left empty arrives as a file without a name.
      const name = part.fileName
      form.hasFiles ||= name !== ''
      if (name !== '' && !source.tooLarge()) {
        await readFile(source, part, (stream) => onFile({ field: part.name, name, stream }, form.fields))
      }
      form.isCut ||= name !== '' && source.tooLarge()
    }
    if (source.tooLarge()) form.problem ??= 'too-large'
  }
}

async function readField(part: Part, form: FormRead, limits: FormLimits): Promise<void> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of part.content()) {
    size += piece.length
    if (size <= limits.fieldBytes) pieces.push(piece)
    else form.problem ??= 'too-large'
  }
  form.fields.append(typed(part.name), typed(Buffer.concat(pieces).toString('utf8')))
}

async function readFile(source: Source, part: Part, take: (stream: Readable) => Promise<void>): Promise<void> {
  const stream = Readable.from(whileAllowed(source, part), { objectMode: false })
  // A reader of the stream gets its error; without a reader, an error that nobody handles would end the process.
  stream.on('error', () => undefined)
  const failure = await take(stream).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  await letGo(stream)
  if (source.tooLarge()) return
  // Thrown before an error of the reader: why the body ended early is what the sender has to hear.
  if (stream.errored instanceof FormStopped) throw stream.errored
  if (failure) throw failure.error
}

/** Two readers at the source would tear the parts apart: the next begins when this one has finished. */
async function letGo(stream: Readable): Promise<void> {
  if (stream.closed) return
  const closed = Promise.withResolvers<void>()
  stream.once('close', closed.resolve)
  stream.destroy()
  await closed.promise
}

async function* whileAllowed(source: Source, part: Part): AsyncGenerator<Buffer> {
  for await (const piece of part.content()) {
    if (source.tooLarge()) throw new FormStopped('too-large')
    yield piece
  }
}

async function readUrlencoded(source: Source, form: FormRead, request: Request, limits: FormLimits): Promise<void> {
  if (!typeOf(request).startsWith('application/x-www-form-urlencoded')) throw new FormStopped('malformed')
  const most = Math.min(limits.bytes, limits.fieldBytes * 16)
  const pieces: Buffer[] = []
  for (let size = 0; await source.fill(); source.drop(source.buffer().length)) {
    size += source.buffer().length
    if (size <= most) pieces.push(source.buffer())
    else form.problem = 'too-large'
  }
  for (const [name, value] of new URLSearchParams(Buffer.concat(pieces).toString('utf8'))) {
    if (form.fields.size >= textsMost || Buffer.byteLength(value) > limits.fieldBytes) form.problem = 'too-large'
    else form.fields.append(typed(name), typed(value))
  }
}

/** As it was typed: forms send a line end as CR LF, which would count twice; PostgreSQL's text takes no NUL. */
function typed(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '')
}
