import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { SignInAgain } from '#app/features/people/sign-in/sign-in.again.tsx'
import { statusOf } from '#app/kit/drafts/unsent.ts'
import { tellSessionBack } from '#app/kit/session-ended.ts'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { tellOthers } from './own-memory.ts'
import { shellWords } from './shell.words.ts'

type Dialog = ComponentType<Parameters<typeof SignInAgain>[0]>

const toastId = 'session-ended'

/** Where the server no longer knows who this is, they sign in over the page, which stays as it is. */
export function SessionEnded({ account, email }: { account: number; email: string }) {
  const say = useWords(shellWords)
  const { add, remove } = useToasts()
  // Asked for where it is needed.
  const [Dialog, setDialog] = useState<Dialog>()
  const [isOpen, setOpen] = useState(false)

  const open = useEffectEvent(async () => {
    setOpen(true)
    try {
      const part = await withoutReload(() => import('#app/features/people/sign-in/sign-in.again.tsx'))
      setDialog(() => part.SignInAgain)
    } catch {
      // As after a deployment: the page, with what is typed in it, waits for a sign-in elsewhere, which it hears of.
      add({ id: toastId, color: 'danger', title: say('session.elsewhere'), timeout: 0 })
    }
  })

  const close = useEffectEvent(() => {
    setOpen(false)
    remove(toastId)
  })

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('session-ended', () => void open(), { signal })
    const hear = (event: WindowEventMap['unsent']) => {
      if (statusOf(event.detail.thrown) !== 401) return
      event.preventDefault()
      void open()
    }
    window.addEventListener('unsent', hear, { signal })
    window.addEventListener('session-back', () => close(), { signal })
    return () => ending.abort()
  }, [])

  function goOn() {
    add({ id: 'session-back', color: 'success', title: say('session.back') })
    tellSessionBack()
    tellOthers(account)
  }

  return isOpen && Dialog ? (
    <Dialog account={account} email={email} onBack={goOn} onClose={() => setOpen(false)} />
  ) : null
}
