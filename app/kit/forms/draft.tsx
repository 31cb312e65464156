import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formsWords } from './forms.words.ts'

const draftDelay = 1000
const retryDelay = 5000

type Draft = { state: 'idle' | 'saving' | 'saved' | 'failed'; savedAt?: Date }

type DraftOptions = {
  formId: string
  url: string
  /** Sent along: which draft this is. */
  extra?: Record<string, string>
  /** Nothing is saved while the form itself is on its way: a late draft would outlive what it became. */
  paused?: boolean
}

/** Keeps what is typed on the server: a second after the last key, and when the page is left. */
export function useServerDraft({ formId, url, extra, paused = false }: DraftOptions): Draft {
  const [draft, setDraft] = useState<Draft>({ state: 'idle' })
  const latest = useRef({ extra, paused })
  useLayoutEffect(() => {
    latest.current = { extra, paused }
  })
  /** What the server has; the page arrives with it. */
  const saved = useRef<string>(undefined)

  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (!form || paused) return undefined
    const texts = () => textsOf(form, latest.current.extra)
    const isNew = saved.current === undefined && isTypedIn(form)
    saved.current ??= isNew ? '' : texts()
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setTimeout> | undefined
    let saving = false

    async function save() {
      // One at a time, or an older text could arrive after a newer one.
      if (saving) return later()
      const body = texts()
      if (body === saved.current) return undefined
      saving = true
      setDraft((before) => ({ ...before, state: 'saving' }))
      const done = await post(url, body, { signal })
      saving = false
      if (signal.aborted) return undefined
      if (done) saved.current = body
      setDraft((before) => (done ? { state: 'saved', savedAt: new Date() } : { ...before, state: 'failed' }))
      return done && texts() === body ? undefined : later(done ? draftDelay : retryDelay)
    }

    function later(delay = draftDelay) {
      clearTimeout(timer)
      timer = setTimeout(() => void save(), delay)
    }

    function noteChange({ target }: Event) {
      // Files go up by themselves, and only a draft leads back to them: even one without a word as yet.
      if (target instanceof HTMLInputElement && target.type === 'file') saved.current = ''
      later()
    }

    async function leave() {
      clearTimeout(timer)
      const body = texts()
      if (body === saved.current) return
      saved.current = body
      // The page may be gone before the answer: the browser finishes it alone.
      const done = await post(url, body, { keepalive: true })
      if (done) setDraft({ state: 'saved', savedAt: new Date() })
      else saved.current = ''
    }

    if (isNew) later()
    form.addEventListener('input', () => later(), { signal })
    form.addEventListener('change', noteChange, { signal })
    document.addEventListener('visibilitychange', () => (document.hidden ? void leave() : later()), { signal })
    window.addEventListener('pagehide', () => void leave(), { signal })
    return () => {
      clearTimeout(timer)
      ending.abort()
      if (!latest.current.paused) void leave()
    }
  }, [formId, url, paused])

  return draft
}

export function DraftStatus({ draft }: { draft: Draft }) {
  const say = useWords(formsWords)
  const locale = useLocale()
  return (
    <output className="muted">
      {draft.state === 'saving' && say('draft-saving')}
      {draft.state === 'failed' && say('draft-failed')}
      {draft.state === 'saved' &&
        say('draft-saved', {
          time: draft.savedAt ? formatDate(locale, draft.savedAt, 'time') : '',
        })}
    </output>
  )
}

/**
 * Says that the form begins as it was left; `action` takes the intent `discard`. A draft is left by a whole page load,
 * so that nothing of it is saved once more on the way out.
 */
export function ResumedDraft({ at, action }: { at: Date; action: string }) {
  const say = useWords(formsWords)
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

async function post(
  url: string,
  body: string,
  options: { keepalive?: boolean; signal?: AbortSignal },
): Promise<boolean> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  try {
    return (await fetch(url, { method: 'POST', headers, body, ...options })).ok
  } catch {
    return false
  }
}

/** Whether somebody has typed before the page's scripts had come: nothing heard those keys. */
function isTypedIn(form: HTMLFormElement): boolean {
  return [
    ...form.querySelectorAll('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'),
  ].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== field.defaultValue,
  )
}

/** The text fields as they stand; never passwords or files. */
function textsOf(form: HTMLFormElement, extra: Record<string, string> | undefined): string {
  const texts = new URLSearchParams(extra)
  const secrets = new Set([...form.querySelectorAll('input[type=password]')].map((input) => input.getAttribute('name')))
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.has(name) && !(extra && name in extra)) texts.append(name, value)
  }
  return texts.toString()
}
