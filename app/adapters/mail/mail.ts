/** One message to one person. `id` is the outbox row: sending it twice must not reach the person twice. */
export type Message = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  /** Beyond those every message has, such as the way to unsubscribe. */
  headers?: Record<string, string> | undefined
}

/** Throws when the message was not accepted; the outbox tries again, unless it is `Undeliverable`. */
export type Mail = {
  /** @returns what was answered. @throws Undeliverable where the same message would be refused again */
  send(message: Message): Promise<string>
  /** Forgets what is kept of older messages, where any are kept. */
  sweep?(before: Date): Promise<void>
  /** Ends the connections that are open, where there are any. */
  close?(): void
}
