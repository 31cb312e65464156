import { use, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { PersonContext, readOwn } from '#app/kit/own-memory.ts'
import { ShortcutSheet } from '#app/kit/ui/shortcut-sheet.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { openedName } from '../desk/ticket.ts'
import { queueWords } from './queue.words.ts'
import { pressTakeNext } from './take-next.tsx'

/**
 * The keys of the queue: the focus goes from row to row, on the link that leads to its ticket.
 * @param action the queue as it is shown
 */
export function QueueKeys({ action }: { action: string }) {
  const say = useWords(queueWords)
  const submit = useSubmit()
  const person = use(PersonContext)
  const opened = () => linkOf(readOwn('tab', person, openedName))
  useFocusThatStays()
  const shortcuts = {
    j: () => goOn(1, opened),
    k: () => goOn(-1, opened),
    x: () => boxIn(focusedRow())?.click(),
    a: () => {
      const tickets = toTake()
      if (tickets.length === 0) return
      const fields = new URLSearchParams([['intent', 'take'], ...tickets.map((id) => ['ticket', id])])
      void submit(fields, { method: 'post', action, preventScrollReset: true })
    },
    n: pressTakeNext,
    '/': toSearch,
  }
  const lines = [
    { keys: 'j k', does: say('keys.rows') },
    { keys: say('keys.enter'), does: say('keys.open') },
    { keys: 'x', does: say('keys.choose') },
    { keys: 'a', does: say('keys.take') },
    { keys: 'n', does: say('keys.next') },
    { keys: '/', does: say('keys.search') },
  ]
  return <ShortcutSheet shortcuts={shortcuts} lines={lines} />
}

/** Where the row that had the focus has left the view, the one in its place has it. */
function useFocusThatStays(): void {
  const place = useRef(-1)
  useEffect(() => {
    if (document.activeElement === document.body && place.current >= 0) linkAt(place.current)?.focus()
    const note = () => {
      const row = focusedRow()
      place.current = row ? rows().indexOf(row) : -1
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  })
}

/** @param opened the row that was opened last, where it is in view: who comes back begins there */
function goOn(by: 1 | -1, opened: () => HTMLElement | undefined): void {
  const row = focusedRow()
  const at = row ? rows().indexOf(row) : -1
  if (at === -1) (opened() ?? linkAt(by === 1 ? 0 : rows().length - 1))?.focus()
  else if (rows()[at + by]) linkAt(at + by)?.focus()
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.queue-table tbody tr')]
}

/** The link of a row, or of the last one. */
function linkAt(at: number): HTMLElement | null | undefined {
  const all = rows()
  return all[Math.min(at, all.length - 1)]?.querySelector<HTMLElement>('.row-link')
}

function linkOf(ticket: string | null): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.queue-table .row-link')]
  return links.find(({ pathname }) => pathname.split('/').at(-1) === ticket)
}

/** The row that holds the focus. */
function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('.queue-table tbody tr') ?? null
}

function boxIn(row: HTMLElement | null): HTMLInputElement | null | undefined {
  return row?.querySelector<HTMLInputElement>('input[name="ticket"]')
}

/** The chosen rows, or else the one with the focus. */
function toTake(): string[] {
  const chosen = rows().flatMap((row) => (boxIn(row)?.checked ? boxIn(row)?.value : undefined) ?? [])
  return chosen.length > 0 ? chosen : [boxIn(focusedRow())?.value ?? ''].filter(Boolean)
}

function toSearch(): void {
  const field = document.querySelector<HTMLInputElement>('.queue input[name="q"]')
  field?.focus()
  field?.select()
}
