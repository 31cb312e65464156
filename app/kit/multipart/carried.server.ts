import { type Carried, carriedFrom } from '#app/kit/drafts/carried.tsx'
import { readForm } from './multipart.server.ts'

/** The texts of a form that met a closed gate; its files cannot be taken yet. */
export async function sentWith(request: Request): Promise<Carried> {
  if (request.method !== 'POST') return []
  const { fields } = await readForm(request, async ({ stream }) => void stream.resume())
  return carriedFrom(fields)
}
