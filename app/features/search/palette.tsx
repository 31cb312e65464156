import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { searchLeast } from '#app/kit/lists/lists.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { Input } from '#app/kit/ui/field.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Modal } from '#app/kit/ui/modal.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { keepRecent, readRecent } from './recent.ts'
import type { Hit, Results } from './search.ts'
import { searchWords } from './search.words.ts'
import './search.css'

export type PaletteProps = { open: boolean; email: string; onClose: () => void }

const typingPause = 200

/** One field over everything: the hits by kind, and before anything is typed what was opened last. */
export function Palette({ open, email, onClose }: PaletteProps) {
  const say = useWords(searchWords)
  return (
    <Modal open={open} onClose={onClose} title={say('title')} size="large">
      <PaletteBody email={email} onClose={onClose} />
    </Modal>
  )
}

function PaletteBody({ email, onClose }: Omit<PaletteProps, 'open'>) {
  const say = useWords(searchWords)
  const navigate = useNavigate()
  const { q, setQ, results } = useSearch()
  const [recent] = useState(() => readRecent(email))
  const isBlank = q.trim() === ''
  const groups = isBlank
    ? [{ title: say('recent'), hits: recent }]
    : (results?.groups ?? []).map(({ kind, hits }) => ({ title: say(`kind.${kind}`), hits }))
  const [first] = groups.flatMap(({ hits }) => hits)

  function choose(hit: Hit) {
    keepRecent(email, hit)
    onClose()
  }
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    choose(first)
    void navigate(first.to)
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
      {groups.map(({ title, hits }) => (
        <Group key={title} title={title} hits={hits} onChoose={choose} />
      ))}
      <Said q={q} results={results} hasRecent={recent.length > 0} />
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

/** Asks a moment after the last key; of an answer that comes too late nothing is seen. */
function useSearch() {
  const path = href('/:locale?/search', localePrefix(useLocale()))
  const { load, data } = useFetcher<Results>()
  const [q, setQ] = useState('')
  const wanted = q.trim()
  useEffect(() => {
    if (wanted.length < searchLeast) return undefined
    const timer = setTimeout(() => void load(`${path}?${new URLSearchParams({ q: wanted }).toString()}`), typingPause)
    return () => clearTimeout(timer)
  }, [load, path, wanted])
  return { q, setQ, results: wanted.length >= searchLeast ? data : undefined }
}

type GroupProps = { title: string; hits: Hit[]; onChoose: (hit: Hit) => void }

function Group({ title, hits, onChoose }: GroupProps) {
  if (hits.length === 0) return null
  return (
    <section>
      <h3 className="palette-kind">{title}</h3>
      {hits.map((hit) => (
        <Link key={hit.to} className="palette-hit" to={hit.to} onClick={() => onChoose(hit)}>
          <span>{hit.title}</span>
          <span className="palette-hint">{hit.hint}</span>
        </Link>
      ))}
    </section>
  )
}

/** What there is to say beside the hits, aloud as well. */
function Said({ q, results, hasRecent }: { q: string; results: Results | undefined; hasRecent: boolean }) {
  const say = useWords(searchWords)
  const lists = useWords(listsWords)
  const wanted = q.trim()
  const count = results?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  function sentence() {
    if (wanted === '') return hasRecent ? '' : say('recent.none')
    if (wanted.length < searchLeast) return lists('search.short', { least: searchLeast })
    return results && count === 0 ? lists('no-result.for', { query: results.q }) : ''
  }
  const said = sentence()
  return (
    <>
      {said ? <p className="palette-said">{said}</p> : null}
      <VisuallyHidden>
        <output>{said || (results ? say('found', { count }) : '')}</output>
      </VisuallyHidden>
    </>
  )
}
