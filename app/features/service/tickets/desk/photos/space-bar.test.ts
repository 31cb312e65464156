import { expect, test } from 'vitest'
import { spaceBar } from './space-bar.ts'

const alone = { key: ' ', repeat: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('the space bar presses once however long it is held, and together with another key does something else', () => {
  expect(spaceBar(alone)).toBe('press')
  expect(spaceBar({ ...alone, repeat: true })).toBe('held')
  expect(spaceBar({ ...alone, key: 'Enter' })).toBeUndefined()
  for (const other of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(spaceBar({ ...alone, [other]: true })).toBeUndefined()
})
