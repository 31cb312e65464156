import { useEffect, useMemo } from 'react'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Notice } from '../subscriptions.ts'
import { subscriptionWords, topicWord } from '../subscriptions.words.ts'

type ToastProps = { notice: Notice | undefined; failed: object | undefined; isRider: boolean }

/** What became of the last press of a button. */
export function SubscriptionToast({ notice, failed, isRider }: ToastProps) {
  const locale = useLocale()
  const topic = notice?.topic
  const subscribed = notice?.subscribed
  const toast = useMemo(() => {
    const say = sayIn(subscriptionWords, locale)
    if (failed) return { title: say('notice.failed'), color: 'danger' as const }
    if (!topic) return undefined
    const description = say(subscribed ? 'notice.on' : 'notice.off', { topic: say(topicWord(topic, isRider)) })
    return { title: say('notice.updated'), description, color: 'success' as const }
  }, [topic, subscribed, failed, locale, isRider])
  const said = notice && `${notice.topic} ${notice.subscribed}`
  useEffect(() => {
    // Said once: not again when the page is loaded again or sent to somebody.
    if (said) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [said])
  return <ToastOnArrival toast={toast} />
}
