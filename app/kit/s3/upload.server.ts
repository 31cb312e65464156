import { readAnswer, refusalIn } from './answers.ts'
import { type Ask, S3Failed } from './ask.server.ts'

// Node runs this file from source, without a build: nothing it imports may contain JSX.

/** ms for the store to put parts together. */
const patience = 120_000

/** One file on its way to the store: in one piece where it is no longer than a part. */
export function createUpload(ask: Ask, name: string) {
  let id: string | undefined
  let isDone = false
  const etags: string[] = []
  async function add(body: Uint8Array<ArrayBuffer>): Promise<void> {
    id ??= await begin(ask, name)
    const query = { partNumber: String(etags.length + 1), uploadId: id }
    const { headers } = await ask({ method: 'PUT', name, query, body })
    etags.push(headers.get('etag') ?? '')
  }
  return {
    add,
    /** @param isThere asks whether it is, where the answer to the last question got lost */
    async finish(rest: Uint8Array<ArrayBuffer>, isThere: () => Promise<boolean>): Promise<void> {
      if (id === undefined) {
        await ask({ method: 'PUT', name, body: rest })
      } else {
        if (rest.length > 0) await add(rest)
        await complete(ask, { name, id, etags }).catch(async (error: unknown) => {
          if (!(await isThere().catch(() => false))) throw error
        })
      }
      isDone = true
    },
    /** Leaves nothing of what did not become whole, as far as the store can be asked; the sweep sees to the rest. */
    async leave(): Promise<void> {
      if (isDone || id === undefined) return
      await ask({ method: 'DELETE', name, query: { uploadId: id }, again: 0 }).catch(() => undefined)
    },
  }
}

async function begin(ask: Ask, name: string): Promise<string> {
  const text = await (await ask({ method: 'POST', name, query: { uploads: '' } })).text()
  const id = readAnswer(text).fields['UploadId']
  if (!id) throw new S3Failed(`POST ${name}: no upload was begun`, { status: 500, said: text })
  return id
}

type Whole = { name: string; id: string; etags: readonly string[] }

/** A refusal may come after the status 200, which the store sends while it still works. */
async function complete(ask: Ask, { name, id, etags }: Whole): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${inXml(etag)}</ETag></Part>`)
  const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const asked = await ask({ method: 'POST', name, query: { uploadId: id }, body, timeout: patience, again: 0 })
  const text = await asked.text()
  if (refusalIn(text)) throw new S3Failed(`POST ${name}: the parts were not put together`, { status: 500, said: text })
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
