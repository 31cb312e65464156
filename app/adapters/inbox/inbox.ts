/**
 * The place of a mail: its number within the folder, and the number of the folder, which changes when the folder is
 * made again.
 */
export type Place = { validity: number; uid: number }

/** A mail that has come in. `read` takes all of it, or no more than its first bytes. */
export type InboxMail = { place: Place; bytes: number; read: (most?: number) => Promise<Uint8Array> }

/**
 * What happens to a mail: `done` and `aside` move it to folders of their own; `later` leaves it, and all behind it, in
 * place.
 */
export type Fate = 'done' | 'aside' | 'later'

/** The mailbox that people's replies come to. */
export type Inbox = {
  /**
   * Hands over what lies there, the oldest first, one by one; what was done with a mail is what becomes of it. A mail whose
   * handling throws stays where it is. @returns how many were seen to
   */
  visit(handle: (mail: InboxMail) => Promise<Fate>, stopping: AbortSignal): Promise<number>
  /** Comes to an end when new mail is told, after that many ms, or when it is told to stop. */
  wait(ms: number, stopping: AbortSignal): Promise<void>
  close(): Promise<void>
}
