import type { Person } from '../own-memory.ts'
import { allOwn, type KeptText, putOwn, removeOwn } from '../own-store.ts'

/** What stands in a form, for anyone who comes back to it. @returns whether the browser keeps it */
export async function noteTyped(person: Person, typed: Omit<KeptText, 'at'>): Promise<boolean> {
  return (await putOwn(person, 'texts', { ...typed, at: Date.now() })) === undefined
}

/** Nothing of it waits any more: it was sent, or given up. */
export async function forgetForm(person: Person, submission: string): Promise<void> {
  await removeOwn(person, 'forms', submission)
  for (const store of ['texts', 'files', 'uploads'] as const)
    for (const kept of await allOwn(person, store))
      if (kept.submission === submission) await removeOwn(person, store, 'form' in kept ? kept.form : kept.key)
}

/** The form that is on its way from this page: once the answer says that it was taken, nothing of it is kept. */
let leaving: string | undefined

export function noteLeaving(submission: string): void {
  leaving = submission
}

export async function forgetTaken(person: Person): Promise<void> {
  const taken = leaving
  leaving = undefined
  if (taken !== undefined) await forgetForm(person, taken)
}

/**
 * Somebody has this form, or this page, before them, and it sees to itself: no other one sends what is kept of it.
 * @returns what ends it
 */
export function holdOpen(name: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  here.add(name)
  signal.addEventListener('abort', () => here.delete(name))
  // Without https there are no locks.
  if ('locks' in navigator)
    void navigator.locks.request(
      prefix + name,
      { mode: 'shared' },
      () =>
        new Promise<void>((resolve) =>
          signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve()),
        ),
    )
  return () => ending.abort()
}

export async function openForms(): Promise<Set<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return new Set([
    ...here,
    ...held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  ])
}

const prefix = 'open '

/** On this very page. */
const here = new Set<string>()
