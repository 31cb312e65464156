import { href, useLocation } from 'react-router'
import { useKept } from '#app/kit/ui/kept.tsx'
import { Menu, MenuButton } from '#app/kit/ui/menu.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from '../shell.words.ts'
import './language-menu.css'

/** Three buttons of one form: it works without a script, and the server keeps the choice in a cookie. */
export function LanguageMenu() {
  const say = useWords(shellWords)
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Menu label={`${say('language')}: ${localeNames[current]}`} button={<LanguageName current={current} />}>
      <form method="post" action={href('/locale')}>
        <input type="hidden" name="to" value={pathname + search} />
        <div {...useKept(Languages, {})} />
      </form>
    </Menu>
  )
}

function Languages() {
  const current = useLocale()
  return locales.map((locale) => (
    <MenuButton
      key={locale}
      type="submit"
      name="locale"
      value={locale}
      lang={locale}
      aria-current={locale === current ? 'true' : undefined}
    >
      {localeNames[locale]}
    </MenuButton>
  ))
}

function LanguageName({ current }: { current: (typeof locales)[number] }) {
  return (
    <>
      <span className="language-name">{localeNames[current]}</span>
      <span className="language-code">{current}</span>
    </>
  )
}
