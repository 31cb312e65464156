import { RotateCw, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { searchLeast } from '#app/kit/lists/lists.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Input } from '#app/kit/ui/field.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { type Answer, useAnswer } from '#app/kit/ui/use-answer.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { readAnswered } from './answered.ts'
import { readRecent } from './recent.ts'
import { type Answered, type Hit, kinds, writeOpened } from './search.ts'
import { searchWords } from './search.words.ts'
import './search.css'

export type PaletteProps = { open: boolean; accountId: number | undefined; onClose: () => void }

const typingPause = 200
const recentMost = 8

/** One field over everything: the hits by kind, and before anything is typed what was opened last. */
export function Palette({ open, accountId, onClose }: PaletteProps) {
  const say = useWords(searchWords)
  return (
    <Modal open={open} onClose={onClose} title={say('title')} size="large">
      <PaletteBody accountId={accountId} onClose={onClose} />
    </Modal>
  )
}

function PaletteBody({ accountId, onClose }: Omit<PaletteProps, 'open'>) {
  const say = useWords(searchWords)
  const navigate = useNavigate()
  const recent = useRecentHits(accountId)
  const { q, setQ, answer, askAgain } = useSearch()
  const page = href('/:locale?/search', localePrefix(useLocale()))
  const wanted = q.trim()
  const isShort = wanted.length < searchLeast
  const hits = isShort ? [] : (answer.found?.hits ?? [])
  const groups =
    wanted === ''
      ? [{ title: say('recent'), hits: recent ?? [] }]
      : kinds.map((kind) => ({ title: say(`kind.${kind}`), hits: hits.filter((hit) => hit.kind === kind) }))
  const [first] = groups.flatMap((group) => group.hits)

  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // The hits in sight may still be those of what was typed before: the page of the search waits for its own.
    const isAwaited = !isShort && answer.found?.q !== wanted
    if (isAwaited && answer.failed) return askAgain()
    if (!isAwaited && !first) return
    onClose()
    void navigate(isAwaited ? addressOf(page, { q: wanted }) : (first?.to ?? page))
  }

  return (
    // The arrow keys go from the field to the hits and between them; each is a field or a link for itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="palette" onKeyDown={moveByArrow}>
      <Input
        type="search"
        name="q"
        icon={<Search size={16} aria-hidden />}
        data-autofocus
        aria-label={say('title')}
        placeholder={say('where')}
        maxLength={200}
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={onEnter}
      />
      {groups.map((group) => (
        <Group key={group.title} title={group.title} hits={group.hits} onChoose={onClose} />
      ))}
      <Said wanted={wanted} answer={answer} hasRecent={recent === undefined || recent.length > 0} onAgain={askAgain} />
    </div>
  )
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}

/** Asks a moment after the last key; an answer that comes too late is not waited for. */
function useSearch() {
  const path = href('/:locale?/search/hits', localePrefix(useLocale()))
  const { ask, ...answer } = useAnswer(readAnswered)
  const [q, setQ] = useState('')
  const wanted = q.trim()
  useEffect(() => {
    if (wanted.length < searchLeast) return undefined
    const timer = setTimeout(() => void ask(addressOf(path, { q: wanted })), typingPause)
    return () => clearTimeout(timer)
  }, [ask, path, wanted])
  return { q, setQ, answer, askAgain: () => void ask(addressOf(path, { q: wanted })) }
}

/** What was opened last and may still be seen; undefined until it is known. */
function useRecentHits(accountId: number | undefined): Hit[] | undefined {
  const path = href('/:locale?/search/hits', localePrefix(useLocale()))
  const { ask, found } = useAnswer(readAnswered)
  const [opened] = useState(() => writeOpened(readRecent(accountId)))
  useEffect(() => {
    if (opened !== '') void ask(addressOf(path, { opened }))
  }, [ask, path, opened])
  return opened === '' ? [] : found?.hits.slice(0, recentMost)
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}

type GroupProps = { title: string; hits: Hit[]; onChoose: () => void }

function Group({ title, hits, onChoose }: GroupProps) {
  if (hits.length === 0) return null
  return (
    <section>
      <h3 className="palette-kind">{title}</h3>
      {hits.map((hit) => (
        <Link key={hit.to} className="palette-hit" to={hit.to} onClick={onChoose}>
          <span>{hit.title}</span>
          {hit.hint ? <span className="palette-hint">{hit.hint}</span> : null}
        </Link>
      ))}
    </section>
  )
}

type SaidProps = { wanted: string; answer: Answer<Answered>; hasRecent: boolean; onAgain: () => void }

/** What there is to say beside the hits, aloud as well. */
function Said({ wanted, answer: { found, failed }, hasRecent, onAgain }: SaidProps) {
  const say = useWords(searchWords)
  const lists = useWords(listsWords)
  const isSearched = wanted.length >= searchLeast
  const count = found?.hits.length ?? 0
  function sentence() {
    if (wanted === '') return hasRecent ? '' : say('recent.none')
    if (!isSearched) return lists('search.short', { least: searchLeast })
    if (failed) return say('failed')
    return found && count === 0 ? lists('no-result.for', { query: found.q }) : ''
  }
  const said = sentence()
  return (
    <>
      {said ? <p className="palette-said">{said}</p> : null}
      {isSearched && failed ? (
        <Button className="palette-again" icon={<RotateCw size={16} aria-hidden />} onClick={onAgain}>
          {lists('retry')}
        </Button>
      ) : null}
      <VisuallyHidden>
        <output>{said || (isSearched && found ? say('found', { count }) : '')}</output>
      </VisuallyHidden>
    </>
  )
}
