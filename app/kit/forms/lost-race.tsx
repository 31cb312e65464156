import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { locales } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { formsWords } from './forms.words.ts'
import type { FormFailure } from './problems.ts'

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

type SavedMeanwhileProps = { refusal: FormFailure | undefined; to: string }

/** Where the form shows what was typed: what somebody else saved meanwhile, in another tab, so that both can be seen. */
export function SavedMeanwhile({ refusal, to }: SavedMeanwhileProps) {
  const say = useWords(formsWords)
  if (refusal?.status !== 409) return null
  return (
    <p>
      <a href={to} target="_blank" rel="noreferrer">
        {say('saved-meanwhile')}
      </a>
    </p>
  )
}

/** Which fields of a form hold texts in a language each, for where it can no longer be sent and they are given back. */
export function textsIn({ submitted }: FormFailure): string[] {
  return Object.keys(submitted).filter((name) => locales.some((locale) => name.endsWith(`_${locale}`)))
}
