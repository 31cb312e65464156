import { useEffect, useRef } from 'react'

/**
 * What was pressed may go with what it was pressed for, and the keyboard and the screen reader would begin again at the top
 * of the page: the field takes the focus in its place, unless something else has it by then.
 * @param stage changes as a button or an input goes
 * @returns notes that the person is at work here: what comes or goes by itself takes no focus
 */
export function useFocusBack(fieldId: string, stage: string): () => void {
  const isAtWork = useRef(false)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    if (isAtWork.current && document.activeElement === document.body)
      document.getElementById(fieldId)?.focus({ preventScroll: true })
  }, [fieldId, stage])
  return () => {
    isAtWork.current = true
  }
}
