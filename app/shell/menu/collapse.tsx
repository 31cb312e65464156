import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from '../shell.words.ts'

/** Before the first paint, so that a menu left collapsed never shows itself open. */
export const collapseScript =
  "try{if(localStorage.getItem('menu')==='collapsed')document.documentElement.dataset.menu='collapsed'}catch{}"

/**
 * The state stands on `<html>`, outside React: the stylesheet shows the one word or the other, and the server need not
 * know it.
 */
export function CollapseButton() {
  const say = useWords(shellWords)
  return (
    <button type="button" className="menu-entry collapse needs-script" onClick={toggle}>
      <PanelLeftClose size={18} aria-hidden className="when-open" />
      <span className="when-open">{say('menu.collapse')}</span>
      <PanelLeftOpen size={18} aria-hidden className="when-collapsed" />
      <span className="when-collapsed">{say('menu.expand')}</span>
    </button>
  )
}

function toggle() {
  const { dataset } = document.documentElement
  const collapsed = dataset['menu'] !== 'collapsed'
  if (collapsed) dataset['menu'] = 'collapsed'
  else delete dataset['menu']
  try {
    localStorage.setItem('menu', collapsed ? 'collapsed' : 'open')
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}
