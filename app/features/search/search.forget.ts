/** Under what a browser keeps what a person opened last. */
export function recentKey(email: string): string {
  return `recent ${email}`
}

/** At signing out: the next person at this computer is somebody else. */
export function forgetRecent(email: string): void {
  localStorage.removeItem(recentKey(email))
}
