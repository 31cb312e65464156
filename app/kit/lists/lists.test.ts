import { expect, test } from 'vitest'
import { isYes, listParams, oneOf } from './list-params.ts'
import { readList } from './lists.ts'
import { beginning } from './pages.server.ts'

test('a cursor beyond the calendar’s last day counts as not there, in the address of the next page as well', () => {
  const last = beginning.at.getTime()
  expect(readList(new URLSearchParams({ after: `${last}-1` })).after).toEqual({ at: beginning.at, id: 1 })
  for (const at of [last + 1, 999_999_999_999_999]) {
    const { after, view } = readList(new URLSearchParams({ after: `${at}-1`, back: '1-1' }))
    expect({ after, place: view.after, back: view.back }).toEqual({ after: undefined, place: undefined, back: [] })
  }
})

test('a list reads the filters of its address and writes them back in one order, without what it does not know', () => {
  const list = listParams({
    state: oneOf(['open', 'closed']),
    late: isYes,
    family: (text: string | null, families: readonly string[]) => oneOf(families)(text),
    company: (text: string | null) => (text === null ? undefined : Number(text)),
  })
  const read = (search: string) => list.read(new URLSearchParams(search), ['C68'])
  const { filter, view } = read('company=7&family=C68&late=yes&state=open&q=fork')
  expect(filter).toEqual({ q: 'fork', after: undefined, state: 'open', late: true, family: 'C68', company: 7 })
  expect(list.search({ ...view, order: 'date-asc' })).toBe(
    '?q=fork&state=open&late=yes&family=C68&company=7&order=date-asc',
  )
  expect(list.search({ company: 7, late: false, state: 'closed' })).toBe('?state=closed&company=7')
  const unknown = read('state=opened&late=no&family=V4R').view
  expect([list.search(unknown), list.isFiltered(unknown)]).toEqual(['', false])
  // The form shows no company.
  expect([list.isFiltered(view), list.isFiltered(read('company=7').view)]).toEqual([true, false])
})
