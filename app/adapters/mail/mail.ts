import type { OutgoingMail } from '#app/kit/outbox/outgoing-mail.ts'

/** One mail to one person. `id` is the outbox row: sending it twice must not reach the person twice. */
export type Message = OutgoingMail & { id: number }

/** Throws when the message was not accepted; the outbox tries again, unless it is `Undeliverable`. */
export type Mail = {
  /**
   * Comes to an end within two minutes, one way or the other. A refusal is told with the status of SMTP that fits, whatever
   * the mail leaves by: the console finds by it what to do.
   * @returns what was answered
   * @throws Undeliverable where the same message would be refused again: it begins with the status, as in `550 no such user`
   * @throws Error in which the status stands before what was said, as in `451 come back later` or `535 wrong password`
   */
  send(message: Message): Promise<string>
  /** Ends the connections that are open, where there are any. */
  close?(): void
  /** Who takes the mails, where any leave. */
  taker?: Taker
}

export type MailOut = Mail & { taker: Taker }

/** Who takes the mails, in words for an operator who tries it. */
export type Taker = {
  /** As in `mail.example`. */
  name: string
  /** As in `the mail server mail.example:587`. */
  called: string
  /** What to do where it takes none, as in `correct SMTP_URL, or see to that server`. */
  remedy: string
  /** Goes as far as a mail does, and hands none over. @returns what it did, as in `answers`. @throws Error in its words */
  greet(): Promise<string>
}
