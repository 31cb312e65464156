import { createServer, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm, type FilePart, type FormLimits, type FormRead } from './multipart.server.ts'
import { growthOf } from '#tests/growth.ts'

const address = 'http://portal.example/new-ticket'
const end = '--edge--\r\n'

test('texts and files of a form arrive as the browser wrote them, save a NUL, which the database refuses', async () => {
  const form = new FormData()
  form.append('con\0tent', 'prima riga\r\nseconda "riga" è\0 qui')
  form.append('attachments', new File(['abc'], 'foto "1" \u202Egpj.jpg'))
  form.append('attachments', new File([], 'vuoto.jpg'))
  form.append('part_involved', 'frame')
  form.append('part_involved', 'fork')
  const { fields, problem, files } = await read(new Request(address, { method: 'POST', body: form }))
  expect(problem).toBeUndefined()
  expect(fields.get('content')).toBe('prima riga\nseconda "riga" è qui')
  expect(fields.getAll('part_involved')).toEqual(['frame', 'fork'])
  expect(files).toEqual([
    { field: 'attachments', name: 'foto "1" \u202Egpj.jpg', text: 'abc' },
    { field: 'attachments', name: 'vuoto.jpg', text: '' },
  ])
})

test('what is meant once and comes twice, as what a form wants, refuses the form', async () => {
  const form = new FormData()
  for (const intent of ['sessions-end', 'password']) form.append('intent', intent)
  const { fields } = await read(new Request(address, { method: 'POST', body: form }))
  expect(() => fields.get('intent')).toThrow(expect.objectContaining({ code: 'body-malformed' }))
})

test('a file input left empty is no file', async () => {
  const { files, problem } = await read(post(part('receipt"; filename="', '') + end))
  expect({ files, problem }).toEqual({ files: [], problem: undefined })
})

test('a name with a path, a NUL or 300 characters is only a name', async () => {
  const names = ['../../etc/passwd', 'a\0b.jpg', `${'n'.repeat(300)}.jpg`, 'C:\\fakepath\\foto.jpg']
  const { files } = await read(post(names.map((name) => part(`a"; filename="${name}`, 'x')).join('') + end))
  expect(files.map((file) => file.name)).toEqual(names)
})

test('a plain urlencoded form is read by the same function', async () => {
  const body = new URLSearchParams({ 'mess\0age': 'due\r\nrighe', empty: '' })
  const { fields, problem } = await read(new Request(address, { method: 'POST', body }))
  expect([...fields, problem]).toEqual([['message', 'due\nrighe'], ['empty', ''], undefined])
  const large = new URLSearchParams({ message: 'a', notes: 'b'.repeat(70_000) })
  const kept = await read(new Request(address, { method: 'POST', body: large }))
  expect([...kept.fields, kept.problem]).toEqual([['message', 'a'], 'too-large'])
})

test.each([
  ['no final boundary', part('a', '1') + part('b', '2').slice(0, -2)],
  ['an end in the middle of a file', `${part('a', '1')}${part('f"; filename="x.jpg', 'bytes').slice(0, -4)}`],
  ['an end in the middle of a header', `${part('a', '1')}--edge\r\nContent-Dispo`],
  ['a header without an end', `${part('a', '1')}--edge\r\n${'X: y\r\n'.repeat(100_000)}`],
  ['a part without a disposition', `${part('a', '1')}--edge\r\nContent-Type: text/plain\r\n\r\nx\r\n${end}`],
  ['two names for one part', part('a', '1') + part('b"; name="c', '2') + end],
  ['something behind the name', part('a', '1') + part('b" junk', '2') + end],
  ['something behind a boundary', `${part('a', '1')}--edgeX\r\n\r\n${end}`],
])('a body with %s is malformed, and the text before it is kept', async (_, body) => {
  const { fields, problem } = await read(post(body))
  expect({ problem, a: fields.get('a') }).toEqual({ problem: 'malformed', a: '1' })
})

test('an empty body, a body without its boundary, and an unknown type are malformed, however long they are', async () => {
  const readType = async (length: number) => read(post(end, `multipart/form-data; ;${' '.repeat(length)}x`))
  expect((await readType(15_000)).problem).toBe('malformed')
  expect(await growthOf(readType)).toBe('linear')
  expect((await read(post(''))).problem).toBe('malformed')
  expect((await read(post(end, 'multipart/form-data'))).problem).toBe('malformed')
  expect((await read(post('{}', 'application/json'))).problem).toBe('malformed')
})

