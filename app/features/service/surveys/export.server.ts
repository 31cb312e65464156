import { exportResponse } from '#app/kit/lists/export.server.ts'
import { dayCell } from '#app/kit/lists/export.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { listWords } from './list/list.words.ts'
import type { ListedAnswer } from './lists.server.ts'
import { saidText } from './rows.ts'
import { subjectText } from './subject.ts'
import { highestOf, textOf } from './surveys.ts'

type Exported = { rows: AsyncIterable<ListedAnswer>; isStaff: boolean }

/** Answers as a file; names reach staff alone. */
export function answersResponse(portal: Portal, url: URL, locale: Locale, { rows, isStaff }: Exported) {
  const say = sayIn(listWords, locale)
  const file = { name: say('file.name'), now: portal.clock.now() }
  const staff = [
    { label: say('person'), value: ({ personName }: ListedAnswer) => personName },
    { label: say('dealer'), value: ({ dealerName }: ListedAnswer) => dealerName },
  ]
  return exportResponse(
    url,
    file,
    [
      { label: say('survey'), value: ({ title }) => textOf(title, locale).text },
      { label: say('about'), value: (row) => subjectText(locale, row) },
      { label: say('score'), value: ({ score }) => score },
      { label: say('highest'), value: ({ scale }) => highestOf(scale) },
      { label: say('said'), value: ({ questions, answers }) => saidText(locale, questions, answers) },
      ...(isStaff ? staff : []),
      { label: say('model'), value: ({ family }) => family },
      { label: say('date'), value: ({ answeredAt }) => dayCell(answeredAt) },
    ],
    rows,
  )
}
