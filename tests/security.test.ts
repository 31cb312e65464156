import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'

type Row = { number: number; id: string; level: string; asked: string; held: string }

function read(file: string): string {
  return readFileSync(`${rootDir}/${file}`, 'utf8')
}

/** A row of the document’s own table proves nothing. */
function beforeTable(text: string): string {
  return text.split('## The requirements')[0] ?? ''
}

function rowsIn(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const [, number, id = '', level = '', asked = '', held = ''] = line.split('|').map((cell) => cell.trim())
    return /^\d+$/.test(number ?? '') ? [{ number: Number(number), id, level, asked, held }] : []
  })
}

/** What is wrong with what a row names: a file, and of it a test’s title or words that stand there. */
function lacksIn({ held }: Pick<Row, 'held'>): string[] {
  const named = [...held.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g)]
  if (named.length === 0) return ['nothing is named']
  return named.flatMap(([, file = '', words]) => {
    let text: string
    try {
      text = file === 'docs/security.md' ? beforeTable(read(file)) : read(file)
    } catch {
      return [`${file} is not there`]
    }
    const isTest = /\.test\.tsx?$/.test(file)
    if (isTest && words === undefined) return [`${file} has many tests`]
    const wanted = isTest ? `'${words}'` : (words ?? '')
    return text.includes(wanted) ? [] : [`${file} has no ${wanted}`]
  })
}

test('every requirement has something behind it that is there', () => {
  const rows = rowsIn(read('docs/security.md'))
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 106 }, (_, at) => at + 1))
  const wrong = rows.flatMap((row) => {
    const isWhole = /^V\d+\.\d+\.\d+/.test(row.id) && /^[123]/.test(row.level) && row.asked.length > 10
    return [...(isWhole ? [] : ['is not whole']), ...lacksIn(row)].map((lack) => `${row.number}: ${lack}`)
  })
  expect(wrong).toEqual([])
})

test('a row with nothing, with a file or with a title that is not there is found', () => {
  expect(lacksIn({ held: '' })).toEqual(['nothing is named'])
  expect(lacksIn({ held: 'a promise' })).toEqual(['nothing is named'])
  expect(lacksIn({ held: '`tests/no-such.test.ts` “x”' })).toEqual(['tests/no-such.test.ts is not there'])
  expect(lacksIn({ held: '`tests/handler.test.ts`' })).toHaveLength(1)
  expect(lacksIn({ held: '`tests/handler.test.ts` “the probes answer”' })).toHaveLength(1)
  expect(lacksIn({ held: '`docs/operating.md` “No such words”' })).toHaveLength(1)
  expect(lacksIn({ held: '`docs/security.md` “every address has a row in the access matrix”' })).toHaveLength(1)
})
