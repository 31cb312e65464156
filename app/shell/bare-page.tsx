import type { ReactNode } from 'react'
import { ThemeMenu } from '#app/kit/ui/theme.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { WideLogo } from './logo.tsx'
import './bare-page.css'

/** A page without the portal's frame: for who is not let in yet, and for errors beyond the frame. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className="bare">
      <DemoBanner />
      <header className="bare-controls">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main id="main" className="bare-main" tabIndex={-1}>
        <WideLogo />
        {children}
      </main>
    </div>
  )
}
