import { CircleUserRound, LogOut } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LegalLinks } from '#app/brand/legal-links.tsx'
import { href } from 'react-router'
import type { PageReader } from '#app/features/people/pages/pages.ts'
import { SearchButton } from '#app/features/across/search/search.button.tsx'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { PersonContext } from '#app/kit/own-memory.ts'
import { Avatar } from '#app/kit/ui/avatar.tsx'
import { Banner } from '#app/kit/ui/banner.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Menu, MenuButton, MenuLine, MenuLink, MenuNote } from '#app/kit/ui/menu.tsx'
import { withoutReload } from '#app/kit/ui/reload-guard.ts'
import { ThemeMenu } from '#app/kit/ui/theme.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { useFocusAfterNavigation } from './focus.ts'
import { Leaving } from './leaving.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { LanguageMenu } from './menu/language-menu.tsx'
import { Logo } from './logo.tsx'
import { useOwnMemory } from './own-memory.ts'
import { PrivateHead } from './page-head.tsx'
import { MainMenu } from './menu/menu.tsx'
import { SessionEnded } from './session-ended.tsx'
import { shellWords } from './shell.words.ts'
import './frame.css'
import './print.css'

// A page works before they are there.
const Prefetch = import.meta.env.SSR ? () => null : lazyPart(async () => (await import('./prefetch.ts')).Prefetch)
const Live = import.meta.env.SSR ? () => null : lazyPart(async () => (await import('./live.ts')).Live)

/** What the frame shows of the person who looks. */
export type FrameViewer = PageReader & {
  accountId: number
  name: string
  email: string
  side: 'company' | 'maker'
  /** Said to those who can see to it. */
  lacksMail: boolean
  /** For a dealer; a private rider's own name is no company. */
  companyName: string | null
  /** An administrator who sees the portal as this company does. */
  onlyLooks: boolean
  /** The browser may keep some pages, to open them without a line. */
  keepsOffline: boolean
}

/** The top bar, the menu, and the page between them. */
export function Frame({ viewer, children }: { viewer: FrameViewer; children: ReactNode }) {
  useFocusAfterNavigation()
  // Who only looks leaves nothing in the browser, and sends nothing that was kept there.
  const keeper = viewer.onlyLooks ? undefined : viewer.accountId
  useOwnMemory(keeper)
  const say = useWords(shellWords)
  return (
    <PersonContext value={keeper}>
      <div className="frame">
        <PrivateHead />
        {viewer.onlyLooks ? <LookingBar company={viewer.companyName ?? ''} /> : null}
        <DemoBanner />
        <Afterwards load={offline} props={{ viewer }} />
        {viewer.lacksMail ? <Banner>{say('no-mail')}</Banner> : null}
        <header className="top-bar">
          <Logo />
          <div className="top-bar-controls">
            <SearchButton accountId={keeper} />
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu viewer={viewer} />
          </div>
        </header>
        <MainMenu viewer={viewer} />
        <main id="main" className="frame-main" tabIndex={-1}>
          <div className="container">{children}</div>
          <footer className="frame-foot container">
            <LegalLinks />
          </footer>
        </main>
        <Leaving />
        <SessionEnded account={viewer.accountId} email={viewer.email} />
        <Suspense>
          <Prefetch />
        </Suspense>
        <Suspense>{viewer.locked.includes('tickets') ? null : <Live />}</Suspense>
        {keeper === undefined ? null : <Afterwards load={outgoing} props={{ person: keeper }} />}
      </div>
    </PersonContext>
  )
}

const offline = () => withoutReload(async () => (await import('./offline.tsx')).Offline)
const outgoing = () => withoutReload(async () => (await import('./outgoing.tsx')).Outgoing)

/** A part nobody waits for. Among those that the page shows as they come it would hold the others up. */
function Afterwards<Props extends object>({ load, props }: AfterwardsProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      // The next page asks again.
      () => undefined,
    )
  }, [load])
  return Part ? <Part {...props} /> : null
}

type AfterwardsProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props }

/** On every page of who only looks: as whom, and the way out. */
function LookingBar({ company }: { company: string }) {
  const say = useWords(shellWords)
  return (
    <div className="looking-bar">
      <Banner
        action={
          <form method="post" action={href('/:locale?/see-as', localePrefix(useLocale()))}>
            <Button type="submit" size="small" variant="primary" name="intent" value="stop">
              {say('looking.stop')}
            </Button>
          </form>
        }
      >
        {say('looking', { company })}
      </Banner>
    </div>
  )
}

function AccountMenu({ viewer }: { viewer: FrameViewer }) {
  const say = useWords(shellWords)
  const locale = useLocale()
  return (
    <Menu label={say('account', { name: viewer.name })} button={<Avatar name={viewer.name} tone="ink" />}>
      <MenuNote>
        <strong>{viewer.name}</strong>
        <span className="account-line">
          {viewer.companyName ?? (viewer.side === 'maker' ? say('account.staff') : null)}
        </span>
        <span className="account-line">{viewer.email}</span>
      </MenuNote>
      <MenuLine />
      {viewer.onlyLooks ? null : (
        <MenuLink to={href('/:locale?/user', localePrefix(locale))} icon={<CircleUserRound size={18} aria-hidden />}>
          {say('menu.profile')}
        </MenuLink>
      )}
      <form method="post" action={href('/:locale?/sign-out', localePrefix(locale))}>
        <MenuButton type="submit" name="intent" value="sign-out" icon={<LogOut size={18} aria-hidden />}>
          {say('account.sign-out')}
        </MenuButton>
      </form>
    </Menu>
  )
}
