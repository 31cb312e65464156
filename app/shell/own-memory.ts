import { useEffect } from 'react'
import { isBegun } from '#app/kit/drafts/form-texts.ts'
import { forgetOthers, keepNothingMore } from '#app/kit/own-memory.ts'
import { tellSessionBack } from '#app/kit/session-ended.ts'

/** Tells the portal's other pages in this browser who signed in: an account's number, or 0 at signing out. */
export const personChannel = 'person'

/** What this browser keeps of others goes. */
export function useOwnMemory(person: number | undefined): void {
  useEffect(() => {
    if (person === undefined) return undefined
    void forgetOthers(person)
    tellOthers(person)
    const channel = new BroadcastChannel(personChannel)
    channel.addEventListener('message', ({ data }) => {
      if (data === person) tellSessionBack()
      else void forgetOthers(Number(data))
    })
    return () => channel.close()
  }, [person])
}

/** Call once, in the browser's entry: of a person who signs out nothing is left for the next one. */
export function forgetAtSignOut(): void {
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !isSignOut(target)) return
    keepNothingMore()
    void forgetOthers()
    tellOthers(0)
  })
}

export function isSignOut(target: EventTarget | null): target is HTMLFormElement {
  return target instanceof HTMLFormElement && new URL(target.action).pathname.endsWith('/sign-out')
}

/** The portal's other pages in this browser hear who is signed in; 0: nobody any more. */
export function tellOthers(person: number): void {
  const channel = new BroadcastChannel(personChannel)
  // A channel has no target: only pages of this very origin hear it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(person)
  channel.close()
}

/** Where somebody has begun to fill something in meanwhile, the page stays: what was saved is there the next time. */
export function loadSaved(address: string): void {
  if ([...document.forms].some(isBegun)) return
  // What would be pressed or typed until the next page is there would be gone with this one.
  document.body.inert = true
  if (address === location.pathname + location.search) location.reload()
  else location.replace(address)
}
