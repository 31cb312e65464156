import { openCsv } from './csv-reader.server.ts'
import { startOf } from './encoding.server.ts'
import { type Sheet, SheetRefused } from './sheets.ts'
import { openXlsx } from './xlsx-reader.server.ts'

/** A table of whatever kind, told by its content and never by its name. @throws SheetRefused */
export async function openSheet(path: string): Promise<Sheet> {
  const start = await startOf(path)
  if (start.length === 0) throw new SheetRefused('empty')
  if (start.subarray(0, 4).equals(zipMark)) return openXlsx(path)
  if (start.subarray(0, 4).equals(oldMark)) throw new SheetRefused('old-workbook')
  return openCsv(path)
}

export const zipMark = Buffer.from('PK\u0003\u0004')

/** The container of workbooks before 2007, and of those with a password. */
const oldMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
