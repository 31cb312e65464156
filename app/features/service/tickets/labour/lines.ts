import type { Texts } from '#app/catalogue/catalogue.ts'

/** What a workshop asks for; `name`: as the code was called then. `granted` is null until staff have said so; 0: none. */
export type LabourLine = {
  id: number
  code: string
  name: Texts
  minutes: number
  note: string
  granted: number | null
}

/** What the history tells of a line. */
export type LabourFact = Pick<LabourLine, 'name' | 'minutes'> & { granted?: number }

/** How a form names what is granted: the line, what its reader saw, and what it is to be. */
export type Grant = { id: number; seen: number | null; minutes: number }
