import { type ComponentType, lazy } from 'react'
import { isMissingPart } from './ui/reload-guard.ts'

/** Milliseconds. */
const retryDelay = 3000

/**
 * A part of a page whose scripts are loaded only where it is shown. Where they do not come, they are asked for again,
 * and until then the part stands as the server wrote it: with what was typed, and it can be sent.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loaded(load) }))
}

/** Asked for again where they do not come, for as long as it takes. */
export async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingPart(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
    return loaded(load)
  }
}
