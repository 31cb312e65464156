import { href } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import type { LegalText } from '#app/kit/legal-texts.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { legalWords } from './legal-links.words.ts'
import './legal-links.css'

/** To the texts that are published; where there is none, nothing. */
export function LegalLinks({ only }: { only?: readonly LegalText[] }) {
  const say = useWords(legalWords)
  const locale = useLocale()
  const { look } = useBrand()
  const texts = (look?.legal ?? []).filter((text) => only?.includes(text) ?? true)
  if (texts.length === 0) return null
  return (
    <ul className="legal-links" aria-label={say('label')}>
      {texts.map((text) => (
        <li key={text}>
          <Link to={href('/:locale?/legal/:text', { ...localePrefix(locale), text })}>{say(text)}</Link>
        </li>
      ))}
    </ul>
  )
}
