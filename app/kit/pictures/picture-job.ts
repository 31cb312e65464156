import type { ColourMode } from '#app/kit/brand-colour.ts'

/**
 * Paths made by the portal: the file as it was sent, and where the two pictures made from it shall be written.
 * `use`: a photo that shows something, unless it is a scene beside a form, or a logo for mails and paper; `paper`: a
 * photo as small as a document needs it.
 */
export type PictureJob = { source: string; shown: string; thumb: string; use?: PictureUse }
export type PictureUse = 'photo' | 'scene' | 'logo' | 'paper'

/**
 * The picture to be shown: its size, that of the file as it was sent (upright), and when it was taken, in the camera's
 * local time.
 */
export type Picture = {
  width: number
  height: number
  bytes: number
  sent: { width: number; height: number }
  capturedAt?: string
  /** What it is known again by, of `printsOf`, as decimal numbers; of a photo alone. */
  prints: string[]
  /** For a logo alone: the modes of a page in which next to nothing of it stands out from the ground. */
  unseenIn?: ColourMode[]
}
/** 'busy': as many pictures of the same account wait already, or no process could be started for it just now. */
export type PictureRefusal = 'unreadable' | 'too-many-pixels' | 'too-slow' | 'busy'
export type Outcome = Picture | PictureRefusal
export type WorkerAnswer =
  | { ready: true }
  | { picture: Picture }
  | { refused: PictureRefusal }
  | { failed: string; code: string }
