import { Form, useLocation } from 'react-router'
import type { Checklist } from '#app/catalogue/catalogue.ts'
import { textIn } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { RecallNote } from '#app/features/service/recalls/recalls.note.tsx'
import type { OpenRecall } from '#app/features/service/recalls/recalls.ts'
import type { Subject } from '../checks.ts'
import { demandsOf } from '../checks.text.ts'
import { beginWords } from './begin.words.ts'
import '../checks.css'

export type Beginning = { subject: Subject; list: Checklist; open: number | null; recalls: OpenRecall[] }

type BeginProps = { page: Beginning; back: { to: string; label: string }; refusal: FormFailure | undefined }

/** What will be gone through, and the button that begins it: opening an address alone begins nothing. */
export function BeginPage({ page: { subject, list, open, recalls }, back, refusal }: BeginProps) {
  const say = useWords(beginWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const title = textIn(locale, list.name)
  return (
    <div className="stack">
      <PageTitle title={`${title} · ${subject.serialNumber}`} />
      <PageHeader back={back} title={title}>
        <span>{subject.title}</span> <span className="serial">{subject.serialNumber}</span>
      </PageHeader>
      {refusal?.problems.map((problem) => (
        <Alert key={problem.message} tone="danger" first title={wordProblem(locale, beginWords, problem)} />
      ))}
      <RecallNote recalls={recalls} reader="company" />
      <Card className="check-sheet">
        <p>{say('begin.words')}</p>
        <Form method="post" action={pathname} className="check-send">
          <Button type="submit" variant="primary" name="intent" value="begin">
            {say(open === null ? 'begin' : 'go-on')}
          </Button>
        </Form>
      </Card>
      <Card title={say('steps.count', { count: list.steps.length })} flush>
        <ol className="check-steps">
          {list.steps.map((step) => (
            <li key={step.code}>
              <div className="check-words">
                {textIn(locale, step.name)}
                <p className="muted">{demandsOf(locale, step).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
