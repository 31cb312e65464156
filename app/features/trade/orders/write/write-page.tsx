import { href } from 'react-router'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { WritingPage, type WrittenProps } from '#app/features/trade/items/items.written.tsx'
import { orderWords } from '../orders.words.ts'
import { WriteForm } from './write-form.tsx'
import { writeWords } from './write.words.ts'

/** On which staff write an order, or change one. */
export function WritePage({ page, answer }: WrittenProps) {
  const say = useWords(writeWords)
  const orders = useWords(orderWords)
  const prefix = localePrefix(useLocale())
  const { record } = page
  const list = { to: href('/:locale?/orders', prefix), label: orders('orders') }
  const back = record && {
    to: href('/:locale?/orders/:id', { ...prefix, id: String(record.id) }),
    label: record.number,
  }
  return (
    <WritingPage
      page={page}
      answer={answer}
      title={record ? say('title.change', { number: record.number }) : say('new')}
      back={back ?? list}
      words={{ intro: say('new.words'), closed: say('from-erp'), noCustomers: say('no-customers') }}
      FormPart={WriteForm}
    />
  )
}
