import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootDir } from '#app/kit/root-dir.server.ts'
import type { Portal } from '#app/portal.server.ts'

// What the tests of the claim send and look at.

export type Fields = Record<string, string | string[]>
type World = { portal: Portal }
export type Photos = { attachments?: string[]; receipt?: string[]; slots?: Record<string, string> }

export const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  damage_phase: 'km0',
  part_involved: ['frame'],
  kind_of_damage: 'aesthetic',
  content: 'La vernice si è sollevata vicino al tubo sterzo.',
  notes: 'Bici esposta in vetrina.',
}
export const jpeg = 'landscape-orientation-1.jpg'
export const threePhotos = { attachments: [jpeg, 'photo.webp', 'with-position.jpg'] }

/** What a browser without a script would send; the submission stands first, as it does in the page. */
export function formOf(fields: Fields, { attachments = [], receipt = [], slots = {} }: Photos = {}): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ submission: randomUUID(), ...fields }))
    for (const one of [value].flat()) body.append(name, one)
  for (const [slot, name] of Object.entries(slots)) body.append(`attachments.${slot}`, photo(name))
  for (const name of attachments) body.append('attachments', photo(name))
  for (const name of receipt) body.append('receipt', photo(name))
  return body
}

/** A quarter as wide and high as the picture of that name: to be drawn it takes a tenth of the time. */
export function photo(name: string): File {
  const type = name.endsWith('webp') ? 'image/webp' : 'image/jpeg'
  return new File([new Uint8Array(readFileSync(path.join(rootDir, 'tests/photos/small', name)))], name, { type })
}

export function tickets({ portal }: World) {
  return portal.db.selectFrom('ticket').selectAll().orderBy('id').execute()
}

export async function filesOf({ portal }: World, id: number | undefined): Promise<string[]> {
  const files = await portal.db.selectFrom('attachment').select('field').where('ticket_id', '=', Number(id)).execute()
  return files.map(({ field }) => field)
}

/** The ids of the files that the page offers to remove. */
export function removals(page: string): string[] {
  return [...page.matchAll(/<button[^>]*>/g)]
    .map(([button]) => button)
    .filter((button) => button.includes('name="removed_file"'))
    .map((button) => /value="([^"]+)"/.exec(button)?.[1] ?? '')
}
