import { type Locale, locales } from '#app/kit/words/locales.ts'
import type { Guide } from './resources.ts'

/** The guide of each shelf in the reader's language, or else in another: more places read English than Italian. */
export function inBestLanguage<Kind extends Pick<Guide, 'shelf' | 'language'>>(
  locale: Locale,
  guides: readonly Kind[],
): Kind[] {
  const order: Locale[] = [locale, 'en', ...locales]
  return (['manual', 'size-guide'] as const).flatMap((shelf) => {
    const onShelf = guides.filter((guide) => guide.shelf === shelf)
    const language = order.find((one) => onShelf.some((guide) => guide.language === one))
    return onShelf.filter((guide) => guide.language === language)
  })
}
