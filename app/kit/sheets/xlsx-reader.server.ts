import { type Sheet, sheetLimits, SheetRefused } from './sheets.ts'
import { rowsOfSheet } from './xlsx-rows.server.ts'
import { unescaped, type XmlHandlers, xmlParser } from './xml.server.ts'
import { openZip, type ZipArchive } from './zip-reader.server.ts'

/**
 * The first sheet in sight of a workbook, row by row. Formulas are never computed: of each the result is taken that was
 * kept with it. @throws SheetRefused
 */
export async function openXlsx(path: string): Promise<Sheet> {
  const zip = await openZip(path)
  try {
    const { sheets, is1904 } = await readWorkbook(zip)
    const targets = await readRelations(zip)
    const [first] = sheets
    const target = first && targets.get(first.relation)
    const stream = target && (await zip.open(target))
    if (!first || !target || !stream) throw new SheetRefused('broken-workbook')
    const context = { texts: await readTexts(zip), days: await readDayStyles(zip), is1904 }
    const state = { read: 0, formulas: 0 }
    const all = rowsOfSheet(stream, context, state)
    const begun = await all.next()
    if (begun.done) throw new SheetRefused('empty')
    const bytes = zip.bytesOf(target)
    return {
      facts: { format: 'xlsx', sheet: first.name, sheets: sheets.length },
      header: begun.value.cells.map((cell) => (typeof cell === 'object' ? '' : String(cell))),
      rows: closing(zip, all),
      share: () => (bytes > 0 ? Math.min(state.read / bytes, 1) : 0),
      formulas: () => state.formulas,
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function* closing<Row>(zip: ZipArchive, rows: AsyncGenerator<Row, void, undefined>) {
  try {
    yield* rows
  } finally {
    zip.close()
  }
}

/** Reads one of the small parts of a workbook. */
async function readPart(zip: ZipArchive, name: string, handlers: XmlHandlers): Promise<void> {
  const stream = await zip.open(name)
  if (!stream) return
  const parser = xmlParser(handlers)
  const decoder = new TextDecoder()
  try {
    for await (const piece of stream) parser.write(decoder.decode(piece, { stream: true }))
    parser.close()
  } catch (cause) {
    throw cause instanceof SheetRefused ? cause : new SheetRefused('broken-workbook', { cause })
  }
}

async function readWorkbook(zip: ZipArchive) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  let is1904 = false
  await readPart(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const [, relation = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', relation, isHidden })
    },
  })
  return { sheets: sheets.filter(({ isHidden }) => !isHidden), is1904 }
}

async function readRelations(zip: ZipArchive): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

/** The texts of all cells, which a cell names by their place; without the readings that stand above Japanese ones. */
async function readTexts(zip: ZipArchive): Promise<string[]> {
  const texts: string[] = []
  const state = { inText: false, reading: 0, text: '', letters: 0 }
  await readPart(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') state.text = ''
      if (name === 'rPh') state.reading += 1
      state.inText = name === 't' && state.reading === 0
    },
    text(text) {
      if (state.inText) state.text += text
    },
    close(name) {
      if (name === 't') state.inText = false
      if (name === 'rPh') state.reading -= 1
      if (name !== 'si') return
      state.letters += state.text.length
      if (state.letters > sheetLimits.sharedTexts) throw new SheetRefused('unpacks-too-large')
      texts.push(unescaped(state.text))
    },
  })
  return texts
}

/** Which styles of cells show a number as a day, by their place. */
async function readDayStyles(zip: ZipArchive): Promise<boolean[]> {
  const formats = new Map<number, string>()
  const styles: boolean[] = []
  const state = { inCells: false }
  await readPart(zip, 'xl/styles.xml', {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') state.inCells = true
      if (name === 'xf' && state.inCells) styles.push(isDayFormat(Number(attributes['numFmtId'] ?? 0), formats))
    },
    close(name) {
      if (name === 'cellXfs') state.inCells = false
    },
  })
  return styles
}

/** The numbers are those every spreadsheet knows by itself: days, and days with their hour. */
function isDayFormat(id: number, formats: ReadonlyMap<number, string>): boolean {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return true
  const code = (formats.get(id) ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dy]/i.test(code) && !/general|standard/i.test(code)
}
