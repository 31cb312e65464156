import { personChannel } from './own-memory.ts'

/** How many answers may be awaited ahead at once. */
const most = 4

/** For how many milliseconds an answer may still be shown. */
const keptFor = 5000

type Ahead = { answer: Promise<Response | undefined>; until: number }

const ahead = new Map<string, Ahead>()
const pending = new Set<Promise<unknown>>()

/**
 * Asks for the data of a page that somebody is about to open, and keeps them for that one change of page. Nothing the
 * browser itself keeps would do: it could not be told that the person has changed something meanwhile.
 * @param isWanted asked once there is room
 */
export async function askAhead(page: URL, isWanted: () => boolean): Promise<void> {
  const address = dataOf(page)
  while (pending.size >= most) await Promise.race(pending)
  if (isFresh(ahead.get(address)) || !isWanted()) return
  const asked: Ahead = { answer: answerTo(address), until: Infinity }
  ahead.set(address, asked)
  pending.add(asked.answer)
  await asked.answer
  pending.delete(asked.answer)
  asked.until = performance.now() + keptFor
}

/**
 * The router asks by the window's `fetch`, and there is no other way to hand it what has come already.
 * @returns what ends it
 */
export function answerFromAhead(): () => void {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') {
      const asked = input instanceof URL ? await taken(input.href) : undefined
      return asked ?? ask(input, init)
    }
    // What is sent may change what pages show: nothing asked before its answer came is shown after it.
    forget()
    return ask(input, init).finally(forget)
  }
  // Another person may have signed in, on a page beside this one or before the browser brings this one back.
  const channel = new BroadcastChannel(personChannel)
  channel.addEventListener('message', forget)
  window.addEventListener('pagehide', forget)
  return () => {
    forget()
    window.fetch = ask
    channel.close()
    window.removeEventListener('pagehide', forget)
  }
}

function forget(): void {
  ahead.clear()
}

async function taken(address: string): Promise<Response | undefined> {
  const asked = ahead.get(address)
  ahead.delete(address)
  return isFresh(asked) ? asked.answer : undefined
}

function isFresh(asked: Ahead | undefined): asked is Ahead {
  return asked !== undefined && performance.now() < asked.until
}

/** Read to its end, so that it holds no connection; undefined where the page has to ask itself, and say what came of it. */
async function answerTo(address: string): Promise<Response | undefined> {
  try {
    const answer = await fetch(address)
    return answer.status === 200 ? new Response(await answer.arrayBuffer(), answer) : undefined
  } catch {
    return undefined
  }
}

/** Where the router asks for what a page shows. */
function dataOf({ origin, pathname, search }: URL): string {
  return `${origin}${pathname.endsWith('/') ? `${pathname}_` : pathname}.data${search}`
}
