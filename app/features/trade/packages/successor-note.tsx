import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Package } from './packages.ts'
import { packageConflicts } from './packages.words.ts'

/** That it is no longer offered, and what is in its place. */
export function SuccessorNote({ successor, side }: Pick<Package, 'successor'> & { side: 'readers' | 'desk' }) {
  const say = useWords(packageConflicts)
  const locale = useLocale()
  if (!successor) return <Alert tone="warning" title={say('ended')} />
  const title = textAmong(successor.titles, locale)
  const page = side === 'desk' ? '/:locale?/console/packages/:id' : '/:locale?/packages/:id'
  const to = href(page, { ...localePrefix(locale), id: String(successor.id) })
  return <Alert tone="warning" title={say('ended-successor', { title })} action={<Link to={to}>{title}</Link>} />
}
