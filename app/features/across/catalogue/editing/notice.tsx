import { Alert } from '#app/kit/ui/alert.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { editingWords } from './editing.words.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'

type NoticeProps<Name extends string> = {
  notice: Name | undefined
  words: WordTable & Record<`notice.${Name}`, unknown>
}

/** Says what was done to the draft. */
export function EditingNotice<Name extends string>({ notice, words }: NoticeProps<Name>) {
  const locale = useLocale()
  return <DoneToast title={notice && sayIn<WordTable>(words, locale)(`notice.${notice}`)} />
}

/** What a button beside an entry was refused for. */
export function Refused({ refusal }: { refusal: FormFailure | undefined }) {
  const locale = useLocale()
  const [problem] = refusal?.problems ?? []
  return problem ? <Alert first tone="danger" title={wordProblem(locale, editingWords, problem)} /> : null
}