test('too many fields, too long a field and too many files are too large', async () => {
  const many = await read(post(part('a', '1').repeat(201) + end))
  expect([many.problem, many.fields.size]).toEqual(['too-large', 200])
  const texts = await read(post('a=1&'.repeat(2001), 'application/x-www-form-urlencoded'))
  expect([texts.problem, texts.fields.size]).toEqual(['too-large', 2000])
  const long = await read(post(part('a', '1') + part('b', 'x'.repeat(64_001)) + part('c', '3') + end))
  expect([long.problem, long.fields.get('a'), long.fields.get('c')]).toEqual(['too-large', '1', '3'])
  const files = await read(post(part('f"; filename="x.jpg', 'x').repeat(51) + end))
  expect([files.problem, files.files.length]).toEqual(['too-large', 50])
})

test('a ticket of 151 MB is cut off with flat memory, and what was typed around the files is kept', async () => {
  const before = process.memoryUsage().rss
  let peak = before
  const sizes: number[] = []
  const failed: string[] = []
  const { fields, problem } = await readForm(post(hugeForm(20, 8_000_000)), async ({ name, stream }) => {
    let size = 0
    try {
      for await (const piece of stream) size += bytesOf(piece).length
      sizes.push(size)
    } catch {
      failed.push(name)
    }
    peak = Math.max(peak, process.memoryUsage().rss)
  })
  expect(problem).toBe('too-large')
  expect([fields.get('content'), fields.get('after')]).toEqual(['tutto il testo', 'anche questo'])
  expect(sizes).toEqual(Array.from({ length: 18 }, () => 8_000_000))
  expect(failed).toEqual(['18.jpg'])
  expect(peak - before).toBeLessThan(64_000_000)
})

test('a sender who never stops is left after twice the limit', async () => {
  const limits = { bytes: 1_000_000, drainBytes: 1_000_000 }
  const { problem, taken } = await readCounting(hugeForm(1, Infinity), limits)
  expect(problem).toBe('too-large')
  expect(taken()).toBeLessThan(2_300_000)
})

test('an upload broken off over the network ends the file with an error, and the next form is served', async () => {
  const outcomes: (FormRead & { failed: number })[] = []
  const server = createServer((incoming, outgoing) => {
    let failed = 0
    const onFile = ({ stream }: FilePart) => stream.forEach(() => undefined).catch(() => void failed++)
    const serve = async () => {
      const form = await readForm(post(incoming, incoming.headers['content-type']), onFile)
      outcomes.push({ ...form, failed })
      outgoing.end('ok')
    }
    void serve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': 5_000_000 }
  const sender = httpRequest({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => undefined)
  sender.write(`${part('a', '1')}${part('f"; filename="x.jpg', 'b'.repeat(100_000))}`)
  await expect.poll(() => sender.writableLength).toBe(0)
  await sleep(20)
  sender.destroy()
  await expect.poll(() => outcomes.length).toBe(1)
  expect(outcomes[0]).toMatchObject({ problem: 'aborted', failed: 1 })
  expect(outcomes[0]?.fields.get('a')).toBe('1')
  const form = new FormData()
  form.append('a', '2')
  expect(await (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form })).text()).toBe('ok')
  expect(outcomes[1]?.fields.get('a')).toBe('2')
  server.close()
  server.closeAllConnections()
})

test('a file that nobody reads, or only in part, does not hold up the rest', async () => {
  const body = part('f"; filename="1.jpg', 'x'.repeat(300_000)).repeat(2) + part('b', '2') + end
  const { fields, problem } = await readForm(post(inPieces(body, 1000)), async ({ stream }) => {
    for await (const _ of stream) break
  })
  expect([fields.get('b'), problem]).toEqual(['2', undefined])
  expect((await readForm(post(body), async () => undefined)).fields.get('b')).toBe('2')
})

test('a file still being read when its taker has left is not mixed up with the rest', async () => {
  const body = part('b', '2') + part('f"; filename="1.jpg', 'x'.repeat(3000)) + end
  for (const size of [100, 200, 300, 400, 500, 600, 700]) {
    const { fields, problem } = await readForm(post(slowly(body, size)), async ({ stream }) => void stream.resume())
    expect([size, fields.get('b'), problem]).toEqual([size, '2', undefined])
  }
})

test('a body that ends early is malformed, whatever the taker of the file says of it', async () => {
  const { problem } = await readForm(post(part('f"; filename="1.jpg', 'x')), async ({ stream }) => {
    await stream.forEach(() => undefined).catch(() => Promise.reject(new Error('the file could not be kept')))
  })
  expect(problem).toBe('malformed')
})

test('what the taker of a file throws comes out', async () => {
  const taken = readForm(post(part('f"; filename="1.jpg', 'x') + end), () =>
    Promise.reject(new Error('the disk is full')),
  )
  await expect(taken).rejects.toThrow('the disk is full')
})

test('any form comes back as it was sent, however it is cut into pieces', async () => {
  const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll(/[\r\n\0]|\p{Cs}/gu, ''))
  const fileOrText = fc.oneof(fc.record({ text }), fc.record({ name: text, bytes: fc.uint8Array() }))
  await fc.assert(
    fc.asyncProperty(fc.array(fileOrText, { maxLength: 6 }), fc.integer({ min: 1, max: 80 }), async (inputs, size) => {
      const form = new FormData()
      for (const input of inputs) {
        if ('text' in input) form.append('text', input.text)
        else form.append('file', new File([input.bytes], `n${input.name}`))
      }
      const encoded = new Request(address, { method: 'POST', body: form })
      const type = encoded.headers.get('content-type') ?? ''
      const { fields, files, problem } = await read(
        post(inPieces(Buffer.from(await encoded.arrayBuffer()), size), type),
      )
      expect(problem).toBeUndefined()
      expect(fields.getAll('text')).toEqual(inputs.flatMap((input) => ('text' in input ? [input.text] : [])))
      expect(files.map(({ name, text: content }) => ({ name, content }))).toEqual(
        inputs.flatMap((input) =>
          'name' in input ? [{ name: `n${input.name}`, content: Buffer.from(input.bytes).toString('latin1') }] : [],
        ),
      )
    }),
    { numRuns: 200 },
  )
})

