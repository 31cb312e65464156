import { useEffect, useEffectEvent, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { forgetForm, forgetTaken } from '#app/kit/drafts/noted.ts'
import { type Outgone, sendWaiting } from '#app/kit/drafts/outgoing.ts'
import { forgetOthers } from '#app/kit/own-memory.ts'
import { countUnsent } from '#app/kit/own-store.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { outgoingWords } from './outgoing.words.ts'
import { isSignOut, loadSaved } from './own-memory.ts'
import { useReadAgain } from './read-again.ts'

/** Milliseconds until what waits is tried again. */
const pause = 30_000

/** Sends what waits in this browser, from whichever page, and says what came of it. */
export function Outgoing({ person }: { person: number }) {
  const tell = useTell()
  const hear = useEffectEvent((done: Outgone) => tell(done))
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRunning = false
    const run = async () => {
      if (isRunning || signal.aborted) return
      clearTimeout(timer)
      isRunning = true
      const done = await sendWaiting(person).finally(() => (isRunning = false))
      if (signal.aborted) return
      hear(done)
      if (done.waits) timer = setTimeout(() => void run(), pause)
    }
    for (const event of ['online', 'session-back'] as const)
      window.addEventListener(event, () => void run(), { signal })
    void run()
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [person])
  useEffect(() => {
    const forget = ({ target, submitter }: SubmitEvent) => {
      const isDiscard = submitter instanceof HTMLButtonElement && submitter.value === 'discard'
      if (!isDiscard || !(target instanceof HTMLFormElement) || !navigator.onLine) return
      const submission = new FormData(target).get('submission')
      if (typeof submission === 'string') void forgetForm(person, submission)
    }
    document.addEventListener('submit', forget)
    return () => document.removeEventListener('submit', forget)
  }, [person])
  const [notice, submission] = new URLSearchParams(useLocation().search).get('notice')?.split('.', 2) ?? []
  const isTaken = notice === 'ticket-created'
  useEffect(() => {
    if (isTaken) void forgetTaken(person)
    else if (submission) void forgetForm(person, submission)
  }, [isTaken, submission, person])
  return <SignOutGuard person={person} />
}

function useTell() {
  const say = useWords(outgoingWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const { add } = useToasts()
  return ({ here, drafts, files, sent, refused }: Outgone) => {
    if (files.length > 0)
      add({ color: 'success', title: say('files', { count: files.length }), description: files.join(', ') })
    for (const address of sent) {
      const { pathname } = new URL(address)
      const see = { label: say('see'), onClick: () => void navigate(pathname) }
      add({ color: 'success', title: say('sent'), timeout: 0, actions: [see] })
    }
    for (const submission of refused) {
      const address = `${href('/:locale?/new-ticket', localePrefix(locale))}?draft=${submission}`
      const open = { label: say('open'), onClick: () => void navigate(address) }
      add({ color: 'danger', title: say('refused'), timeout: 0, actions: [open] })
    }
    if (here !== undefined) loadSaved(here)
    // Lists of drafts and of tickets show it.
    else if (drafts + sent.length > 0) readAgain()
  }
}

type Leaving = { form: HTMLFormElement; submitter: HTMLElement | null; count: number }

/** Signing out takes what waits with it: that is said first. */
function SignOutGuard({ person }: { person: number }) {
  const say = useWords(outgoingWords)
  const [leaving, setLeaving] = useState<Leaving>()

  async function leave({ form, submitter }: Omit<Leaving, 'count'>) {
    setLeaving(undefined)
    await forgetOthers()
    form.dataset['sure'] = ''
    form.requestSubmit(submitter)
  }

  const ask = useEffectEvent(async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const count = await countUnsent(person)
    if (count > 0) setLeaving({ form, submitter, count })
    else await leave({ form, submitter })
  })

  useEffect(() => {
    const guard = (event: SubmitEvent) => {
      if (!isSignOut(event.target) || 'sure' in event.target.dataset) return
      event.preventDefault()
      void ask(event.target, event.submitter)
    }
    document.addEventListener('submit', guard, { capture: true })
    return () => document.removeEventListener('submit', guard, { capture: true })
  }, [])

  return (
    <Modal
      open={leaving !== undefined}
      onClose={() => setLeaving(undefined)}
      title={say('leave')}
      size="small"
      footer={
        <>
          <Button onClick={() => setLeaving(undefined)}>{say('leave.stay')}</Button>
          <Button variant="danger" onClick={() => leaving && void leave(leaving)}>
            {say('leave.go')}
          </Button>
        </>
      }
    >
      <p>{say('leave.text', { count: leaving?.count ?? 0 })}</p>
    </Modal>
  )
}
