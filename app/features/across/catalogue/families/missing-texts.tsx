import type { Family } from '#app/catalogue/catalogue.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { formatList } from '#app/kit/words/formats.ts'
import { locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { familyWords } from './families.words.ts'
import { linesWithout } from './lines.ts'

/** Which texts of a family nobody has written in which language. */
export function MissingTexts({ family }: { family: Family }) {
  const say = useWords(familyWords)
  const reader = useLocale()
  const missing = locales.flatMap((locale) => {
    const lists = (['colours', 'instructions'] as const).flatMap((list) => {
      const lines = linesWithout(locale, family[list])
      if (lines.length === 0) return []
      const key = lines.length === 1 ? 'missing.line' : 'missing.lines'
      return say(key, { what: say(list).toLowerCase(), lines: lines.join(', ') })
    })
    const what = [...(family.name[locale] ? [] : [say('name').toLowerCase()]), ...lists]
    return what.length > 0 ? [{ locale, what }] : []
  })
  if (missing.length === 0) return null
  return (
    <Alert tone="info" title={say('missing')}>
      {missing.map(({ locale, what }) => (
        <p key={locale}>{say(`missing.${locale}`, { what: formatList(reader, what) })}</p>
      ))}
      <p>{say('missing.words')}</p>
    </Alert>
  )
}
