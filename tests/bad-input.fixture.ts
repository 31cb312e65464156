import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { openApp } from './app.ts'

type App = Awaited<ReturnType<typeof openApp>>

export const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  damage_phase: 'km0',
  part_involved: 'frame',
  kind_of_damage: 'missing_component',
  content: 'La vernice si è sollevata vicino al tubo sterzo.',
  notes: 'Bici esposta in vetrina.',
}

const tables = ['ticket', 'message', 'ticket_event', 'attachment', 'outbox', 'sent_mail', 'company', 'account'] as const

/** What the portal holds: rows of each table and files on the disk. Drafts are what keeps the text, and may grow. */
export async function holdings({ portal }: App): Promise<Record<string, number>> {
  const held: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(portal.db)
    held[table] = Number(rows[0]?.count)
  }
  for (const folder of ['files', 'scratch'])
    held[folder] = readdirSync(`${portal.settings.dataDir}/${folder}`, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length
  return held
}

export async function read(answer: Response): Promise<string> {
  const page = await answer.text()
  return page.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

export function formOf(fields: Record<string, string | string[]>, files: File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ submission: randomUUID(), ...claim, ...fields }))
    for (const one of [value].flat()) form.append(name, one)
  for (const file of files) form.append('attachments', file)
  return form
}

export function fileOf(content: Uint8Array<ArrayBuffer> | string, name: string, type = 'image/jpeg'): File {
  return new File([content], name, { type })
}

/** Each of its own content: the same content twice would be one file. */
export const pdf = (name: string) => fileOf(`%PDF-1.7\n% ${name}\n%%EOF`, name, 'application/pdf')

/** A part of a form as browsers write it. */
export function part(disposition: string, content: string): string {
  return `--limite\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
}

export const multipart = { 'content-type': 'multipart/form-data; boundary=limite' }

/** An answer without what differs from one request to the next. */
export async function bare(answer: Response): Promise<[status: number, page: string]> {
  const page = await answer.text()
  return [
    answer.status,
    page.replaceAll(/nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '').replaceAll(/\/tickets\/\d+/g, ''),
  ]
}
