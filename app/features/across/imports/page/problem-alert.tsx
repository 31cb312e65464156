import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isSheetRefusal } from '#app/kit/sheets/sheets.ts'
import { fileWords } from './file.words.ts'
import { formWords } from './forms.ts'
import type { ImportPage } from './page-data.server.ts'
import { pageWords } from './page.words.ts'

/** What went wrong with the last thing that was asked for: why a file cannot be read, what keeps an import from being undone. */
export function ProblemAlert({ found, refusal }: { found: ImportPage; refusal: FormFailure | undefined }) {
  const locale = useLocale()
  const { problem } = found
  // The form of the columns says by itself what is wrong in it.
  if (refusal && refusal.intent !== 'columns')
    return (
      <Alert first tone="danger" title={refusal.problems.map((one) => wordProblem(locale, formWords, one)).join(' ')} />
    )
  return problem ? <FoundProblem problem={problem} /> : null
}

const worded = ['later', 'outdated', 'unreadable', 'unfinished'] as const

function FoundProblem({ problem: { code, line, count, list = [] } }: { problem: NonNullable<ImportPage['problem']> }) {
  const say = useWords(pageWords)
  const file = useWords(fileWords)
  if (code === 'depends')
    return (
      <Alert tone="danger" title={say('undo.refused', { count: count ?? list.length })}>
        <ul>
          {list.map(({ key, reason }) => (
            <li key={`${key} ${reason}`}>
              <span className="serial">{key}</span> {reason}
            </li>
          ))}
        </ul>
      </Alert>
    )
  const known = worded.find((one) => one === code) ?? 'broken'
  const title = isSheetRefusal(code) ? file(code) : say(`problem.${known}`)
  return (
    <Alert tone={code === 'outdated' ? 'warning' : 'danger'} title={title}>
      {line === undefined ? null : say('at-line', { line: String(line) })}
    </Alert>
  )
}
