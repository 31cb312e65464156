import { use, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Notice } from '#app/kit/forms/notices.ts'
import { keepOwn, PersonContext } from '#app/kit/own-memory.ts'
import { ShortcutSheet } from '#app/kit/ui/shortcut-sheet.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { stageWhen } from '../tickets.stages.ts'
import { keysWords } from './ticket-keys.words.ts'
import { decisionPlace, movePlace, openedName } from './ticket.ts'
import { workWords } from './work.words.ts'

/** The keys of a ticket's page. Those of the decision count only there: nobody accepts by a key pressed elsewhere. */
export function TicketKeys({ id }: { id: number }) {
  const say = useWords(keysWords)
  const work = useWords(workWords)
  const person = use(PersonContext)
  useEffect(() => keepOwn('tab', person, openedName, String(id)), [person, id])
  const isThere = useNavigation().state === 'idle'
  const shortcuts = {
    r: () => focusOn('#reply-message'),
    i: () => openAt('#note-note'),
    d: toDecision,
    n: () => document.querySelector<HTMLElement>('[data-next]')?.click(),
    a: () => openAt('#assignee'),
    f: () => focusOn(':is(.slot-missing, .slot-rows button):enabled'),
    p: () => focusOn('#turn-promised_at'),
    c: () => openAt(`#stage [name=stage][value=${stageWhen.closed}]`),
    // Held down, each would break off the one before.
    j: () => isThere && neighbour('nextElementSibling')?.click(),
    k: () => isThere && neighbour('previousElementSibling')?.click(),
    1: () => press('[name=warranty_accepted][value=yes]'),
    2: () => press('[name=warranty_accepted][value=no]'),
    3: () => press('.answer-chips > li:nth-child(1) > button'),
    4: () => press('.answer-chips > li:nth-child(2) > button'),
    5: () => press('.answer-chips > li:nth-child(3) > button'),
  }
  const lines = [
    { keys: 'd', does: say('decide') },
    { keys: '1 2', does: say('accept') },
    { keys: '3 4 5', does: say('answer') },
    { keys: say('send.keys'), does: say('send') },
    { keys: 'r', does: say('reply') },
    { keys: 'i', does: say('note') },
    { keys: 'a', does: say('assign') },
    { keys: 'f', does: say('ask') },
    { keys: 'p', does: say('promise') },
    { keys: 'c', does: work(`move.${stageWhen.closed}`) },
    { keys: 'j k', does: say('rows') },
    { keys: 'n', does: say('next') },
    { keys: '← →', does: say('photos') },
  ]
  return <ShortcutSheet shortcuts={shortcuts} lines={lines} />
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** In the list beside the ticket, where that is in it. */
function neighbour(side: 'nextElementSibling' | 'previousElementSibling') {
  const row = document.querySelector('.desk-rail [aria-current]')?.closest('li')
  return row?.[side]?.querySelector('a')
}

/** Focuses what is chosen there, or else the first that can be. */
function toDecision(): void {
  const form = `:is(#${decisionPlace}, #${movePlace})`
  const chosen = document.querySelector<HTMLElement>(`${form} input[type=radio]:checked`)
  if (chosen) chosen.focus()
  else focusOn(`${form} :is(input[type=radio], select)`)
}

/** On a field, also where it is folded away. */
function openAt(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** Only where the decision has the focus. */
function press(selector: string): void {
  const card = document.activeElement?.closest(`#${decisionPlace}`)
  const control = card?.querySelector<HTMLElement>(selector)
  control?.focus()
  control?.click()
}

/** What follows a form that was carried out, and takes the focus: what was pressed is gone, or does no more. */
const following: Partial<Record<string, string>> = {
  decision: `#${movePlace}`,
  stage: `:is(#${decisionPlace}, #${movePlace})`,
  turn: '#turn-card',
  subject: 'h1',
  repair: '#repair-card',
  'turn-photo': '#files-card',
  'withdraw-file': '#files-card',
  assign: '.assign',
  take: '.assign',
  release: '.assign',
  decided: 'h1',
  begun: 'h1',
  completed: 'h1',
}

/** On the page of a ticket, or of the queue behind the last one. A reply and a note lead to themselves, by their address. */
export function useFocusAfter(notice: Notice | undefined): void {
  const { key } = useLocation()
  const selector = notice && following[notice.done]
  // One for each arrival: the same thing done twice leads there twice.
  const arrival = selector ? `${key} ${selector}` : ''
  useEffect(() => {
    if (arrival === '') return
    const place = document.querySelector<HTMLElement>(`:is(.desk, .queue) ${arrival.slice(arrival.indexOf(' ') + 1)}`)
    if (!place) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [arrival])
}
