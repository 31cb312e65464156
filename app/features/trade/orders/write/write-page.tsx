import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { orderWords } from '../orders.words.ts'
import { WriteForm } from './write-form.tsx'
import { writeWords } from './write.words.ts'
import type { WrittenPage } from './written-page.ts'

type WritePageProps = { page: WrittenPage; answer: FormFailure | undefined }

/** On which staff write an order, or change one. */
export function WritePage({ page, answer }: WritePageProps) {
  const say = useWords(writeWords)
  const orders = useWords(orderWords)
  const prefix = localePrefix(useLocale())
  const { order, customers } = page
  const title = order ? say('title.change', { number: order.number }) : say('new')
  const back = order
    ? { to: href('/:locale?/orders/:id', { ...prefix, id: String(order.id) }), label: order.number }
    : { to: href('/:locale?/orders', prefix), label: orders('orders') }
  // With a line more or less the form is another one, which begins with what was typed.
  const isAnother = answer?.status === 200
  const shown = isAnother ? { ...page, initial: answer.submitted } : page
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={back} title={title}>
        {order ? order.companyName : say('new.words')}
      </PageHeader>
      {order && !order.byHand ? <Alert tone="warning" title={say('from-erp')} /> : null}
      <Card>
        {order || customers.length > 0 ? (
          <WriteForm
            key={isAnother ? JSON.stringify(answer.submitted) : 'first'}
            page={shown}
            refusal={isAnother ? undefined : answer}
          />
        ) : (
          <p className="muted">{say('no-customers')}</p>
        )}
      </Card>
    </div>
  )
}
