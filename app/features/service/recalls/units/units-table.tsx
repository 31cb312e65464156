import { Form, useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { NativeSelect } from '#app/kit/ui/field.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { steps } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { UnitDot } from '../state-dot.tsx'
import { unitWords } from './units.words.ts'
import type { ListedUnit } from './units.store.server.ts'

export type UnitRow = Pick<
  ListedUnit,
  'id' | 'serialNumber' | 'family' | 'knownFrom' | 'state' | 'stateAt' | 'toldAt' | 'holder' | 'dealer'
> & { country: string }

type UnitTableProps = { caption: string; rows: UnitRow[]; mayStep: boolean }

export function UnitTable({ caption, rows, mayStep }: UnitTableProps) {
  return <Table caption={caption} columns={columnsFor(useLocale(), mayStep)} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, mayStep: boolean): Column<UnitRow>[] {
  const say = sayIn(unitWords, locale)
  const words = sayIn(recallWords, locale)
  return [
    { label: words('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: words('model'), render: ({ family }) => family },
    {
      label: say('holder'),
      look: 'main',
      render: ({ holder, dealer, country }) => (
        <>
          {[holder, dealer === holder ? null : dealer].filter(Boolean).join(' · ') || '–'}
          <div className="muted">{country}</div>
        </>
      ),
    },
    {
      label: say('known-from'),
      extra: true,
      labelled: true,
      render: ({ knownFrom }) => (
        <span className="recall-sources">{knownFrom.map((source) => words(`source.${source}`)).join(', ')}</span>
      ),
    },
    { label: words('state'), render: ({ state }) => <UnitDot state={state} /> },
    { label: say('since'), look: 'date', render: ({ stateAt }) => formatDate(locale, stateAt) },
    ...(mayStep
      ? [
          {
            label: say('steps'),
            hideLabel: true,
            look: 'actions',
            render: (row) => <StepForm row={row} />,
          } as const satisfies Column<UnitRow>,
        ]
      : []),
  ]
}

function StepForm({ row: { id, serialNumber, state } }: { row: UnitRow }) {
  const say = useWords(unitWords)
  const words = useWords(recallWords)
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} className="recall-step">
      <input type="hidden" name="intent" value="step" />
      <input type="hidden" name="unit" value={id} />
      <NativeSelect name="state" aria-label={`${words('state')} ${serialNumber}`} defaultValue={state} required>
        {steps.every((one) => one !== state) && <option value={state}>{words(`unit.${state}`)}</option>}
        {steps.map((one) => (
          <option key={one} value={one}>
            {words(`unit.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" size="small">
        {say('save')}
      </Button>
    </Form>
  )
}
