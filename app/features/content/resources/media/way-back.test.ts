import { expect, test } from 'vitest'
import { backFrom } from './list-params.ts'

const bikes = { id: 3, parentId: null, name: 'Bici' }
const road = { id: 5, parentId: 3, name: 'Strada' }

test('a file leads back to the library as it was left, with its search and what was ticked, whichever folder was searched', () => {
  const way = [bikes, road]
  expect(backFrom(way, '?q=C68&chosen=8.9')).toEqual({ search: '?q=C68&chosen=8.9', folder: undefined })
  expect(backFrom(way, '?folder=3&kind=photo')).toEqual({ search: '?folder=3&kind=photo', folder: bikes })
  expect(backFrom(way, '?folder=5&after=1-2')).toEqual({ search: '?folder=5&after=1-2', folder: road })
})

test('a file that was not found in the library leads to its own folder, and what was ticked elsewhere stays ticked', () => {
  expect(backFrom([bikes, road], '')).toEqual({ search: '?folder=5', folder: road })
  expect(backFrom([bikes, road], '?folder=7&q=C68&chosen=8.9')).toEqual({
    search: '?folder=5&chosen=8.9',
    folder: road,
  })
  expect(backFrom([], '?folder=7&q=C68')).toEqual({ search: '', folder: undefined })
})
