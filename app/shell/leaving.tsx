import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { isBegun } from '#app/kit/drafts/form-texts.ts'
import { hasUnsaved, letUnsavedGo, watchForms } from '#app/kit/drafts/unsaved.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'

/**
 * The one blocker that the router allows. What is typed into a form and neither sent nor kept is not left without a
 * question, and without a line no page is left for one that cannot come. What posts to the page it stands on, or only
 * asks it for other rows, goes its way.
 */
export function Leaving() {
  const say = useWords(shellWords)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (!navigator.onLine || hasUnsaved()),
  )
  const [asked, askOf] = useState<typeof blocker>()
  const [pressed, press] = useState<() => void>()
  const stayOffline = useStayOffline()
  useEffect(watchForms, [])
  useLeavingForms(press)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset, location } = blocker
    async function decide() {
      // A portal in the house is there without the internet, whatever the browser thinks of it.
      if (!navigator.onLine && !(await isReached())) return stayOffline(location, reset)
      return hasUnsaved() ? askOf(blocker) : proceed()
    }
    void decide()
  }, [blocker, stayOffline])

  function stay() {
    press(undefined)
    blocker.reset?.()
  }
  function leave() {
    letUnsavedGo()
    press(undefined)
    pressed?.()
    blocker.proceed?.()
  }
  return (
    <Modal
      open={pressed !== undefined || (blocker.state === 'blocked' && blocker === asked)}
      onClose={stay}
      title={say('unsaved')}
      size="small"
      footer={
        <>
          <Button onClick={stay}>{say('unsaved.stay')}</Button>
          <Button variant="danger" onClick={leave}>
            {say('unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{say('unsaved.text')}</p>
    </Modal>
  )
}

/** Plain forms that load another page. Asked before anything else hears of them: at signing out what is kept is deleted. */
function useLeavingForms(press: (go: () => () => void) => void) {
  useEffect(() => {
    const hear = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !leadsAway.test(new URL(form.action).pathname) || !hasUnsaved()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      press(() => () => form.requestSubmit(submitter))
    }
    document.addEventListener('submit', hear, { capture: true })
    return () => document.removeEventListener('submit', hear, { capture: true })
  }, [press])
}

const leadsAway = /\/(?:sign-out|locale|see-as)$/

type Destination = { pathname: string; search: string }

/** To leave would end on the browser's own page, and what is typed here be gone. */
function useStayOffline() {
  const say = useWords(shellWords)
  const { add } = useToasts()
  // A form that posts elsewhere leads there as well, and must not open it instead.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      followed.current = target instanceof Element ? target.closest('a')?.pathname : undefined
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [])
  return useCallback(
    async ({ pathname, search }: Destination, reset: () => void) => {
      // What the browser has kept can be opened, unless something typed here would go with it.
      const isFollowed = followed.current === pathname
      if (isFollowed && (await isKept(pathname)) && ![...document.forms].some(isBegun))
        return location.assign(pathname + search)
      reset()
      // When a form posts elsewhere its button waits for an answer.
      window.dispatchEvent(new CustomEvent('unsent', { cancelable: true, detail: { thrown: undefined } }))
      add({ id: 'unsent', color: 'danger', title: say('offline') })
    },
    [add, say],
  )
}

async function isReached(): Promise<boolean> {
  return fetch('/healthz').then(
    () => true,
    () => false,
  )
}

/** By the worker: see offline.tsx. */
async function isKept(pathname: string): Promise<boolean> {
  try {
    return 'caches' in window && (await caches.match(pathname)) !== undefined
  } catch {
    return false
  }
}
