import { redirectDocument } from 'react-router'

const every = 60_000

/** Asks again and again whether the server has a newer build than the one this page was loaded with. */
export function watchForNewBuild(own: string): void {
  const ask = async () => {
    const latest = await latestBuild()
    if (latest !== undefined && latest !== own) root().dataset['newBuild'] = latest
  }
  setInterval(() => void ask(), every)
  window.addEventListener('focus', () => void ask())
}

/**
 * With a newer build about, the next change of page loads the whole document. Only reading does: an action and what is
 * read again after it must not lose what was typed.
 */
export function leaveOldBuild(request: Request, url: URL): void {
  if (root().dataset['newBuild'] === undefined) return
  if (request.method === 'GET' && url.pathname !== window.location.pathname) throw redirectDocument(request.url)
}

async function latestBuild(): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch('/build.json', { cache: 'no-store' })).json()
    const isAnswer = typeof answer === 'object' && answer !== null && 'build' in answer
    return isAnswer ? String(answer.build) : undefined
  } catch {
    // Away for a moment, or the line is: the next question is a minute off.
    return undefined
  }
}

function root(): HTMLElement {
  return document.documentElement
}
