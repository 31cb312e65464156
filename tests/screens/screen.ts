import type { Page } from 'playwright-core'
import type { AddedPlaces } from './people.ts'

/** One screen of the portal. `path` has no language in front. */
export type Screen = {
  name: string
  /** A person of the demonstration, or of people.ts, by the first part of their address; nobody: not signed in. */
  who?: string
  path: string | ((found: Found) => string)
  /** What the address answers, 200 unless told. */
  status?: number
  /** What is done on it before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

/** Parts of addresses that only a running portal tells. */
export type Found = { open: string; closed: string; waiting: string; mail: string } & AddedPlaces
