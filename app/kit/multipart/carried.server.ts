import { type Carried, carriedFrom } from '#app/kit/drafts/carried.tsx'
import { requestFacts } from '#app/kit/request.server.ts'
import { readForm } from './multipart.server.ts'

/** The texts of a form that met a closed gate; its files cannot be taken yet. */
export async function sentWith(request: Request): Promise<Carried> {
  if (request.method !== 'POST') return []
  const { fields } = await readWithoutFiles(request)
  return carriedFrom(fields)
}

/** What a form said, whether a page has read it or failed before. `hasFiles`: of its files some may not have been kept. */
export async function sentBefore(request: Request): Promise<{ fields: Carried; hasFiles: boolean }> {
  const { fields, hasFiles = false } = requestFacts()?.form ?? (await readWithoutFiles(request))
  return { fields: carriedFrom(fields), hasFiles }
}

function readWithoutFiles(request: Request) {
  return readForm(request, async ({ stream }) => void stream.resume())
}
