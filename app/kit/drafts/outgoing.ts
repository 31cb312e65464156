import { noteLine } from '../line.ts'
import { allOwn, type KeptForm, type KeptText, putOwn, removeOwn } from '../own-store.ts'
import { noteOneUploaded } from '../uploads/kept-files.ts'
import { sendFile } from '../uploads/send-file.ts'
import { isHere, keptOf, longestAnswer, postDraft, type Saved, sendKept, stampOf, waitsFor } from './kept.ts'
import { forgetForm, openForms } from './noted.ts'

/** What has left this browser, and what came of it. */
export type Outgone = {
  /** The address of what was saved, if that is the page at hand, which then has to be loaded. */
  here: string | undefined
  drafts: number
  files: string[]
  /** Where the forms are found that were sent by themselves. */
  sent: string[]
  /** Those that the portal did not take: they are drafts again. */
  refused: string[]
  /** Something still waits. */
  waits: boolean
}

/**
 * Sends what waits of this person and is on no open page: what was typed, then its files, then the forms that were
 * complete. From one page at a time, though twice would do no harm either.
 */
export async function sendWaiting(person: number): Promise<Outgone> {
  if (!('locks' in navigator)) return sendAll(person)
  return navigator.locks.request(`sending ${person}`, () => sendAll(person))
}

async function sendAll(person: number): Promise<Outgone> {
  const open = await openForms()
  const done: Outgone = { here: undefined, drafts: 0, files: [], sent: [], refused: [], waits: false }
  await sendTexts(person, open, done)
  const lost = await sendFiles(person, open, done)
  const missing = new Set((await allOwn(person, 'files')).map(({ submission }) => submission))
  for (const form of await allOwn(person, 'forms')) {
    if (isOpenIn(open, form.submission, done)) continue
    if (lost.has(form.submission)) await giveBack(person, form, done)
    else if (missing.has(form.submission)) done.waits = true
    else await sendForm(person, form, done)
  }
  return done
}

/** Refused for good: what is wrong with them is said where their form is opened, which sends them once more. */
const refusedFiles = new Set<string>()

/** How often the portal has put off a file with a reason, and after how many times the file counts as refused. */
const putOff = new Map<string, number>()
const putOffMost = 20

function isGivenUp(key: string, { held, problem }: { held?: boolean; problem: { message: string } }): boolean {
  // A reason that the browser gives, such as a missing connection, is not one of the portal's.
  if (held || problem.message.startsWith('file-')) return false
  const count = (putOff.get(key) ?? 0) + 1
  putOff.set(key, count)
  return count >= putOffMost
}

/** @returns the forms that have such a file: they cannot go as they are */
async function sendFiles(person: number, open: Set<string>, done: Outgone): Promise<Set<string>> {
  const lost = new Set<string>()
  for (const kept of await allOwn(person, 'files')) {
    if (isOpenIn(open, kept.submission, done)) continue
    const answer = refusedFiles.has(kept.key)
      ? undefined
      : await sendFile({ ...kept, person }, kept.file, () => undefined, new AbortController().signal)
    if (answer && 'file' in answer) {
      await noteOneUploaded(person, kept, answer.file)
      await removeOwn(person, 'files', kept.key)
      done.files.push(kept.file.name)
    } else if (answer?.retriable && !isGivenUp(kept.key, answer)) done.waits = true
    else {
      refusedFiles.add(kept.key)
      lost.add(kept.submission)
    }
  }
  return lost
}

/** The form is a draft again, and its person is told. */
async function giveBack(person: number, { submission }: KeptForm, done: Outgone): Promise<void> {
  done.refused.push(submission)
  await removeOwn(person, 'forms', submission)
}

/** Another page sees to it, as long as it is open: it is looked at again. */
function isOpenIn(open: Set<string>, name: string, done: Outgone): boolean {
  const isOpen = open.has(name)
  done.waits ||= isOpen
  return isOpen
}

async function sendTexts(person: number, open: Set<string>, done: Outgone): Promise<void> {
  const noted = (await allOwn(person, 'texts')).filter(({ saved, page }) => !saved && !isOpenIn(open, page, done))
  const failed = new Map(noted.map(({ form }) => [form, keptOf('browser', person, form, waitsFor)]))
  done.here = await sendKept(person, open)
  for (const text of noted) {
    const later = failed.get(text.form)
    const isCovered = later !== undefined && later.at >= text.at
    const answer = isCovered ? undefined : await saveNoted(person, text)
    const isThrough = answer ? answer.state === 'saved' : !keptOf('browser', person, text.form, waitsFor)
    if (!isThrough) {
      done.waits = true
      continue
    }
    done.drafts += 1
    const isDraft = answer?.state === 'saved' && !answer.isSent
    if (isDraft && text.address !== '' && isHere(text.address)) done.here ??= text.address
    await putOwn(person, 'texts', { ...text, saved: true })
  }
}

/** As its own page would, but not over what another has saved since it was typed: it may have arrived already. */
function saveNoted(person: number, { url, body, at, page }: KeptText): Promise<Saved> {
  const stamp = stampOf({ person, page, age: Date.now() - at })
  return postDraft(url, `${body}${stamp}&late=1`)
}

async function sendForm(person: number, form: KeptForm, done: Outgone): Promise<void> {
  const { submission, url, body } = form
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  try {
    const signal = AbortSignal.timeout(longestAnswer)
    const answer = await fetch(url, { method: 'POST', headers, body, signal })
    noteLine(true)
    const isSent = answer.ok && answer.redirected && new URL(answer.url).pathname !== new URL(url, answer.url).pathname
    const isRefused = answer.status === 400 || answer.status === 404 || answer.status === 409
    if (isSent) {
      done.sent.push(answer.url)
      await forgetForm(person, submission)
    } else if (isRefused) await giveBack(person, form, done)
    else done.waits = true
  } catch {
    noteLine(false)
    done.waits = true
  }
}
