import { strToU8, zipSync } from 'fflate'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook as another program would have written it: the XML of its rows, and of what parts it has beside them. */
export function workbook(
  sheet: string,
  more: Record<string, string> = {},
  sheets = '<sheet name="Uno" sheetId="1" r:id="r1"/>',
) {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
