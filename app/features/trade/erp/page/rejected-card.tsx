import { Form } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { intakeWords } from '#app/kit/intake/intake.words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Rejected } from '../erp.ts'
import { fieldIn } from './fields.words.ts'
import { erpWords } from './page.words.ts'

/** What did not fit, each with its reasons, to be tried again or forgotten. */
export function RejectedCard({ rows, total }: { rows: Rejected[]; total: number }) {
  const say = useWords(erpWords)
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Card title={say('rejected')} flush>
      <div className="erp-rejected-head">
        <p className="muted">
          {say('rejected.words')} {total > rows.length ? say('rejected.latest', { count: rows.length }) : null}
        </p>
        <ButtonForm intent="retry-all">{say('retry.all')}</ButtonForm>
      </div>
      <Table caption={say('rejected')} columns={columnsFor(locale)} rows={rows} rowKey={({ id }) => id} />
    </Card>
  )
}

function columnsFor(locale: Locale): Column<Rejected>[] {
  const say = sayIn(erpWords, locale)
  const sayWhy = sayIn(intakeWords, locale)
  return [
    {
      label: say('number'),
      look: 'main',
      render: ({ number }) => (
        <span className="serial erp-number" title={number}>
          {number}
        </span>
      ),
    },
    { label: say('what'), render: ({ kind }) => say(`kind.${kind}`) },
    {
      label: say('why'),
      render: ({ reasons }) =>
        reasons.length === 0
          ? say('why.failed')
          : reasons.map(({ field, reason }) => (
              <span key={field + reason} className="erp-aside">
                {reason === 'no-row' ? sayWhy(reason) : sayWhy(reason, { field: fieldIn(locale, field) })}
              </span>
            )),
    },
    { label: say('at'), look: 'date', extra: true, render: ({ at }) => formatDate(locale, at, 'moment') },
    {
      label: say('retry'),
      look: 'actions',
      hideLabel: true,
      render: ({ id, number }) => <Actions id={id} of={number} />,
    },
  ]
}

function Actions({ id, of }: { id: number; of: string }) {
  const say = useWords(erpWords)
  return (
    <div className="erp-row-actions">
      <ButtonForm intent="retry" fields={{ id }} size="small">
        {say('retry')}
        <span className="visually-hidden"> {of}</span>
      </ButtonForm>
      <Fold title={say('discard')} label={say('discard.of', { number: of })}>
        <Form method="post" className="stack-small">
          <input type="hidden" name="id" value={id} />
          <p>{say('discard.words')}</p>
          <Button type="submit" name="intent" value="discard" size="small" variant="danger">
            {say('discard.do')}
          </Button>
        </Form>
      </Fold>
    </div>
  )
}
