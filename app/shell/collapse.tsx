import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'

/** Before the first paint, so that a menu left collapsed never shows itself open. */
export const collapseScript =
  "try{if(localStorage.getItem('menu')==='collapsed')document.documentElement.dataset.menu='collapsed'}catch{}"

/**
 * The state stands on `<html>`, outside React: the stylesheet shows the one word or the other, and the server need not
 * know it.
 */
export function CollapseButton() {
  const say = useWords(shellWords)
  // React clears the attributes of <html> when an error page takes the place of the whole document.
  useLayoutEffect(() => {
    show(readState())
  }, [])
  return (
    <button type="button" className="menu-entry collapse needs-script" onClick={toggle}>
      <PanelLeftClose size={18} aria-hidden className="when-open" />
      <span className="when-open">{say('menu.collapse')}</span>
      <PanelLeftOpen size={18} aria-hidden className="when-collapsed" />
      <span className="when-collapsed">{say('menu.expand')}</span>
    </button>
  )
}

type State = 'open' | 'collapsed'

function toggle() {
  const next = document.documentElement.dataset['menu'] === 'collapsed' ? 'open' : 'collapsed'
  show(next)
  try {
    localStorage.setItem('menu', next)
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}

function show(state: State) {
  if (state === 'collapsed') document.documentElement.dataset['menu'] = state
  else delete document.documentElement.dataset['menu']
}

function readState(): State {
  try {
    return localStorage.getItem('menu') === 'collapsed' ? 'collapsed' : 'open'
  } catch {
    return 'open'
  }
}
