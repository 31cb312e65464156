import { href } from 'react-router'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { WritingPage, type WrittenProps } from '#app/features/trade/items/items.written.tsx'
import { quoteWords } from '../quotes.words.ts'
import { WriteForm } from './write-form.tsx'
import { writeWords } from './write.words.ts'

/** On which staff write a quote, or change a draft of one. */
export function WritePage({ page, answer }: WrittenProps) {
  const say = useWords(writeWords)
  const quotes = useWords(quoteWords)
  const prefix = localePrefix(useLocale())
  const { record } = page
  const list = { to: href('/:locale?/quotes', prefix), label: quotes('quotes') }
  const back = record && {
    to: href('/:locale?/quotes/:id', { ...prefix, id: String(record.id) }),
    label: record.number,
  }
  return (
    <WritingPage
      page={page}
      answer={answer}
      title={record ? say('change', { number: record.number }) : say('new')}
      back={back ?? list}
      words={{ intro: say('new.words'), closed: say('no-draft'), noCustomers: say('no-customers') }}
      FormPart={WriteForm}
    />
  )
}
