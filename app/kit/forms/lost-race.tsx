import { createContext, type ReactNode, use } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Field, Textarea } from '#app/kit/ui/field.tsx'
import { locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { formsWords } from './forms.words.ts'
import { type Failure, type FormFailure, wordProblem } from './problems.ts'

/** A route's `shouldRevalidate`: after a lost race the page is read again, and its form goes on from what is saved by now. */
export function revalidatesAfterLostRace({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/**
 * Which version of its subject a form says that its writer knows. Where an answer told that somebody saved meanwhile it is
 * the one the page has read since, or no save could ever go through; any other refusal leaves it, or what somebody saved
 * unseen would be overwritten.
 */
export function knownVersion<Read extends string | number | undefined>(
  read: Read,
  refusal: FormFailure | undefined,
  name: 'version' | 'revision' = 'version',
): Read | string {
  const sent = refusal?.submitted[name]
  return refusal?.status !== 409 && typeof sent === 'string' && sent !== '' ? sent : read
}

/** Where a page shows what is saved of its form's subject; set only while somebody saved meanwhile. */
const SavedAt = createContext<string | undefined>(undefined)

/** In what tells that a form was not sent: what somebody else saved meanwhile, in another tab, so that both can be seen. */
export function SavedMeanwhile() {
  const say = useWords(formsWords)
  const to = use(SavedAt)
  if (to === undefined) return null
  return (
    <p>
      <a href={to} target="_blank" rel="noreferrer">
        {say('saved-meanwhile')}
      </a>
    </p>
  )
}

type WithSavedProps = { refusal: FormFailure | undefined; to: string; children: ReactNode }

/** Around a form whose subject others may save: after a lost race its alert leads `to` where that is shown. */
export function WithSaved({ refusal, to, children }: WithSavedProps) {
  return <SavedAt value={refusal?.status === 409 ? to : undefined}>{children}</SavedAt>
}

type WhileOpenProps = WithSavedProps & {
  isOpen: boolean
  /** Why it can no longer be changed. */
  closed: string
  words: WordTable
  /** Fields besides those in a language each that hold a person's own words. */
  texts: readonly string[]
}

/** A form that stands as long as its subject can be changed; what was typed for it meanwhile comes back all the same. */
export function WhileOpen({ isOpen, closed, words, texts, children, ...saved }: WhileOpenProps) {
  const { refusal } = saved
  if (isOpen) return <WithSaved {...saved}>{children}</WithSaved>
  if (!refusal) return <Alert tone="warning" first title={closed} />
  const inLanguages = Object.keys(refusal.submitted).filter((name) =>
    locales.some((locale) => name.split('_').includes(locale)),
  )
  return <LostForm refusal={refusal} words={words} texts={[...texts, ...inLanguages]} />
}

type LostFormProps = {
  refusal: Failure
  /** The form's own sentences. */
  words: WordTable
  /** The fields that hold a person's own words. */
  texts: readonly string[]
}

/** Where a form is no longer on the page, since its subject has moved on: why, and the words that were in it. */
export function LostForm({ refusal: { problems, submitted }, words, texts }: LostFormProps) {
  const locale = useLocale()
  const say = useWords(formsWords)
  const written = texts.flatMap((name) => submitted[name] || []).join('\n\n')
  return (
    <>
      <Alert first tone="danger" title={say('lost')}>
        {problems.map((problem) => (
          <p key={problem.message}>{wordProblem(locale, words, problem)}</p>
        ))}
      </Alert>
      {written && (
        <Field id="lost-text" label={say('lost.written')}>
          {(control) => <Textarea {...control} readOnly rows={3} defaultValue={written} />}
        </Field>
      )}
    </>
  )
}
