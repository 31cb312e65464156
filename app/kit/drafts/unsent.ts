import { useEffect, useEffectEvent } from 'react'
import {
  createContext,
  data,
  type DataStrategyResult,
  type RouterContextProvider,
  useActionData,
  useLocation,
} from 'react-router'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { unsentWords } from './unsent.words.ts'

declare global {
  interface WindowEventMap {
    /** What was sent did not get through. Anyone who prevents the default keeps the page as it stands. */
    unsent: CustomEvent<Unsent>
    /** A form is on its way: what was said of the try before it is over. */
    sending: Event
    /** It is not any more, whatever came of it: the router may have gone through all that before a page was drawn. */
    answered: Event
  }
}

type Unsent = {
  /** What came in the place of an answer. */
  thrown: unknown
  /** What the page's action had answered before, to be shown on. */
  answer?: unknown
}

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }
type Results = Record<string, DataStrategyResult>

const stays = createContext(false)

/** Offers the page to stay before the error page takes its place, and what was typed with it. */
export async function offerToStay(about: Arguments, next: () => Promise<Results>) {
  const { request, url, context } = about
  const isHere = url.pathname === window.location.pathname
  // Some pages are read again after every action, whatever came of it.
  if (request.method === 'GET' && isHere && context.get(stays)) return {}
  if (request.method === 'GET')
    return rereading?.address === url.pathname + url.search ? rereadOrStay(rereading, next) : undefined
  window.dispatchEvent(new Event('sending'))
  try {
    return await (isHere ? sendFromHere(about, next) : next())
  } finally {
    window.dispatchEvent(new Event('answered'))
  }
}

type Rereading = { address: string; failed: boolean }

/** While the page reads its data again by itself: nobody has asked for it. */
let rereading: Rereading | undefined

/**
 * Reads the page's data again, without anybody having asked. Where the line or the portal is away for the moment the page
 * stays as it is, with what is typed in it. @returns whether it was read
 */
export async function reread(revalidate: () => Promise<void>): Promise<boolean> {
  const own = { address: window.location.pathname + window.location.search, failed: false }
  rereading = own
  try {
    await revalidate()
  } finally {
    rereading = undefined
  }
  return !own.failed
}

async function rereadOrStay(own: Rereading, next: () => Promise<Results>): Promise<Results> {
  const results = await next()
  own.failed = Object.values(results).some(({ type, result }) => type === 'error' && isForNow(result))
  return own.failed ? {} : results
}

/** No answer at all, or one that the portal gives while something of it is away. */
function isForNow(thrown: unknown): boolean {
  return !isRedirect(thrown) && (statusOf(thrown) ?? 503) >= 500
}

async function sendFromHere({ request, context }: Arguments, next: () => Promise<Results>): Promise<Results> {
  const results = await answerOf(next)
  for (const [route, { type, result: thrown }] of Object.entries(results)) {
    const detail: Unsent = { thrown }
    const unsent = new CustomEvent('unsent', { cancelable: true, detail })
    // Where it leads on, it was taken, and is still on its way.
    if (type !== 'error' || isRedirect(thrown) || request.signal.aborted || window.dispatchEvent(unsent)) continue
    context.set(stays, true)
    results[route] = { type: 'data', result: data(detail.answer, { status: 503 }) }
  }
  return results
}

/** Milliseconds: a line that is there, and dead, never says so. */
const longestSilence = 90_000

/** Whether the form that is sent takes files along, which take as long as they take. */
let carriesFiles = false

function noteFiles({ target }: SubmitEvent): void {
  const fields = target instanceof HTMLFormElement ? [...new FormData(target).values()] : []
  carriesFiles = fields.some((one) => one instanceof File && one.size > 0)
}

/** What the router asked for, or, after a long silence, that nobody answers. */
async function answerOf(next: () => Promise<Results>): Promise<Results> {
  const isPatient = carriesFiles
  carriesFiles = false
  if (isPatient) return next()
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<Results>((resolve) => {
    // The route does not matter: the router takes it for the action's.
    const none = { root: { type: 'error', result: new Error('Nobody answered') } } as const
    timer = setTimeout(() => resolve(none), longestSilence)
  })
  return Promise.race([next(), silence]).finally(() => clearTimeout(timer))
}

/**
 * When a form loads a whole page nothing is heard once the browser has begun: without a connection it is not sent at
 * all.
 * Call once, in the browser's entry.
 */
export function keepPageWhileOffline(): void {
  // Before the router hears of it.
  window.addEventListener('submit', noteFiles, { capture: true })
  // On the window, behind whatever the page itself does with its forms.
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || navigator.onLine) return
    event.preventDefault()
    window.dispatchEvent(new CustomEvent<Unsent>('unsent', { cancelable: true, detail: { thrown: undefined } }))
  })
}

/** Undefined where no answer came at all. What is no answer of its own, the router wraps with the answer's status. */
export function statusOf(thrown: unknown): number | undefined {
  const about = isObject(thrown) && 'init' in thrown ? thrown.init : thrown
  return isObject(about) && 'status' in about ? Number(about.status) : undefined
}

function isRedirect(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.headers.has('location')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const toastId = 'unsent'

/**
 * On a dead line, and where the portal fails, a page stays as it is, whatever was sent from it, and says so until it is
 * sent again. Stands once, around all pages.
 */
export function UnsentNotice() {
  const { add, remove } = useToasts()
  const say = useWords(unsentWords)
  const { pathname } = useLocation()

  const hear = useEffectEvent((event: WindowEventMap['unsent']) => {
    const status = statusOf(event.detail.thrown)
    // A refusal has a page of its own, and sending it again would not help.
    if (status !== undefined && status < 500) return
    event.preventDefault()
    const description = say(status === undefined ? 'unsent.line' : 'unsent.portal')
    add({ id: toastId, color: 'danger', title: say('unsent'), description, timeout: 0 })
  })

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('unsent', (event) => hear(event), { signal })
    // By this event and not by the router's state: a connection that refuses at once may be faster than the rendering
    // of that state.
    window.addEventListener('sending', () => remove(toastId), { signal })
    return () => ending.abort()
  }, [remove])

  // The notice belongs to the page it was raised on, not to the next one.
  const leave = useEffectEvent((_page: string) => remove(toastId))

  useEffect(() => () => leave(pathname), [pathname])

  return null
}

/** What the page's action had answered before stays with the page. */
export function useAnswerStays(): void {
  const answer: unknown = useActionData()
  const hear = useEffectEvent(({ detail }: WindowEventMap['unsent']) => {
    detail.answer = answer
  })
  useEffect(() => {
    const listener = (event: WindowEventMap['unsent']) => hear(event)
    window.addEventListener('unsent', listener)
    return () => window.removeEventListener('unsent', listener)
  }, [])
}
