import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { editingWords } from './editing.words.ts'
import { EntryButtons } from './parts.tsx'
import { SectionPage } from './section-page.tsx'

type Entry = { code: string; active: boolean }

type EntriesProps<One> = ComponentProps<typeof SectionPage> & {
  entries: readonly One[]
  columns: Column<One>[]
  /** Where there are none. */
  none: string
  /** The form of one of them. */
  children: ReactNode
}

/** A page of the catalogue that is a list, in an order that counts, and the form of one entry. */
export function EntriesPage<One extends Entry>({ entries, columns, none, children, ...section }: EntriesProps<One>) {
  return (
    <SectionPage {...section}>
      <Card flush={entries.length > 0}>
        {entries.length > 0 ? (
          <Table caption={section.title} columns={columns} rows={entries} rowKey={({ code }) => code} />
        ) : (
          <p className="muted">{none}</p>
        )}
      </Card>
      {children}
    </SectionPage>
  )
}

type Listed<One> = {
  title: string
  entries: readonly One[]
  revision: number
  nameOf: (one: One) => string
  /** What is said of one that forms offer, at the head of its column and on its row; and of another. */
  offered: { label: string; yes: string; no: string }
  /** What is removed together with one, where it has parts of its own. */
  loses?: (one: One) => string | undefined
}

/** Its name, what is its own, whether it is offered, and what can be done about it. */
export function entryColumns<One extends Entry>(
  locale: Locale,
  { title, entries, revision, nameOf, offered, loses }: Listed<One>,
  own: Column<One>[],
): Column<One>[] {
  return [
    { label: title, look: 'name', render: nameOf },
    ...own,
    {
      label: offered.label,
      render: ({ active }) => (
        <StatusDot tone={active ? 'green' : 'hollow'}>{active ? offered.yes : offered.no}</StatusDot>
      ),
    },
    {
      label: sayIn(editingWords, locale)('change'),
      hideLabel: true,
      look: 'actions',
      render: (one) => (
        <EntryButtons
          code={one.code}
          name={nameOf(one)}
          revision={revision}
          isFirst={one === entries[0]}
          loses={loses?.(one)}
        />
      ),
    },
  ]
}
