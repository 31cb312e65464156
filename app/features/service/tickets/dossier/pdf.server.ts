import { setImmediate } from 'node:timers/promises'
import { formatDate } from '#app/kit/words/formats.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { makePdf, type PdfSheet } from '#app/kit/pdf/pdf.server.ts'
import { detailWords } from '../page/detail.words.ts'
import { actorOf, linesOf, titleOf } from '../page/history.lines.ts'
import { pageWords } from '../page/page.words.ts'
import { isOpen } from '../tickets.stages.ts'
import { subjectOf } from '../tickets.words.ts'
import type { Dossier } from './dossier.server.ts'
import { dossierWords } from './dossier.words.ts'
import { coverageSentences, decisionLines, ticketFacts } from './facts.ts'
import { addFiles } from './files.server.ts'
import type { Making } from './making.ts'
import { addMarks } from './marks.server.ts'
import { addReturnLabel } from './return-label.server.ts'

/** All a ticket has to tell, in the reader's language; with a return under way, the label of its parcel. */
export function writeDossier(making: Making, dossier: Dossier): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, brand, date, labels } = making
  const { ticket } = dossier
  const number = sayIn(detailWords, locale)('number.of', { id: String(ticket.id) })
  const staff = dossier.of === 'staff' ? [sayIn(dossierWords, locale)('staff')] : []
  const eyebrow = [number, ...staff].join(' · ')
  return makePdf({ locale, brand, date, title: subjectOf(locale, labels, ticket), eyebrow }, async (sheet) => {
    sheet.space(4)
    sheet.facts(ticketFacts(locale, labels, ticket))
    addDecision(sheet, making, dossier)
    addClaim(sheet, making, dossier)
    await addConversation(sheet, making, dossier)
    addHistory(sheet, making, dossier)
    const { authorizationNumber } = ticket
    if (authorizationNumber && isOpen(ticket.stage)) addReturnLabel(sheet, making, { ...ticket, authorizationNumber })
  })
}

function addDecision(sheet: PdfSheet, { locale, labels, rules }: Making, { ticket, verdict }: Dossier): void {
  const say = sayIn(dossierWords, locale)
  const lines = decisionLines(locale, ticket)
  if (lines.length > 0) {
    begin(sheet, sayIn(pageWords, locale)('decision'))
    for (const line of lines) sheet.text(line)
  }
  if (!verdict) return
  begin(sheet, say('coverage'))
  for (const sentence of coverageSentences(locale, { rules, parts: labels.parts }, verdict)) sheet.text(sentence)
}

function addClaim(
  sheet: PdfSheet,
  { locale, labels, brand }: Making,
  { ticket, files, photos, marked }: Dossier,
): void {
  const page = sayIn(pageWords, locale)
  const moment = formatDate(locale, ticket.createdAt, 'moment')
  begin(sheet, page('claim'))
  sheet.text(page('claim.by', { name: ticket.authorName, moment }), { muted: true })
  const { writtenBy: writer, authorName: name } = ticket
  if (writer) sheet.text(page('claim.written', { writer, brand: brand.name, name }), { muted: true })
  sheet.text(onPaper(ticket.content))
  if (ticket.notes) {
    sheet.space(6)
    sheet.text(page('notes'), { muted: true })
    sheet.text(onPaper(ticket.notes))
  }
  if (marked) addMarks(sheet, locale, labels, marked)
  addFiles(
    sheet,
    locale,
    files.filter(({ field }) => field === 'attachments'),
    photos,
  )
  const receipts = files.filter(({ field }) => field === 'receipt')
  if (receipts.length === 0) return
  sheet.space(6)
  sheet.room(60)
  sheet.text(page('receipt'), { muted: true })
  addFiles(sheet, locale, receipts, photos)
}

/** A long one is written message by message, others' work in between. */
async function addConversation(sheet: PdfSheet, { locale, brand }: Making, dossier: Dossier): Promise<void> {
  const { messages, hasOlder, of, photos } = dossier
  if (messages.length === 0) return
  const say = sayIn(dossierWords, locale)
  const page = sayIn(pageWords, locale)
  begin(sheet, page('conversation'))
  if (hasOlder) sheet.text(say('older', { count: messages.length }), { muted: true })
  for (const { authorName: name, fromStaff, internal, createdAt, body, files } of messages) {
    await setImmediate()
    const who = fromStaff && of === 'company' ? page('staff', { brand: brand.name, name }) : name
    const head = [who, formatDate(locale, createdAt, 'moment'), ...(internal ? [page('conversation.internal')] : [])]
    sheet.space(7)
    sheet.room(40)
    sheet.text(head.join(' · '), { strong: true })
    sheet.text(onPaper(body))
    addFiles(sheet, locale, files, photos)
  }
}

function addHistory(sheet: PdfSheet, { locale, labels, brand }: Making, { ticket, history, of }: Dossier): void {
  const say = sayIn(dossierWords, locale)
  const page = sayIn(pageWords, locale)
  const forStaff = of === 'staff'
  begin(sheet, say('history'))
  if (history.hasOlder) sheet.text(page('history.cut', { count: history.events.length }), { muted: true })
  sheet.table(
    [
      { label: say('when'), share: 2.2, value: ({ at }) => formatDate(locale, at, 'moment') },
      {
        label: say('what'),
        share: 6,
        value: (event) =>
          onPaper([titleOf(locale, event), ...linesOf(locale, labels, ticket, event, forStaff)].join('\n')),
      },
      {
        label: say('who'),
        share: 2.4,
        value: (event) => actorOf(locale, event, { brand: brand.name, forStaff }),
      },
    ],
    history.events,
  )
}

/** A heading never stands alone at the foot of a page. */
function begin(sheet: PdfSheet, title: string): void {
  sheet.space(14)
  sheet.room(70)
  sheet.heading(title)
}

/** A text of line breaks is no reason for a hundred pages: past a sheet's worth they become spaces. */
function onPaper(text: string): string {
  const lines = text.replaceAll(/\n{3,}/g, '\n\n').split('\n')
  return lines.length <= 80 ? lines.join('\n') : lines.filter(Boolean).join(' · ')
}
