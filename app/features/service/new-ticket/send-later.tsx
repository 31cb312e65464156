import { use, useEffect, useEffectEvent, useState } from 'react'
import { textsOf } from '#app/kit/drafts/form-texts.ts'
import { noteLeaving } from '#app/kit/drafts/noted.ts'
import { statusOf } from '#app/kit/drafts/unsent.ts'
import type { FormState } from '#app/kit/forms/use-form.ts'
import { useLine } from '#app/kit/line.ts'
import { PersonContext } from '#app/kit/own-memory.ts'
import { allOwn, putOwn, removeOwn } from '#app/kit/own-store.ts'
import { uploadedToast } from '#app/kit/uploads/uploaded-toast.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { newTicketWords } from './new-ticket.words.ts'
import { useClaimPlaces } from './use-claim-places.ts'

/** Milliseconds between two looks whether the portal can be reached. */
const pause = 10_000

/** Milliseconds after which such a look has found nobody. */
const longestLook = 8000

/** Milliseconds after the last key. */
const typing = 300

type LaterProps = { form: FormState; submission: string; refusal: object | undefined }

/**
 * A claim that is sent is kept until it is answered. One that meets no line, or no portal, goes by itself once there is
 * one: from this page, or from the next one of this person in this browser (`kit/drafts/outgoing`). Its `submission` makes
 * it one, however often it is sent.
 */
export function SendLater({ form, submission, refusal }: LaterProps) {
  const person = use(PersonContext)
  const { remove } = useToasts()
  const { page: url } = useClaimPlaces()
  const isLine = useLine()
  // Met no line, and has not been answered since.
  const [met, setMet] = useState<{ refusal: object | undefined; here?: true }>()
  const isHeld = form.waiting && !isLine
  const waits = isHeld || (met !== undefined && met.refusal === refusal)
  const isMarked = waits || form.pending
  const [kept, setKept] = useState<'kept' | 'unkept'>()

  const meet = useEffectEvent(({ detail }: WindowEventMap['unsent']) => {
    if (!form.pending) return
    // What the portal itself refuses stays with its person.
    if (!isAway(statusOf(detail.thrown))) return drop()
    setMet({ refusal, here: true })
    // It says that nothing happens any more.
    setTimeout(() => remove('unsent'))
  })
  useEffect(() => {
    const listener = (event: WindowEventMap['unsent']) => meet(event)
    window.addEventListener('unsent', listener)
    return () => window.removeEventListener('unsent', listener)
  }, [])
  useMarkedForm(form, isMarked, (element) =>
    putOwn(person, 'forms', { submission, at: Date.now(), url, body: textsOf(element) }).then((refused) =>
      setKept(refused ? 'unkept' : 'kept'),
    ),
  )
  // Opened again, it goes as it was said to.
  const goOn = useEffectEvent(() => setMet((before) => before ?? { refusal }))
  useEffect(() => {
    void allOwn(person, 'forms').then((all) => all.some((one) => one.submission === submission) && goOn())
  }, [person, submission])
  useLeaving(submission, form.pending, isMarked)
  const forget = useEffectEvent(() => removeOwn(person, 'forms', submission))
  useEffect(() => {
    if (refusal) void forget()
  }, [refusal])

  function drop() {
    setMet(undefined)
    void removeOwn(person, 'forms', submission)
  }

  function stay() {
    form.stay()
    drop()
  }

  return waits && kept && !form.pending ? (
    <LaterNote kept={kept} first={isHeld || met?.here === true} onStay={stay} />
  ) : null
}

function LaterNote({ kept, first, onStay }: { kept: 'kept' | 'unkept'; first: boolean; onStay: () => void }) {
  const say = useWords(newTicketWords)
  return (
    <Alert first={first} title={say('later')} action={<Button onClick={onStay}>{say('later.stay')}</Button>}>
      {say(kept === 'kept' ? 'later.text' : 'later.unkept')}
    </Alert>
  )
}

function useLeaving(submission: string, pending: boolean, isMarked: boolean) {
  const { remove } = useToasts()
  useEffect(() => {
    if (pending) noteLeaving(submission)
  }, [pending, submission])
  // That a photo is uploaded reads, once the form is sent, as if the claim were.
  useEffect(() => {
    if (isMarked) remove(uploadedToast)
  }, [isMarked, remove])
}

/** No answer at all, or one in the place of a portal that is not there. */
function isAway(status: number | undefined): boolean {
  return status === undefined || (status > 501 && status < 505)
}

/** A form that waits is kept as it stands, and goes as soon as the portal answers. */
function useMarkedForm(
  { id, waiting }: FormState,
  isMarked: boolean,
  keepForm: (form: HTMLFormElement) => Promise<unknown>,
) {
  const keep = useEffectEvent((form: HTMLFormElement) => void keepForm(form))
  useEffect(() => {
    const form = document.forms.namedItem(id)
    if (!isMarked || !form) return undefined
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setTimeout> | undefined
    keep(form)
    const typed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(form), typing)
    }
    for (const event of ['input', 'change']) form.addEventListener(event, typed, { signal })
    // One that waits for its files is sent when they are through.
    const go = async () => {
      if (waiting) return
      const isThere = await fetch('/healthz', { signal: AbortSignal.timeout(longestLook) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere && !signal.aborted) form.requestSubmit()
    }
    window.addEventListener('online', () => void go(), { signal })
    const looking = setInterval(() => void go(), pause)
    return () => {
      clearTimeout(timer)
      clearInterval(looking)
      ending.abort()
    }
  }, [id, waiting, isMarked])
}
