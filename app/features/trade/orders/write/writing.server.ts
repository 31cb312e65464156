import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { orderForm } from './order-form.ts'
import { changeOrder, createOrder } from './write.server.ts'

/** As `answerWritten` takes it. */
export const writing = {
  schema: orderForm,
  create: createOrder,
  change: changeOrder,
  page: (locale: Locale, id: number) => href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(id) }),
}
