import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CheckStateDot } from '#app/features/service/checklists/checklists.state.tsx'
import { checkWords } from '#app/features/service/checklists/checklists.words.ts'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import type { PageData, Refusal } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** What heads the page of a checklist, filled in or read. */
export function Head({ page, refusal }: { page: PageData; refusal: Refusal }) {
  const say = useWords(pageWords)
  const checks = useWords(checkWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const { check, title, notice, recalls, isStaff } = page
  const isSigned = check.state === 'signed'
  // Read aloud as the page goes on to the next step, which is the same page else.
  const at = page.steps.findIndex(({ code }) => code === page.filling?.step) + 1
  const step = at > 0 ? checks('step.of', { at, of: page.steps.length }) : ''
  // What is wrong with a form of the page stands in it; the rest has no form there.
  const whole =
    refusal && (refusal.intent === 'answer' || refusal.intent === 'sign') && page.filling ? [] : refusal?.problems
  return (
    <>
      <PageTitle title={[step, title, check.serialNumber].filter(Boolean).join(' · ')} />
      <DoneToast title={notice && !refusal ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/checks', prefix), label: say('back') }}
        title={title}
        actions={
          <>
            {check.productId !== null && check.seesBike && (
              <LinkButton to={href('/:locale?/products/:id', { ...prefix, id: String(check.productId) })}>
                {say('bike')}
              </LinkButton>
            )}
            {isSigned && (
              <LinkButton
                to={href('/:locale?/checks/:id/pdf', { ...prefix, id: String(check.id) })}
                reloadDocument
                variant="primary"
              >
                {say('pdf')}
              </LinkButton>
            )}
          </>
        }
      >
        <span>{check.family}</span> <span className="serial">{check.serialNumber}</span>{' '}
        <CheckStateDot state={check.state} />
      </PageHeader>
      {whole?.map((problem) => (
        <Alert key={problem.message} tone="danger" first title={wordProblem(locale, pageWords, problem)} />
      ))}
      <RecallNote recalls={recalls} reader={isStaff ? 'staff' : 'company'} />
    </>
  )
}
