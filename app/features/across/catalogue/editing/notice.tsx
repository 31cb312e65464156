import { Alert } from '#app/kit/ui/alert.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { editingWords } from './editing.words.ts'

/** What a button beside an entry was refused for. */
export function Refused({ refusal }: { refusal: FormFailure | undefined }) {
  const locale = useLocale()
  const [problem] = refusal?.problems ?? []
  return problem ? <Alert first tone="danger" title={wordProblem(locale, editingWords, problem)} /> : null
}
