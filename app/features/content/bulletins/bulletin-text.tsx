import { Alert } from '#app/kit/ui/alert.tsx'
import { Prose } from '#app/kit/markdown/prose.tsx'
import type { Prose as ProseText } from '#app/kit/markdown/prose.ts'
import { type Locale, localeNames } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { bulletinWords } from './bulletins.words.ts'

/** What one says in one language, which is named where it is not the reader's. */
export function BulletinText({ prose, language }: { prose: ProseText; language: Locale }) {
  const say = useWords(bulletinWords)
  const locale = useLocale()
  return (
    <>
      {language === locale ? null : <Alert title={say('language', { language: localeNames[language] })} />}
      <div lang={language}>
        <Prose prose={prose} />
      </div>
    </>
  )
}
