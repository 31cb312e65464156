import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { formatDate, formatOwnTime } from '#app/kit/words/formats.ts'
import { pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { PersonContext } from '../own-memory.ts'
import { tellSessionEnded } from '../session-ended.ts'
import { type Draft, DraftSaver } from './draft-saver.ts'
import { draftsWords } from './drafts.words.ts'
import { dropTyped, keepTyped, stampOf, takeWrittenOver } from './kept.ts'
import { holdOpen, noteTyped } from './noted.ts'
import { textsOf } from './form-texts.ts'

type DraftOptions = {
  formId: string
  url: string
  /** Sent along: which draft this is. */
  extra: Record<string, string> & { form: string; submission: string }
  /** Nothing is saved while the form itself is on its way: a late draft would outlive what it became. */
  paused?: boolean
  /** Where the draft is found again, if not under the address of this page. */
  address?: string | undefined
}

/**
 * Keeps what is typed on the server: a second after the last key, and when the page is left. Where that fails it waits
 * in the browser, for this person alone, until they are back.
 */
export function useServerDraft({ formId, url, extra, paused = false, address }: DraftOptions): Draft {
  const [draft, setDraft] = useState<Draft>({ state: 'idle' })
  const target = pathIn(useLocale(), url)
  const person = use(PersonContext)
  const here = useLocation()
  const [page] = useState(newPage)
  const latest = useRef({ extra, paused, address: address ?? here.pathname + here.search })
  useLayoutEffect(() => {
    latest.current = { extra, paused, address: address ?? here.pathname + here.search }
  })
  const saved = useRef<string>(undefined)
  const wasSent = useRef(false)

  useEffect(() => {
    const form = document.forms.namedItem(formId)
    wasSent.current ||= paused
    if (!form || paused) return undefined
    const saver = new DraftSaver(form, {
      url: target,
      texts: () => textsOf(form, latest.current.extra),
      stamp: () => stampOf({ person, page: page.id, age: Date.now() - page.openedAt }),
      resumed: wasSent.current,
      saved,
      backup: {
        keep: (body) =>
          keepTyped('browser', person, latest.current.extra.form, {
            url: target,
            body,
            address: latest.current.address,
            page: page.id,
          }),
        note: (body, isSaved) => {
          const { form: name, submission } = latest.current.extra
          const about = { form: name, submission, url: target, address: latest.current.address }
          return noteTyped(person, { ...about, body, saved: isSaved, page: page.id, openedAt: page.openedAt })
        },
        drop: () => dropTyped('browser', person, latest.current.extra.form),
        over: () => takeWrittenOver(person),
      },
      set: setDraft,
    })
    return () => saver.stop(!latest.current.paused)
  }, [formId, target, paused, person, page])

  // The files and the form itself are held open by whichever page shows it, a text by the page in which it is typed.
  useEffect(() => holdOpen(extra.submission), [extra.submission])
  useEffect(() => holdOpen(page.id), [page])

  return draft
}

/** Tells one open page from another, wherever they are; a browser without https makes no UUIDs. */
function newPage() {
  return { id: Math.random().toString(36).slice(2), openedAt: Date.now() }
}

export function DraftStatus({ draft }: { draft: Draft }) {
  const say = useWords(draftsWords)
  const locale = useLocale()
  const time = draft.savedAt ? formatOwnTime(locale, draft.savedAt) : ''
  return (
    <>
      <output className="muted">
        {draft.state === 'saving' && say('draft-saving')}
        {draft.state === 'failed' && (draft.problem ?? say(draft.isKept ? 'draft-kept' : 'draft-failed'))}
        {draft.state === 'ended' && say('draft-ended')}
        {draft.state === 'sent' && say('draft-sent')}
        {draft.state === 'saved' && say(draft.over ? 'draft-over' : 'draft-saved', { time })}
      </output>
      {draft.state === 'ended' && (
        <Button size="small" onClick={tellSessionEnded}>
          {say('draft-sign-in')}
        </Button>
      )}
    </>
  )
}

/**
 * Says that the form begins as it was left; `action` takes the intent `discard`. A draft is left by a whole page load,
 * so that nothing of it is saved once more on the way out.
 */
export function ResumedDraft({ at, action }: { at: Date; action: string }) {
  const say = useWords(draftsWords)
  const locale = useLocale()
  return (
    <Alert
      title={say('draft-resumed', { moment: formatDate(locale, at, 'moment') })}
      action={
        <form method="post" action={action}>
          <Button type="submit" size="small" name="intent" value="discard">
            {say('draft-discard')}
          </Button>
        </form>
      }
    />
  )
}
