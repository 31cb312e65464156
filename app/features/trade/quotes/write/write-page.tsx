import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { quoteWords } from '../quotes.words.ts'
import { WriteForm } from './write-form.tsx'
import { writeWords } from './write.words.ts'
import type { WrittenPage } from './written-page.ts'

type WritePageProps = { page: WrittenPage; answer: FormFailure | undefined }

/** On which staff write a quote, or change a draft of one. */
export function WritePage({ page, answer }: WritePageProps) {
  const say = useWords(writeWords)
  const quotes = useWords(quoteWords)
  const prefix = localePrefix(useLocale())
  const { quote, customers } = page
  const title = quote ? say('change', { number: quote.number }) : say('new')
  const back = quote
    ? { to: href('/:locale?/quotes/:id', { ...prefix, id: String(quote.id) }), label: quote.number }
    : { to: href('/:locale?/quotes', prefix), label: quotes('quotes') }
  // With a line more or less the form is another one, which begins with what was typed.
  const isAnother = answer?.status === 200
  const shown = isAnother ? { ...page, initial: answer.submitted } : page
  return (
    <div className="stack">
      <PageTitle title={title} />
      <PageHeader back={back} title={title}>
        {quote ? quote.companyName : say('new.words')}
      </PageHeader>
      {quote && !quote.isDraft ? <Alert tone="warning" title={say('no-draft')} /> : null}
      <Card>
        {quote || customers.length > 0 ? (
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
