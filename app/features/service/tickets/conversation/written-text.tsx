import { foreignTo } from '#app/kit/words/language-of.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from '../page/page.words.ts'
import '../tickets.css'

/** What somebody wrote; where that is in a language other than the reader's, it says so, to a screen reader as well. */
export function WrittenText({ text }: { text: string }) {
  const say = useWords(pageWords)
  const language = foreignTo(useLocale(), text)
  return (
    <>
      <p className="ticket-text" lang={language}>
        {text}
      </p>
      {language ? <p className="muted ticket-small">{say(`written.${language}`)}</p> : null}
    </>
  )
}
