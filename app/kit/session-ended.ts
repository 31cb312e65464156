declare global {
  interface WindowEventMap {
    /** The server no longer knows who this is: a listener may offer to sign in over the page. */
    'session-ended': Event
    /** The person of this page is signed in once more: what waits may be sent. */
    'session-back': Event
  }
}

export function tellSessionEnded(): void {
  window.dispatchEvent(new Event('session-ended'))
}

export function tellSessionBack(): void {
  window.dispatchEvent(new Event('session-back'))
}
