import type { ComponentType, ReactNode } from 'react'
import { BrandContext, useBrand } from '#app/kit/brand.tsx'
import { type Locale } from '#app/kit/words/locales.ts'
import { LocaleContext, useLocale } from '#app/kit/words/use-words.ts'

const drawString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * The inside of an element that page after page has alike. The server draws it by itself, once for each language and
 * props, and keeps the HTML: what differs from reader to reader or page to page is in the props, or is not seen at all,
 * for no other context is there.
 *
 * @param props plain data: what is written alike is drawn alike. They stand for few different drawings: no address, no name.
 */
export function useKept<Props extends object>(Part: ComponentType<Props>, props: Props): Inside {
  const locale = useLocale()
  const { sendsMail } = useBrand()
  if (!drawString) return { children: <Part {...props} /> }
  const drawings = drawingsOf(Part)
  const key = JSON.stringify([locale, sendsMail, props])
  const html = drawings.get(key) ?? draw(<Part {...props} />, locale, sendsMail)
  keep(drawings, key, html)
  return { dangerouslySetInnerHTML: { __html: html } }
}

function draw(part: ReactNode, locale: Locale, sendsMail: boolean): string {
  const brand = { name: '', demo: false, sendsMail, site: '' }
  return (
    drawString?.(
      <BrandContext value={brand}>
        <LocaleContext value={locale}>{part}</LocaleContext>
      </BrandContext>,
    ) ?? ''
  )
}

const drawn = new WeakMap<object, Map<string, string>>()
const mostKept = 500

function drawingsOf(part: object): Map<string, string> {
  const known = drawn.get(part) ?? new Map<string, string>()
  drawn.set(part, known)
  return known
}

/** The one that was not asked for longest goes first. */
function keep(drawings: Map<string, string>, key: string, html: string): void {
  drawings.delete(key)
  drawings.set(key, html)
  const [oldest] = drawings.keys()
  if (drawings.size > mostKept && oldest !== undefined) drawings.delete(oldest)
}