test('no body, however broken, makes the reader throw or hang', async () => {
  const whole = Buffer.from(part('a', 'uno') + part('f"; filename="x.jpg', 'bytes\r\n--edg') + part('b', '2') + end)
  const scraps = fc.constantFrom('\r\n', '--', '--edge', '--edge--', '\r\n--edge\r\n', '"', 'filename=', ';', '\0', ':')
  const edit = fc.record({ at: fc.nat(whole.length), cut: fc.nat(20), put: fc.oneof(scraps, fc.string()) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
      async (edits, size) => {
        let body = whole
        for (const { at, cut, put } of edits) {
          body = Buffer.concat([body.subarray(0, at), Buffer.from(put), body.subarray(at + cut)])
        }
        const { problem } = await read(post(inPieces(body, size)))
        expect([undefined, 'malformed', 'too-large']).toContain(problem)
      },
    ),
    { numRuns: 500 },
  )
})

function part(name: string, content: string): string {
  return `--edge\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`
}

function post(body: string | AsyncIterable<Buffer>, type = 'multipart/form-data; boundary=edge'): Request {
  const source = (typeof body === 'string' ? inPieces(body, 65_536) : body)[Symbol.asyncIterator]()
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': type },
    body: new ReadableStream<Buffer>({
      async pull(controller) {
        const { done, value } = await source.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    }),
    duplex: 'half',
  }
  return new Request(address, init)
}

async function read(request: Request, limits: Partial<FormLimits> = {}) {
  const files: { field: string; name: string; text: string }[] = []
  const take = async ({ field, name, stream }: FilePart) => {
    const pieces: Buffer[] = []
    for await (const piece of stream) pieces.push(bytesOf(piece))
    files.push({ field, name, text: Buffer.concat(pieces).toString('latin1') })
  }
  const form = await readForm(request, take, limits)
  return { ...form, files }
}

async function readCounting(body: AsyncIterable<Buffer>, limits: Partial<FormLimits>) {
  let taken = 0
  async function* counted() {
    for await (const piece of body) {
      taken += piece.length
      yield piece
    }
  }
  const { problem } = await read(post(counted()), limits)
  return { problem, taken: () => taken }
}

async function* hugeForm(files: number, bytes: number): AsyncGenerator<Buffer> {
  const block = Buffer.alloc(64_000, 'picture\r\n')
  yield Buffer.from(part('content', 'tutto il testo'))
  for (let file = 0; file < files; file++) {
    yield Buffer.from(part(`attachments"; filename="${file}.jpg`, '').slice(0, -2))
    for (let sent = 0; sent < bytes; sent += 64_000) yield block.subarray(0, bytes - sent)
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(part('after', 'anche questo') + end)
}

async function* slowly(body: string, size: number): AsyncGenerator<Buffer> {
  for await (const piece of inPieces(body, size)) {
    await sleep(1)
    yield piece
  }
}

async function* inPieces(body: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function bytesOf(piece: unknown): Buffer {
  if (!Buffer.isBuffer(piece)) throw new Error('A file arrives as bytes')
  return piece
}
