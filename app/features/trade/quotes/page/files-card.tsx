import { useWords } from '#app/kit/words/use-words.ts'
import { FilesCard } from '#app/features/content/attachments/attachments.card.tsx'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { filesForm } from '../quotes.forms.ts'
import { formWords } from '../quotes.forms.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import type { QuoteFailure } from './actions.ts'

/** What goes with the quote; staff add to a draft, and take from it. */
export function QuoteFiles({ page, refusal }: { page: PageData; refusal: QuoteFailure | undefined }) {
  const say = useWords(pageWords)
  const { files, may, submissions, notice } = page
  return (
    <FilesCard
      title={say('files')}
      files={files}
      mayChange={may.change}
      submission={{ fresh: submissions.files, through: notice?.submission }}
      failure={refusal?.intent === 'files' ? refusal : undefined}
      schema={filesForm}
      words={formWords}
      hint={say('files.hint', { count: fileLimits.count })}
      removalOf={(name) => say('files.remove', { name })}
    />
  )
}
