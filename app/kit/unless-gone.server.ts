import { codeOf } from './error-code.ts'

/** A file or folder may go while somebody is on the way to it. */
export async function unlessGone<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
