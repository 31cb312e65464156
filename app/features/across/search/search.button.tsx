import { Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { href, useLocation } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { PaletteProps } from './palette.tsx'
import { searchButtonWords } from './search.button.words.ts'

/** Opens the palette, as Ctrl K and ⌘ K do; without a script it leads to the page that does the same. */
export function SearchButton({ accountId }: { accountId: number | undefined }) {
  const say = useWords(searchButtonWords)
  const { add } = useToasts()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [open, setOpen] = useState(false)
  const asked = useRef(false)
  useRecent(accountId)

  const show = useCallback(async () => {
    if (asked.current) return setOpen(true)
    asked.current = true
    try {
      const part = await withoutReload(() => import('./palette.tsx'))
      setPalette(() => part.Palette)
      setOpen(true)
    } catch {
      asked.current = false
      add({ id: 'search', color: 'danger', title: say('unopened') })
    }
    return undefined
  }, [add, say])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void show()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [show])

  function press(event: MouseEvent) {
    // With these keys a new tab is meant.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void show()
  }

  return (
    <>
      <LinkButton
        to={href('/:locale?/search', localePrefix(useLocale()))}
        variant="ghost"
        icon={<Search size={18} aria-hidden />}
        title={say('open.keys')}
        aria-label={say('title')}
        onClick={press}
      />
      {Palette ? <Palette open={open} accountId={accountId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The page of a record is remembered for the palette; what does that is asked for where there is a number. */
function useRecent(accountId: number | undefined) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!/\/\d+$/.test(pathname)) return
    withoutReload(() => import('./recent.ts')).then(
      ({ keepRecent }) => keepRecent(accountId, pathname),
      () => undefined,
    )
  }, [accountId, pathname])
}
