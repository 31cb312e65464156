import { LogOut, Plus, Trash2, User } from 'lucide-react'
import { Avatar } from '#app/kit/ui/avatar.tsx'
import { Banner } from '#app/kit/ui/banner.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { CopyButton } from '#app/kit/ui/copy-button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Menu, MenuButton, MenuLine, MenuLink, MenuNote } from '#app/kit/ui/menu.tsx'
import { Spinner } from '#app/kit/ui/spinner.tsx'
import { ThemeMenu } from '#app/kit/ui/theme.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { kitWords } from './gallery.words.ts'

export function KitActions() {
  const words = useWords(kitWords)
  return (
    <Card title={words('actions')}>
      <div className="stack">
        {(['normal', 'small'] as const).map((size) => (
          <div key={size} className="cluster">
            <Button size={size} variant="primary" icon={<Plus size={16} />}>
              {words('newRequest')}
            </Button>
            <Button size={size}>{words('save')}</Button>
            <Button size={size} variant="ghost">
              {words('cancel')}
            </Button>
            <Button size={size} variant="danger" icon={<Trash2 size={16} />}>
              {words('refuse')}
            </Button>
            <Button size={size} variant="primary" loading>
              {words('sending')}
            </Button>
            <Button size={size} disabled>
              {words('unavailable')}
            </Button>
            <Button size={size} icon={<Plus size={16} />} aria-label={words('newRequest')} />
          </div>
        ))}
        <div className="cluster">
          <CopyButton text={words('newRequest')} />
        </div>
        <div className="cluster">
          <LinkButton to="/" variant="primary">
            {words('open')}
          </LinkButton>
          <Link to="/">{words('aLink')}</Link>
          <Spinner size={16} />
          <Spinner label={words('sending')} />
          <Spinner size={32} />
        </div>
        <KitMenus />
        <Banner>{words('demoBanner')}</Banner>
        <div className="kit-loading">
          <div className="loading-bar" data-phase="moving" />
        </div>
      </div>
    </Card>
  )
}

function KitMenus() {
  const words = useWords(kitWords)
  const locale = useLocale()
  return (
    <div className="cluster">
      <Menu label={words('account')} button={<Avatar name="Marta Rossi" tone="ink" />} align="start">
        <MenuNote>marta@cicli-rossi.example</MenuNote>
        <MenuLine />
        <MenuLink to="/" icon={<User size={16} />}>
          {words('profile')}
        </MenuLink>
        <MenuButton icon={<LogOut size={16} />}>{words('signOut')}</MenuButton>
      </Menu>
      <Menu button={localeNames[locale]} align="start">
        {locales.map((other) => (
          <MenuLink key={other} to={other === 'it' ? '/' : `/${other}`} lang={other} current={other === locale}>
            {localeNames[other]}
          </MenuLink>
        ))}
      </Menu>
      <ThemeMenu />
    </div>
  )
}
