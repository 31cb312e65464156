import { type DragEvent, useState } from 'react'
import { href, useSubmit } from 'react-router'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { movesFrom, type LeadStage } from '../leads.ts'

type Dragged = { id: number; stage: LeadStage }

/** Cards that can be dragged to another column: dropping one sends what the form of the card would. */
export function useDragging() {
  const submit = useSubmit()
  const action = href('/:locale?/leads', localePrefix(useLocale()))
  const [dragged, setDragged] = useState<Dragged>()
  const takes = (stage: LeadStage) => dragged !== undefined && movesFrom(dragged.stage).includes(stage)

  function from({ id, stage }: Dragged) {
    return {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        // Without anything to carry Firefox drags nothing.
        event.dataTransfer.setData('text/plain', String(id))
        setDragged({ id, stage })
      },
      onDragEnd: () => setDragged(undefined),
    }
  }
  function over(stage: LeadStage) {
    return {
      'data-takes': takes(stage) || undefined,
      onDragOver(event: DragEvent) {
        if (takes(stage)) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        setDragged(undefined)
        if (!dragged || !takes(stage)) return
        const fields = { intent: 'move', lead: String(dragged.id), from: dragged.stage, to: stage }
        void submit(fields, { method: 'post', action, preventScrollReset: true })
      },
    }
  }
  return { from, over }
}

export type Dragging = ReturnType<typeof useDragging>
