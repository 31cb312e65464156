import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { createKeyPace, isLetter } from './key-pace.ts'

/** What a key does, by the sign that it writes: the same in every layout, wherever on the keyboard it lies. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** For people who dictate, or rest a hand on the keys, they can be off: in this browser, for all who sign in there. */
let areOn = true

export function areShortcutsOn(): boolean {
  // To try it all the same costs the server more than a row of a list.
  if (typeof localStorage === 'undefined') return areOn
  try {
    areOn = localStorage.getItem(kept) !== 'off'
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  return areOn
}

export function turnShortcuts(on: boolean): void {
  areOn = on
  try {
    localStorage.setItem(kept, on ? 'on' : 'off')
  } catch {
    // As above.
  }
}

const kept = 'shortcuts'

/**
 * Keys of one sign that act on the page: none where somebody types or chooses, no letter within a form that has a text,
 * none on what opens a fold, none over a dialog, none together with
 * Ctrl, Alt or ⌘, which belong to the browser, and none where they were turned off (WCAG 2.1.4). A text that is typed
 * beside every field is no row of keys: see key-pace.ts.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') leaveField(event)
    const key = signOf(event)
    // Shift alone writes nothing yet, and a key held down goes on with what it began.
    if (key === undefined && (event.repeat || event.key === 'Shift')) return
    if (key === undefined || isElsewhere(event) || !areShortcutsOn()) return pace.stop()
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined
    if (act) event.preventDefault()
    pace.press(key, act)
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('keydown', (event) => press(event), { signal })
    document.addEventListener('pointerdown', () => pace.stop(), { signal })
    return () => ending.abort()
  }, [])
  const { pathname } = useLocation()
  useEffect(() => pace.arrive(pathname), [pathname])
}

/** There is one keyboard: a text may go on while the page changes. */
const pace = createKeyPace()

/** Going on through rows is held down; what does something is pressed once for each time. */
const held = new Set(['j', 'k'])

/** @returns a letter as a small one, as where Caps Lock is on */
function signOf(event: KeyboardEvent): string | undefined {
  const { key, shiftKey, repeat } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return undefined
  const small = key.toLowerCase()
  // In many layouts Shift is what writes ? and /: of a letter it makes another key.
  if (key.length !== 1 || (isLetter(key) && shiftKey) || (repeat && !held.has(small))) return undefined
  return small
}

const typed = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="listbox"]',
  '[role="menu"]',
  // Who has just opened it writes next, wherever the caret is.
  'summary',
].join(', ')

/** Where the keys act again. What is open in the field, and a menu, take Escape for themselves. */
function leaveField(event: KeyboardEvent): void {
  const { target, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || !(target instanceof HTMLElement) || !areShortcutsOn()) return
  if (document.querySelector('dialog[open]') || target.closest('.menu, [aria-expanded="true"]')) return
  // The browser would empty it, and the list stay searched.
  if (target instanceof HTMLInputElement && target.type === 'search') event.preventDefault()
  // Tab goes on from there all the same.
  if (target.closest(typed) || isBesideText(target)) target.blur()
}

function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof Element)) return false
  return target.closest(typed) !== null || (isLetter(event.key) && isBesideText(target))
}

/** On a choice or a button of a form with a text: letters are the text's, or else they would lead away from it. */
function isBesideText(target: Element): boolean {
  return target.closest('form')?.querySelector('textarea') != null
}
