import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Mail, Message } from './mail.ts'

/** A mail as its reader has it. */
export type Received = Pick<Message, 'to' | 'subject' | 'text' | 'html' | 'calendar'> & {
  headers: Record<string, string>
  attachments: { name: string; type: string; content: string }[]
}

export type MailWorld = {
  mail: Mail
  /** What is in the mailbox of somebody, where two of one Message-ID are one. */
  mailbox: (address: string) => Promise<Received[]>
}

/** Why a mail is not taken. */
export type Refusal = 'for good' | 'for now' | 'login'

/**
 * What every way of sending promises.
 * @param refusing opens a way whose server takes no mail, for this reason; undefined where none leaves
 */
export function mailContract(
  name: string,
  open: () => Promise<MailWorld>,
  refusing: ((why: Refusal) => Promise<Mail>) | undefined,
): void {
  partsContract(name, open)
  if (refusing) refusalContract(name, refusing)
  test(`${name}: a mail arrives as it was written, in text and in HTML, with its way to unsubscribe`, async () => {
    const { mail, mailbox } = await open()
    const message = newMessage({
      subject: 'Il Suo telaio è arrivato: «C68» № 10042, con una riga più lunga di quelle che un server vorrebbe avere',
      text: 'Buongiorno Zoë,\n\n.un punto all’inizio\nFrom: nessuno\n',
      html: '<!doctype html><p>Buongiorno Zoë,</p>',
      headers: {
        'List-Unsubscribe': '<https://portal.example/unsubscribe/abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(await mail.send(message)).toMatch(/./)
    const { to, subject, text, html, headers } = message
    expect(await mailbox(to)).toEqual([{ to, subject, text, html, headers, attachments: [], calendar: undefined }])
  })

  test(`${name}: a mail sent twice is one mail to its reader`, async () => {
    const { mail, mailbox } = await open()
    const message = newMessage()
    await mail.send(message)
    await mail.send(message)
    expect(await mailbox(message.to)).toHaveLength(1)
  })

  test(`${name}: mails to two people, and two to one, are as many mails`, async () => {
    const { mail, mailbox } = await open()
    const [one, other] = [newMessage(), newMessage()]
    const second = newMessage({ to: one.to })
    await Promise.all([one, other, second].map((message) => mail.send(message)))
    expect(await mailbox(one.to)).toHaveLength(2)
    expect(await mailbox(other.to)).toHaveLength(1)
  })

  test(`${name}: nothing in a subject becomes a header or a receiver`, async () => {
    const { mail, mailbox } = await open()
    const message = newMessage({ subject: 'Ciao\r\nBcc: strange@reader.example\r\n\r\nbody' })
    await mail.send(message)
    expect(await mailbox('strange@reader.example')).toEqual([])
    expect(await mailbox(message.to)).toEqual([expect.objectContaining({ text: message.text })])
  })
}

function partsContract(name: string, open: () => Promise<MailWorld>): void {
  test(`${name}: files arrive byte by byte under their names, and an appointment with what is to be done with it`, async () => {
    const { mail, mailbox } = await open()
    const bytes = Uint8Array.from({ length: 3000 }, (_none, at) => at % 256)
    const content = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SUMMARY:Ritiro: «C68» è pronto', 'END:VCALENDAR', ''].join(
      '\r\n',
    )
    const message = newMessage({
      attachments: [
        { name: 'Preventivo nº 7 «Rossi».pdf', type: 'application/pdf', content: bytes },
        { name: 'note.txt', type: 'text/plain', content: Buffer.from('Ciao\n') },
      ],
      calendar: { method: 'REQUEST', content },
    })
    await mail.send(message)
    const [received] = await mailbox(message.to)
    expect(received).toMatchObject({ text: message.text, html: message.html })
    expect(received?.attachments.map(({ name: file, type }) => [file, type])).toEqual([
      ['Preventivo nº 7 «Rossi».pdf', 'application/pdf'],
      ['note.txt', 'text/plain'],
    ])
    const [first] = received?.attachments ?? []
    expect(first && Buffer.from(first.content, 'base64').equals(bytes)).toBe(true)
    expect(received?.calendar?.method).toBe('REQUEST')
    expect(received?.calendar?.content.replaceAll('\r\n', '\n')).toBe(content.replaceAll('\r\n', '\n'))
  })
}

function refusalContract(name: string, refusing: (why: Refusal) => Promise<Mail>): void {
  const told = async (why: Refusal) => (await refusing(why)).send(newMessage()).catch(String)
  test(`${name}: what is refused is told with the SMTP status that fits, by which the console says what to do`, async () => {
    expect(await told('for good')).toMatch(/^Undeliverable: 5\d\d /)
    expect(await told('for now')).toMatch(/^Error: .*\b4\d\d /)
    expect(await told('login')).toMatch(/^Error: .*\b53[045] /)
  })
}

let last = 0

export function newMessage(input: Partial<Message> = {}): Message {
  last += 1
  const to = `${randomUUID().slice(0, 13)}@reader.example`
  return { id: last, to, subject: `Mail ${last}`, text: 'Ciao\n', html: '<p>Ciao</p>', headers: {}, ...input }
}
