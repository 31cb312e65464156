import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useHydrated } from '#app/kit/ui/use-hydrated.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Person, PersonContext } from '../own-memory.ts'
import { draftsWords } from './drafts.words.ts'
import { keepFilledIn } from './form-keeper.ts'
import { asksForSecret, fillIn, isOfEarlier, longestText } from './form-texts.ts'
import { dropTyped, keepTyped, keptOf, waitsFor } from './kept.ts'
import { begin } from './unsaved.ts'

type KeptHereProps = {
  formId: string
  /** What came back is what this person has just sent. */
  cameBack: boolean
}

/**
 * For a form whose draft no server keeps: what was filled in and not sent stays in this browser, for this person alone,
 * and is offered where the form is opened again. A phone closes a tab that nobody looks at without a word. A form that asks
 * for a secret keeps nothing.
 */
export function KeptHere({ formId, cameBack }: KeptHereProps) {
  const person = use(PersonContext)
  const isHydrated = useHydrated()
  const name = `${pathIn(defaultLocale, useLocation().pathname)} ${formId}`
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (!form || person === undefined || asksForSecret(form)) return undefined
    return keepFilledIn(form, {
      keep: (body) => keepTyped('browser', person, name, { body }),
      drop: () => dropTyped('browser', person, name),
    })
  }, [formId, name, person])
  return isHydrated ? <Offer key={name} formId={formId} name={name} cameBack={cameBack} /> : null
}

/** What an earlier page left: what this one keeps from now on is in its fields. */
function Offer({ formId, name, cameBack }: KeptHereProps & { name: string }) {
  const say = useWords(draftsWords)
  const locale = useLocale()
  const person = use(PersonContext)
  const [found, setFound] = useState(() => (cameBack ? undefined : offered(formId, person, name)))
  if (!found) return null
  const { at, body, preview, isEarlier } = found

  function take() {
    const form = document.forms.namedItem(formId)
    setFound(undefined)
    if (!form) return
    begin(form)
    fillIn(form, body)?.focus()
  }
  function discard() {
    dropTyped('browser', person, name)
    setFound(undefined)
  }
  return (
    <Alert
      title={say('draft-here', { moment: formatDate(locale, new Date(at), 'moment') })}
      action={
        <>
          <Button size="small" variant="primary" onClick={take}>
            {say('draft-take')}
          </Button>
          <Button size="small" onClick={discard}>
            {say('draft-discard')}
          </Button>
        </>
      }
    >
      {preview && <p>{preview}</p>}
      {isEarlier && <p>{say('draft-earlier')}</p>}
    </Alert>
  )
}

/** With the beginning of the longest text, by which it is known again. */
function offered(formId: string, person: Person, name: string) {
  const form = document.forms.namedItem(formId)
  const kept = keptOf('browser', person, name, waitsFor)
  if (!form || !kept) return undefined
  const text = longestText(form, kept.body)
  const preview = text.length > previewMost ? `${text.slice(0, previewMost)}…` : text
  return { ...kept, preview, isEarlier: isOfEarlier(form, kept.body) }
}

const previewMost = 120
