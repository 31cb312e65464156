/** A ticket of the queue as it stands beside an open one. */
export type RailRow = {
  id: number
  subject: string
  companyName: string
  serialNumber: string
  photo: { id: string; turned: number } | null
  /** A moment, as JSON has it. */
  dueAt: string | null
  /** Something is still to be done about it. */
  isOpen: boolean
}

/** What the server wrote, read without believing it: in the way there may be a page of the network's operator. */
export function readRail(json: unknown): RailRow[] {
  if (typeof json !== 'object' || !json || !('rows' in json) || !Array.isArray(json.rows))
    throw new TypeError('This is no answer of the queue')
  return json.rows.filter(isRow)
}

function isRow(row: unknown): row is RailRow {
  if (typeof row !== 'object' || !row || !('id' in row) || !('subject' in row)) return false
  return typeof row.id === 'number' && typeof row.subject === 'string'
}
