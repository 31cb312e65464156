import { useEffect, useRef, useState } from 'react'
import { tellTyped } from '#app/kit/forms/form-events.ts'
import type { Part } from '#app/catalogue/catalogue.ts'
import { type BicycleMap, middleOf, partAt, placeAt } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import { circle, type Mark, marksMost, ontoDrawing, readMarks, writeMarks } from '#app/features/service/marks/marks.ts'

type Parts = readonly Pick<Part, 'code' | 'drawn'>[]

/** `index`: its place among all of them, those of parts that are not ticked included. */
export type ShownMark = { mark: Mark; index: number }

/** So many steps lead back. */
const stepsMost = 50

/**
 * The marks of the form, kept as the text of a hidden field. Those of a part whose box is no longer ticked are only out of
 * sight: ticked again, they are back. Those of a part that is offered no more, as a draft or an earlier ticket may bring
 * them, are not sent: there is no box to untick, and the claim would be refused for them.
 */
export function useMarks(written: string, map: BicycleMap, parts: Parts, chosen: readonly string[]) {
  const [{ all, before }, setSteps] = useState(() => ({ all: readMarks(written) ?? [], before: [] as Mark[][] }))
  const shown = all.flatMap((mark, index): ShownMark[] =>
    chosen.includes(mark.part) ? [{ mark: ontoDrawing(map, mark), index }] : [],
  )
  const sent = all.filter((mark) => parts.some(({ code }) => code === mark.part))
  const text = writeMarks(sent.map((mark) => ontoDrawing(map, mark)))
  const isFull = sent.length >= marksMost

  /** @param joins the step before was one with it, as of a key that is held down */
  function put(next: Mark[], joins = false) {
    setSteps(({ all: last, before: steps }) => ({
      all: next,
      before: joins && steps.length > 0 ? steps : [...steps, last].slice(-stepsMost),
    }))
  }
  const change = (index: number, by: (mark: Mark) => Mark, joins?: boolean) =>
    put(
      all.map((mark, at) => (at === index ? ontoDrawing(map, by(mark)) : mark)),
      joins,
    )
  /** @returns its place among all of them, or undefined where no more is taken */
  function add(at: { x: number; y: number }, r: number, wanted?: string): { part: string; index: number } | undefined {
    const part = wanted ?? partFor(parts, map, at, chosen)
    if (part === undefined || isFull) return undefined
    put([...all, ontoDrawing(map, { part, ...at, r })])
    return { part, index: all.length }
  }

  return {
    text,
    shown,
    isFull,
    canUndo: before.length > 0,
    add,
    /** In the middle of a part, for people who cannot point. */
    addTo: (part: string) => add(middleOf(map, parts.find(({ code }) => code === part)?.drawn ?? null), 0, part),
    move: (index: number, x: number, y: number, joins: boolean) => change(index, (it) => ({ ...it, x, y }), joins),
    resize: (index: number, steps: number) => change(index, (it) => ({ ...it, r: resized(it.r, steps) })),
    assign: (index: number, part: string) => change(index, (it) => ({ ...it, part })),
    remove: (index: number) => put(all.filter((_, at) => at !== index)),
    undo: () => setSteps(({ all: now, before: steps }) => ({ all: steps.at(-1) ?? now, before: steps.slice(0, -1) })),
  }
}

export type Marks = ReturnType<typeof useMarks>

/** What keeps the form (its draft, its checks) hears of a field by its events. */
export function useAnnounced(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    announced.current = text
    if (field.current) tellTyped(field.current)
  }, [text])
  return field
}

/** From a point to the smallest circle, and back. */
function resized(r: number, steps: number): number {
  const next = r === 0 ? (steps > 0 ? circle.least : 0) : r + steps * circle.step
  return next < circle.least ? 0 : Math.min(next, circle.most)
}

/** The part that is drawn there, one that is ticked before others; on none of them, one that is ticked. */
function partFor(parts: Parts, map: BicycleMap, at: { x: number; y: number }, chosen: readonly string[]) {
  const drawn = partAt(placeAt(map, at))
  const there = parts.filter((part) => drawn !== undefined && part.drawn === drawn)
  const ticked = parts.filter(({ code }) => chosen.includes(code))
  const one =
    there.find(({ code }) => chosen.includes(code)) ??
    there[0] ??
    ticked.find((part) => part.drawn === null) ??
    ticked[0]
  return one?.code
}
