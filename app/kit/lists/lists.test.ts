import { expect, test } from 'vitest'
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
