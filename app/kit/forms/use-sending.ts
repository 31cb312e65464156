import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldProblem } from './problems.ts'

/** A part of a form that takes its time, such as uploads: it may hold the submit back or refuse it. */
export type SubmitBlock = { busy: boolean; problem?: FieldProblem | undefined }

export type Sending = {
  pending: boolean
  waiting: boolean
  /** A press waits for the form's checks. */
  checking: boolean
  blockSubmit: (name: string, blockSubmit: SubmitBlock | undefined) => void
  /** What the parts of the form refuse it for. */
  blockingProblems: () => FieldProblem[]
  /** Whether this submit may leave now. A second click is swallowed; one that must wait is repeated by itself. */
  mayLeave: (submitter: HTMLElement | null) => boolean
  taken: () => boolean
  /** A press that came before the form's checks is repeated once they are there, or will not come soon. */
  holdUntil: (ready: Promise<unknown>, submitter: HTMLElement | null) => Promise<void>
  /** On its way by now, whatever has been drawn. */
  hasLeft: () => boolean
  /** A form that waits for its files stays after all. */
  stay: () => void
}

/** Whether the form is on its way, and whether the router has been seen at it. */
type Left = 'no' | 'sent' | 'seen'

/** A press that waits to be repeated. */
type Press = { submitter: HTMLElement | null; for: 'files' | 'checks' }

type RouterState = 'idle' | 'submitting' | 'loading'

/** Keeps a form from being sent twice, or before its files are up. */
export function useSending(formId: string, state: RouterState): Sending {
  const blocks = useRef(new Map<string, SubmitBlock>())
  const held = useRef<Press>(undefined)
  const [waiting, setWaiting] = useState(false)
  const [checking, setChecking] = useState(false)
  const { pending, hasLeft, leave } = useLeaving(state)

  const blockSubmit = useCallback(
    (name: string, value: SubmitBlock | undefined) => {
      if (value) blocks.current.set(name, value)
      else blocks.current.delete(name)
      const then = held.current
      if (then?.for !== 'files' || anyBusy(blocks.current)) return
      held.current = undefined
      setWaiting(false)
      submitAgain(formId, then.submitter)
    },
    [formId],
  )

  const blockingProblems = useCallback(
    () => [...blocks.current.values()].flatMap(({ problem }) => (problem ? [problem] : [])),
    [],
  )

  return {
    pending,
    waiting,
    checking,
    blockSubmit,
    blockingProblems,
    taken: () => hasLeft() || held.current !== undefined,
    hasLeft,
    async holdUntil(ready, submitter) {
      const press: Press = { submitter, for: 'checks' }
      held.current = press
      setChecking(true)
      await ready
      setChecking(false)
      if (held.current !== press) return
      held.current = undefined
      submitAgain(formId, submitter)
    },
    stay() {
      held.current = undefined
      setWaiting(false)
    },
    mayLeave(submitter) {
      if (anyBusy(blocks.current)) {
        held.current = { submitter, for: 'files' }
        setWaiting(true)
        return false
      }
      leave()
      return true
    },
  }
}

/** Whether the form is on its way: until the router, once seen at work, is idle again. */
function useLeaving(state: RouterState) {
  // A ref decides, because two clicks can come before a render; the state draws the button.
  const left = useRef<Left>('no')
  const [pending, setPending] = useState(false)
  const [answers, setAnswers] = useState(0)
  const heard = useRef(0)

  const reset = useCallback(() => {
    left.current = 'no'
    setPending(false)
  }, [])

  useEffect(() => {
    const isAnswered = heard.current !== answers
    heard.current = answers
    if (left.current === 'sent' && (isAnswered || state !== 'idle')) left.current = 'seen'
    if (state === 'idle' && left.current === 'seen') reset()
  }, [answers, state, reset])

  useEffect(() => {
    // When a navigation is interrupted, or answered before React has drawn it, the router's state never left `idle`. In
    // a transition, as the router's own updates are, this is drawn no sooner than the answer.
    const answered = () => startTransition(() => setAnswers((count) => count + 1))
    window.addEventListener('answered', answered)
    return () => window.removeEventListener('answered', answered)
  }, [])

  useStandstill(reset)

  const hasLeft = useCallback(() => left.current !== 'no', [])
  const leave = useCallback(() => {
    left.current = 'sent'
    setPending(true)
  }, [])
  return { pending, hasLeft, leave }
}

/**
 * A page that comes back from the browser's page cache still looks as if it were sending. And a connection may refuse
 * so fast that the form was never drawn as sending.
 */
function useStandstill(reset: () => void) {
  useEffect(() => {
    window.addEventListener('pageshow', reset)
    window.addEventListener('unsent', reset)
    return () => {
      window.removeEventListener('pageshow', reset)
      window.removeEventListener('unsent', reset)
    }
  }, [reset])
}

function anyBusy(blocks: Map<string, SubmitBlock>): boolean {
  return [...blocks.values()].some((blockSubmit) => blockSubmit.busy)
}

function submitAgain(formId: string, submitter: HTMLElement | null) {
  const form = document.forms.namedItem(formId)
  form?.requestSubmit(submitter?.isConnected ? submitter : null)
}
