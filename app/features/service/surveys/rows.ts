import type { AnswerRow } from './list/list-table.tsx'
import type { ListedAnswer } from './lists.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Answers, type Question, textOf } from './surveys.ts'

/** As a table shows it; names, and who is to be called, reach staff alone. */
export function answerRowOf(row: ListedAnswer, isStaff: boolean): AnswerRow {
  return {
    id: row.id,
    score: row.score,
    scale: row.scale,
    family: row.family,
    ticketId: row.ticketId,
    appointmentId: row.appointmentId,
    productId: row.productId,
    dealerName: row.dealerName,
    answeredAt: row.answeredAt,
    toCall: isStaff && row.toCall,
    said: writtenIn(row.answers),
    personName: isStaff ? row.personName : undefined,
  }
}

function writtenIn(answers: Answers): string {
  return answers.filter((said) => typeof said === 'string').join('\n')
}

/** What was said to each question after the first, in words: for a file. */
export function saidText(locale: Locale, questions: readonly Question[], answers: Answers): string {
  return questions
    .flatMap((question, place) => {
      const said = answers[place] ?? null
      if (place === 0 || said === null) return []
      const chosen = typeof said === 'number' ? question.choices[said] : undefined
      return `${textOf(question.text, locale).text} ${chosen ? textOf(chosen, locale).text : said}`
    })
    .join('\n')
}
