/** Under what a browser keeps which records were opened last. */
export const openedKey = 'recent'

/** At signing out: the next person at this computer is somebody else. */
export function forgetRecent(keys = openedKey): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keys)) localStorage.removeItem(key)
}
