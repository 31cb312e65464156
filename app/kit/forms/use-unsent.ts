import { useEffect, useEffectEvent } from 'react'
import { useActionData } from 'react-router'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { formsWords } from './forms.words.ts'

const toastId = 'unsent'

/** On a dead line, and where the portal fails, a page with a form stays as it is and says so until it is sent again. */
export function useUnsent(pending: boolean) {
  const { add, remove } = useToasts()
  const say = useWords(formsWords)
  const answer: unknown = useActionData()

  const hear = useEffectEvent((event: WindowEventMap['unsent']) => {
    const status = statusOf(event.detail.thrown)
    // A refusal has a page of its own, and sending it again would not help.
    if (status !== undefined && status < 500) return
    event.preventDefault()
    event.detail.answer = answer
    add({
      id: toastId,
      color: 'danger',
      title: say('summary-whole'),
      description: say(status === undefined ? 'unsent-line' : 'unsent-portal'),
      timeout: 0,
    })
  })

  useEffect(() => {
    const listener = (event: WindowEventMap['unsent']) => hear(event)
    window.addEventListener('unsent', listener)
    return () => {
      window.removeEventListener('unsent', listener)
      remove(toastId)
    }
  }, [remove])

  useEffect(() => {
    if (pending) remove(toastId)
  }, [pending, remove])
}

/** Undefined where no answer came at all. What is no answer of its own, the router wraps with the answer's status. */
function statusOf(thrown: unknown): number | undefined {
  const about = isObject(thrown) && 'init' in thrown ? thrown.init : thrown
  return isObject(about) && 'status' in about ? Number(about.status) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
