import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { useKept } from './kept.tsx'
import { Menu, MenuButton } from './menu.tsx'
import { uiWords } from './ui.words.ts'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const storageKey = 'theme'

/** Runs in the head before anything is painted, so that a stored choice never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

const looks = {
  system: { words: 'themeSystem', Icon: Monitor },
  light: { words: 'themeLight', Icon: Sun },
  dark: { words: 'themeDark', Icon: Moon },
} as const

/** One icon for the top bar, the three behind it. */
export function ThemeMenu() {
  return <div className="needs-script" {...useKept(ThemeChoice, {})} />
}

function ThemeChoice() {
  const words = useWords(uiWords)
  const chosen = useTheme()
  const { Icon } = looks[chosen === 'system' ? 'light' : chosen]
  return (
    <Menu label={words('theme')} button={<Icon size={20} />}>
      {themes.map((theme) => {
        const { words: key, Icon: Own } = looks[theme]
        return (
          <MenuButton
            key={theme}
            icon={<Own size={16} />}
            aria-pressed={theme === chosen}
            onClick={() => chooseTheme(theme)}
          >
            {words(key)}
          </MenuButton>
        )
      })}
    </Menu>
  )
}

function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, storedTheme, () => 'system')
}

function chooseTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be closed to this page: the choice then lasts as long as the page does.
  }
  paint(theme)
  // Other tabs hear the browser's own event; this one needs telling.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}

function paint(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** What is painted is what is chosen: it also holds where nothing can be stored. */
function storedTheme(): Theme {
  const painted = document.documentElement.dataset['theme']
  return painted === 'light' || painted === 'dark' ? painted : 'system'
}

function onThemeChange(listener: () => void) {
  const heard = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return
    if (event.storageArea) paint(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
    listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
