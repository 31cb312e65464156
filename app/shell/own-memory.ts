import { useEffect } from 'react'
import { sendKept } from '#app/kit/drafts/kept.ts'
import { isTypedIn } from '#app/kit/drafts/form-texts.ts'
import { forgetOthers } from '#app/kit/own-memory.ts'
import { tellSessionBack } from '#app/kit/session-ended.ts'

/** Tells the portal's other pages in this browser who signed in: an account's number, or 0 at signing out. */
export const personChannel = 'person'

/** What this browser keeps of others goes, and what it keeps of this person unsaved is saved. */
export function useOwnMemory(person: number | undefined): void {
  useEffect(() => {
    if (person === undefined) return undefined
    forgetOthers(person)
    tellOthers(person)
    const channel = new BroadcastChannel(personChannel)
    channel.addEventListener('message', ({ data }) => {
      if (data === person) tellSessionBack()
      else forgetOthers(Number(data))
    })
    void sendKept(person).then((address) => address !== undefined && load(address))
    return () => channel.close()
  }, [person])
}

/** Call once, in the browser's entry: of a person who signs out nothing is left for the next one. */
export function forgetAtSignOut(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !new URL(target.action).pathname.endsWith('/sign-out')) return
    forgetOthers()
    tellOthers(0)
  })
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
function load(address: string): void {
  if ([...document.forms].some(isTypedIn)) return
  if (address === location.pathname + location.search) location.reload()
  else location.replace(address)
}
