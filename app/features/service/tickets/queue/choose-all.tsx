import { useEffect, useRef } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { queueWords } from './queue.words.ts'

/** Chooses all rows of the page or none, and says whether some of them are chosen. */
export function ChooseAll() {
  const say = useWords(queueWords)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = box.current?.form
    const follow = () => {
      const rows = boxesBeside(box.current)
      const chosen = rows.filter(({ checked }) => checked).length
      if (!box.current) return
      box.current.checked = chosen > 0 && chosen === rows.length
      box.current.indeterminate = chosen > 0 && chosen < rows.length
    }
    follow()
    form?.addEventListener('change', follow)
    return () => form?.removeEventListener('change', follow)
    // After each drawing: the rows may be others.
  })
  return (
    <input
      ref={box}
      type="checkbox"
      className="queue-choose needs-script"
      aria-label={say('choose.all')}
      onChange={({ target }) => {
        for (const row of boxesBeside(target)) row.checked = target.checked
      }}
    />
  )
}

function boxesBeside(box: HTMLInputElement | null): HTMLInputElement[] {
  return [...(box?.closest('table')?.querySelectorAll<HTMLInputElement>('tbody .queue-choose') ?? [])]
}
