import type { ReactNode } from 'react'
import { LegalLinks } from '#app/brand/legal-links.tsx'
import { ThemeMenu } from '#app/kit/ui/theme.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { PrivateHead, PublicHead } from './page-head.tsx'
import { LanguageMenu } from './menu/language-menu.tsx'
import { WideLogo } from './logo.tsx'
import './bare-page.css'

/** A page without the portal's frame: for anyone who is not let in yet, and for errors beyond the frame. */
export function BarePage({ isPublic = false, children }: { isPublic?: boolean; children: ReactNode }) {
  return (
    <div className="bare">
      {isPublic ? <PublicHead /> : <PrivateHead />}
      <DemoBanner />
      <header className="bare-controls">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main id="main" className="bare-main" tabIndex={-1}>
        <WideLogo />
        {children}
      </main>
      <footer className="bare-foot">
        <LegalLinks />
      </footer>
    </div>
  )
}
