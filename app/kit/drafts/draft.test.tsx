import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '#app/kit/words/locales.ts'
import { LocaleContext } from '#app/kit/words/use-words.ts'
import { DraftStatus } from './draft.tsx'

test('a draft says when it was saved by the clock beside its writer, of twenty-four hours, in every language', () => {
  vi.stubEnv('TZ', 'Europe/Rome')
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const locale of locales)
    for (const [hour, written] of [
      [23, '00:05'],
      [13, '14:05'],
    ] as const)
      expect(
        renderToStaticMarkup(
          <LocaleContext value={locale}>
            <DraftStatus draft={{ state: 'saved', savedAt: new Date(Date.UTC(2026, 10, 21, hour, 5)) }} />
          </LocaleContext>,
        ),
      ).toMatch(new RegExp(` ${written}<`))
})

test('a draft of a form that was sent from elsewhere is not said to be saved, in any language', () => {
  for (const locale of locales) {
    const shown = renderToStaticMarkup(
      <LocaleContext value={locale}>
        <DraftStatus draft={{ state: 'sent' }} />
      </LocaleContext>,
    )
    expect(shown).toMatch(/non salvata|not saved|non enregistré/)
  }
})
