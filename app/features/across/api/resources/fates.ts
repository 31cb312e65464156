import type { Fate } from '#app/kit/intake/intake.ts'

/** What became of a row: by what it is found again, and where it is wrong, as the parts of a pointer below it. */
export type RowAnswer = {
  key: string
  fate: Fate
  errors: { path: (string | number)[]; detail: string }[]
}
