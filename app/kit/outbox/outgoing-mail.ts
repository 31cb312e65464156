/** A mail to one person, ready to leave. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  /** Beyond those every mail has, such as the way to unsubscribe. */
  headers?: Record<string, string> | undefined
  /** Where its answers go, what makes its Message-ID lead there as well, and where it comes back to if it does not arrive. */
  reply?: { address: string; token: string; returnTo: string } | undefined
  attachments?: MailAttachment[] | undefined
  calendar?: MailCalendar | undefined
}

export type MailAttachment = { name: string; type: string; content: Uint8Array }

/** An appointment (RFC 5545). Its method tells the reader's calendar what to do with it, and stands in `content` as well. */
export type MailCalendar = { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string }
