type Pressed = { key: string; repeat: boolean } & Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>

/** Whether the space bar presses a button; held down it does so once, and otherwise only keeps the page from scrolling. */
export function spaceBar({ key, repeat, altKey, ctrlKey, metaKey, shiftKey }: Pressed): 'press' | 'held' | undefined {
  if (key !== ' ' || altKey || ctrlKey || metaKey || shiftKey) return undefined
  return repeat ? 'held' : 'press'
}
