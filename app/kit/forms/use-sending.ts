import { useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from './problems.ts'

/** A part of a form that takes its time, such as uploads: it may hold the submit back or refuse it. */
export type SubmitBlock = { busy: boolean; problem?: Problem | undefined }

export type Sending = {
  pending: boolean
  waiting: boolean
  blockSubmit: (name: string, blockSubmit: SubmitBlock | undefined) => void
  /** What the parts of the form refuse it for. */
  blockingProblems: () => Problem[]
  /** Whether this submit may leave now. A second click is swallowed; one that must wait is repeated by itself. */
  mayLeave: (submitter: HTMLElement | null) => boolean
  taken: () => boolean
  /** A form that waits for its files stays after all. */
  stay: () => void
}

/** Keeps a form from being sent twice, or before its files are up. */
export function useSending(formId: string, state: 'idle' | 'submitting' | 'loading'): Sending {
  const blocks = useRef(new Map<string, SubmitBlock>())
  // Refs decide, because two clicks can come before a render; the states draw the button.
  const left = useRef<'no' | 'sent' | 'seen'>('no')
  const held = useRef<{ submitter: HTMLElement | null } | undefined>(undefined)
  const [pending, setPending] = useState(false)
  const [waiting, setWaiting] = useState(false)

  const reset = useCallback(() => {
    left.current = 'no'
    setPending(false)
  }, [])

  useEffect(() => {
    if (state !== 'idle' && left.current === 'sent') left.current = 'seen'
    if (state === 'idle' && left.current === 'seen') reset()
  }, [state, reset])

  useStandstill(reset)

  const blockSubmit = useCallback(
    (name: string, value: SubmitBlock | undefined) => {
      if (value) blocks.current.set(name, value)
      else blocks.current.delete(name)
      const then = held.current
      if (!then || anyBusy(blocks.current)) return
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
    blockSubmit,
    blockingProblems,
    taken: () => left.current !== 'no' || held.current !== undefined,
    stay() {
      held.current = undefined
      setWaiting(false)
    },
    mayLeave(submitter) {
      if (anyBusy(blocks.current)) {
        held.current = { submitter }
        setWaiting(true)
        return false
      }
      left.current = 'sent'
      setPending(true)
      return true
    },
  }
}

/**
 * Back from the browser's page cache the page stands as it was left: sending. And a dead line may refuse so fast that the
 * form was never seen on its way.
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
